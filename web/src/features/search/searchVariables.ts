import { emptySearch, type SearchState } from '#web/features/search/searchState.ts'
import type { ExpeditionFilter, ExpeditionSort, ExpeditionType } from '#web/lib/graph.generated.ts'

/** Types by their name in the URL, and in the schema and its facets. */
export const types: Record<string, ExpeditionType> = {
  expedition: 'EXPEDITION',
  'sans-les-parents': 'SANS_LES_PARENTS',
  'en-base-camp': 'EN_BASE_CAMP',
  'en-itinerance': 'EN_ITINERANCE',
}

const sorts: Record<string, ExpeditionSort> = {
  next_departure: 'NEXT_DEPARTURE',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
  duration: 'DURATION_ASC',
  '-duration': 'DURATION_DESC',
  rating: 'RATING',
  newest: 'NEWEST',
  co2: 'FEWEST_CO2',
}

const number = (text: string | undefined) => (text ? Number(text) : null)

/** The search as a GraphQL filter. */
export function toFilter(state: SearchState): ExpeditionFilter {
  const [minDays, maxDays] = state.duration.split('-')
  return {
    query: state.q || null,
    types: state.types.flatMap((type) => types[type] ?? []),
    countries: state.countries,
    activityTypes: state.activityTypes,
    activities: state.activities,
    levels: state.levels.map(Number),
    destination: state.destination || null,
    region: state.region || null,
    vacation: state.vacation || null,
    zone: state.zone || null,
    familyFriendly: state.isFamily || null,
    confirmed: state.isConfirmed || null,
    startDate: state.start || null,
    endDate: state.end || null,
    months: state.months,
    days: state.days || null,
    minPrice: number(state.minPrice),
    maxPrice: number(state.maxPrice),
    minDays: number(minDays),
    maxDays: number(maxDays),
    minRating: number(state.rating),
    minEcoRating: number(state.eco),
    childAge: number(state.age),
    fromCity: state.from || null,
    maxTrainHours: number(state.maxTrainHours),
    bounds: state.bbox ? state.bbox.split(',').map(Number) : null,
  }
}

export const toVariables = (state: SearchState) => ({
  filter: toFilter(state),
  sort: sorts[state.sort] ?? 'RECOMMENDED',
  page: state.page,
})

type ThemeFilter = {
  activities: string[]
  countries: string[]
  region: string | null
  type: ExpeditionType | null
  vacation: string | null
  familyFriendly: boolean | null
}

/** The filter of a theme, as a search that can be changed. */
export function presetOf(filter: ThemeFilter | null): SearchState {
  if (!filter) return emptySearch
  return {
    ...emptySearch,
    activities: filter.activities,
    countries: filter.countries,
    region: filter.region ?? '',
    types: Object.keys(types).filter((name) => types[name] === filter.type),
    vacation: filter.vacation ?? '',
    isFamily: filter.familyFriendly === true,
  }
}
