import type {
  ExpeditionFilter,
  ExpeditionSort,
  ExpeditionType,
  InputMaybe,
} from '#gateway/graph/schema.generated.ts'

const sorts: Record<ExpeditionSort, string> = {
  RECOMMENDED: 'recommended',
  PRICE_ASC: 'price',
  PRICE_DESC: '-price',
  DURATION_ASC: 'duration',
  DURATION_DESC: '-duration',
  NEXT_DEPARTURE: 'next_departure',
  RATING: 'rating',
  NEWEST: 'newest',
  FEWEST_CO2: 'co2',
}

const types: Record<ExpeditionType, string> = {
  EXPEDITION: 'expedition',
  SANS_LES_PARENTS: 'sans-les-parents',
  EN_BASE_CAMP: 'en-base-camp',
  EN_ITINERANCE: 'en-itinerance',
}

/** Serialises a filter as REST parameters, in a fixed order: the text is a cache key. */
export function searchParameters(
  filter: ExpeditionFilter,
  sort: ExpeditionSort,
  perPage: number,
  page: number,
): string {
  const values: Record<string, string | undefined> = {
    q: filter.query?.trim(),
    expedition_type: listed(filter.types?.map((type) => types[type])),
    countries: listed(filter.countries),
    destination: filter.destination ?? undefined,
    region: filter.region ?? undefined,
    activities: listed(filter.activities),
    activity_types: listed(filter.activityTypes),
    vacation: filter.vacation ?? undefined,
    zone: filter.zone ?? undefined,
    family_friendly: filter.familyFriendly ? 'true' : undefined,
    start: filter.startDate ?? undefined,
    end: filter.endDate ?? undefined,
    month: listed(filter.months),
    days: filter.days ?? undefined,
    level: listed(filter.levels),
    price: range(filter.minPrice, filter.maxPrice),
    duration: range(filter.minDays, filter.maxDays),
    rating: filter.minRating?.toString(),
    eco: filter.minEcoRating?.toString(),
    age: filter.childAge?.toString(),
    confirmed: filter.confirmed ? 'true' : undefined,
    from: filter.fromCity ?? undefined,
    max_train_hours: filter.maxTrainHours?.toString(),
    bbox: listed(filter.bounds),
    sort: sort === 'RECOMMENDED' ? undefined : sorts[sort],
    per_page: perPage.toString(),
    page: page.toString(),
  }
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(given).toString()
}

const listed = (values: InputMaybe<(string | number)[]> | undefined) => values?.join(',')

function range(min: InputMaybe<number> | undefined, max: InputMaybe<number> | undefined) {
  const written = (value: InputMaybe<number> | undefined) => value?.toString() ?? ''
  return written(min) || written(max) ? `${written(min)}-${written(max)}` : undefined
}
