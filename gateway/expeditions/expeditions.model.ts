import { toNextDeparture } from '#gateway/departures/departures.model.ts'
import { type Detail, toDetail, toTrainAccess } from '#gateway/expeditions/detail.model.ts'
import { toGuide, toSlug } from '#gateway/expeditions/guides.model.ts'
import type { ToImage } from '#gateway/images/images.model.ts'
import type { ApiExpeditionDetail } from '#gateway/rest/api.generated.ts'
import {
  flag,
  id,
  type Loose,
  list,
  number,
  numberOrNull,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  whole,
  wholeOrNull,
} from '#gateway/rest/read.ts'
import type {
  Country,
  Departure,
  Expedition,
  ExpeditionType,
  MeetingPoint,
} from '#gateway/schema.generated.ts'

/** What needs a call of its own, or the account that asks. */
export type ExpeditionRelation =
  | 'departures'
  | 'nextDepartures'
  | 'reviews'
  | 'messages'
  | 'route'
  | 'similarExpeditions'
  | 'isFavourite'

/** A trip; `detail` is what a card does not tell. */
export type ExpeditionModel = Omit<Expedition, ExpeditionRelation | keyof Detail> & {
  nextDepartures: Departure[]
  detail: Detail | null
}

export type ToExpedition = (body: unknown) => ExpeditionModel

const types: Record<string, ExpeditionType> = {
  Expédition: 'EXPEDITION',
  'Sans les parents': 'SANS_LES_PARENTS',
  'En Base Camp': 'EN_BASE_CAMP',
  'En itinérance': 'EN_ITINERANCE',
}

/** The specification's own defaults, for a service that leaves a field out. */
const defaultRating = 5
const defaultPrice = 0
const currency = 'EUR'

/** The same body gives the same model: what is kept of the service's answers is read once. */
export function expeditionMapper(toImage: ToImage, note: (model: ExpeditionModel) => void): ToExpedition {
  const known = new WeakMap<object, ExpeditionModel>()
  return (body) => {
    const api = record<ApiExpeditionDetail>(body)
    const found = known.get(api)
    if (found) return found
    const model = toExpedition(api, toImage)
    known.set(api, model)
    note(model)
    return model
  }
}

function toExpedition(api: Loose<ApiExpeditionDetail>, toImage: ToImage): ExpeditionModel {
  const expeditionId = id(api.id ?? api.objectID ?? api.unique_id)
  const name = text(api.name)
  const durationDays = whole(api.duration_days)
  return {
    id: expeditionId,
    slug: text(api.slug, expeditionId),
    name,
    type: types[text(api.expedition_type)] ?? 'EXPEDITION',
    summary: text(api.short_description),
    coverImage: toImage(api.main_photo ?? api.main_photo_large ?? api.main_photo_small, name),
    price: number(api.price, defaultPrice),
    minPrice: numberOrNull(api.min_price),
    currency,
    durationDays,
    level: whole(api.level_number ?? api.difficultyLevel, 1),
    ageMinChild: wholeOrNull(api.age_min_child),
    isFamilyFriendly: flag(api.family_friendly),
    isNew: flag(api.is_new),
    hasNewDepartures: flag(api.has_new_departures),
    countries: toCountries(api),
    region: textOrNull(api.region),
    regionSlug: textOrNull(api.region_slug),
    activities: texts(api.activities_name).map((label) => ({ slug: toSlug(label), name: label })),
    accommodations: texts(api.accommodations_name),
    guide: toGuide(api.guide, api.guide_full_name),
    ecoRating: wholeOrNull(api.eco_rating),
    averageRating: number(api.rating ?? api.averageRating, defaultRating),
    reviewCount: whole(api.reviewCount),
    favouriteCount: Math.max(0, whole(api.all_time_interests_count)),
    departureCount: whole(api.next_departures_count),
    nextDepartures: list(api.next_departure_starts, (line) =>
      toNextDeparture(line, expeditionId, durationDays),
    ).filter((departure) => departure !== null),
    meetingPoint: toMeetingPoint(api.meeting_point),
    bestTrainAccess: recordOrNull(api.best_train_access) ? toTrainAccess(api.best_train_access) : null,
    // Only the answer about one trip has its description.
    detail: api.description === undefined ? null : toDetail(api, toImage),
  }
}

function toCountries(api: Loose<ApiExpeditionDetail>): Country[] {
  const listed = list(api.countries, (item) => {
    const country = recordOrNull(item)
    return { code: text(country?.code).toUpperCase(), name: text(country?.name ?? item) }
  })
  const only = textOrNull(api.country_1)
  const countries = listed.length > 0 ? listed : only ? [{ code: '', name: only }] : []
  const firstFlag = text(api.country_flag_url)
  return countries.map(({ code, name }, index) => ({
    code,
    name,
    flagUrl: index === 0 && firstFlag ? firstFlag : `/flags/${code}.svg`,
  }))
}

function toMeetingPoint(body: unknown): MeetingPoint | null {
  const api = recordOrNull(body)
  const [latitude, longitude] = [numberOrNull(api?.lat), numberOrNull(api?.lon)]
  return latitude === null || longitude === null ? null : { name: textOrNull(api?.name), latitude, longitude }
}
