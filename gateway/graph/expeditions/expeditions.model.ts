import { toNextDeparture } from '#gateway/graph/departures/departures.model.ts'
import { toTrainAccess } from '#gateway/graph/expeditions/access.model.ts'
import { countryCode } from '#gateway/graph/expeditions/countries.model.ts'
import { type Detail, toDetail } from '#gateway/graph/expeditions/detail.model.ts'
import { toGuide, toSlug } from '#gateway/graph/guides/guides.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  Activity,
  Country,
  Departure,
  ExpeditionType,
  Expedition as GraphExpedition,
  Guide,
  Image,
  MeetingPoint,
  TrainAccess,
} from '#gateway/graph/schema.generated.ts'
import {
  flag,
  id,
  list,
  number,
  numberOrNull,
  type RestRecord,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  whole,
  wholeOrNull,
} from '#gateway/upstream/read.ts'
import { currency, defaultPrice, defaultRating } from '#schema/constants.ts'
import { types } from '#schema/searchParameters.ts'

/** Relations that need a REST call, or the account of the request. */
export type ExpeditionRelation =
  | 'departures'
  | 'nextDepartures'
  | 'reviews'
  | 'reviewStats'
  | 'messages'
  | 'questions'
  | 'route'
  | 'routeText'
  | 'similarExpeditions'
  | 'isFavourite'
  | 'carbon'

/** An expedition; `detail` holds the fields that a card lacks. */
export type ExpeditionModel = Omit<GraphExpedition, ExpeditionRelation | keyof Detail> & {
  nextDepartures: Departure[]
  detail: Detail | null
  /** The route of a draft; of all others it needs a call. */
  drawnRoute: unknown
  /** Returns a copy with the count that a mutation has reported. */
  withFavouriteCount(count: number): ExpeditionModel
}

export type ToExpedition = (body: unknown) => ExpeditionModel

export const typesByLabel: Record<string, ExpeditionType> = {
  Expédition: 'EXPEDITION',
  'Sans les parents': 'SANS_LES_PARENTS',
  'En Base Camp': 'EN_BASE_CAMP',
  'En itinérance': 'EN_ITINERANCE',
}

/** Types by label, as cards write them, or by slug, as filters do. */
export const typesByName: Record<string, ExpeditionType> = {
  ...typesByLabel,
  ...Object.fromEntries(types),
}

type Api = RestRecord

/**
 * Maps a response body to its model, once for each cached body. `note` receives expeditions read by their own
 * call.
 */
export function expeditionMapper(toImage: ToImage, note: (model: ExpeditionModel) => void): ToExpedition {
  const known = new WeakMap<object, ExpeditionModel>()
  return (body) => {
    const api: Api = record(body)
    const found = known.get(api)
    if (found) return found
    const model = new Expedition(api, toImage)
    known.set(api, model)
    // A slug on a card is not a known key yet: only the expedition's own response confirms it.
    if (api.description !== undefined) note(model)
    return model
  }
}

/** Reads cheap fields at once and composed ones lazily: a page requests a part. */
class Expedition implements ExpeditionModel {
  readonly #api: Api
  readonly #toImage: ToImage
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly type: ExpeditionType
  readonly summary: string
  readonly price: number
  readonly minPrice: number | null
  readonly currency = currency
  readonly durationDays: number
  readonly level: number
  readonly ageMinChild: number | null
  readonly isFamilyFriendly: boolean
  readonly isNew: boolean
  readonly hasNewDepartures: boolean
  readonly region: string | null
  readonly regionSlug: string | null
  readonly ecoRating: number | null
  readonly averageRating: number
  readonly reviewCount: number
  readonly favouriteCount: number
  readonly departureCount: number
  readonly drawnRoute: unknown
  #coverImage: Image | null | undefined
  #activities: Activity[] | undefined
  #countries: Country[] | undefined
  #nextDepartures: Departure[] | undefined
  #detail: Detail | null | undefined

  constructor(api: Api, toImage: ToImage) {
    this.#api = api
    this.#toImage = toImage
    this.id = id(api.id ?? api.objectID ?? api.unique_id)
    this.slug = text(api.slug, this.id)
    this.name = text(api.name)
    this.type = typesByLabel[text(api.expedition_type)] ?? 'EXPEDITION'
    this.summary = text(api.short_description)
    this.price = number(api.price, defaultPrice)
    this.minPrice = numberOrNull(api.min_price)
    this.durationDays = whole(api.duration_days)
    this.level = whole(api.level_number ?? api.difficultyLevel, 1)
    this.ageMinChild = wholeOrNull(api.age_min_child)
    this.isFamilyFriendly = flag(api.family_friendly)
    this.isNew = flag(api.is_new)
    this.hasNewDepartures = flag(api.has_new_departures)
    this.region = textOrNull(api.region)
    this.regionSlug = textOrNull(api.region_slug)
    this.ecoRating = wholeOrNull(api.eco_rating)
    this.averageRating = number(api.rating ?? api.averageRating, defaultRating)
    this.reviewCount = whole(api.reviewCount)
    this.favouriteCount = Math.max(0, whole(api.all_time_interests_count))
    this.drawnRoute = api.geojson
    this.departureCount = whole(
      api.next_departures_count,
      list(api.next_departure_starts, (line) => line).length,
    )
  }

  withFavouriteCount(count: number): ExpeditionModel {
    // By name: a spread would copy the memoised model too.
    const api = { ...Object.fromEntries(Object.entries(this.#api)), all_time_interests_count: count }
    return new Expedition(api, this.#toImage)
  }

  get coverImage(): Image | null {
    this.#coverImage ??= this.#toImage(toCover(this.#api), this.name)
    return this.#coverImage
  }

  get countries(): Country[] {
    this.#countries ??= toCountries(this.#api)
    return this.#countries
  }

  get activities(): Activity[] {
    this.#activities ??= texts(this.#api.activities_name).map((name) => ({ slug: toSlug(name), name }))
    return this.#activities
  }

  get accommodations(): string[] {
    return texts(this.#api.accommodations_name)
  }

  get guide(): Guide | null {
    return toGuide(this.#api.guide, this.#api.guide_full_name)
  }

  get nextDepartures(): Departure[] {
    this.#nextDepartures ??= list(this.#api.next_departure_starts, (line) =>
      toNextDeparture(line, this.id, this.durationDays, this),
    ).filter((departure) => departure !== null)
    return this.#nextDepartures
  }

  get meetingPoint(): MeetingPoint | null {
    return toMeetingPoint(this.#api.meeting_point)
  }

  get bestTrainAccess(): TrainAccess | null {
    const { best_train_access: access } = this.#api
    return recordOrNull(access) ? toTrainAccess(access) : null
  }

  /** Only the response about one expedition has its description. */
  get detail(): Detail | null {
    this.#detail ??= this.#api.description === undefined ? null : toDetail(this.#api, this.#toImage)
    return this.#detail
  }
}

const toCover = (api: Api): unknown =>
  api.main_photo ?? api.main_photo_large ?? api.main_photo_small ?? list(api.images, (image) => image)[0]

function toCountries(api: RestRecord): Country[] {
  const listed = list(api.countries, toCountry)
  const countries = (listed.length > 0 ? listed : [toCountry(api.country_1)]).filter(({ name }) => name)
  const firstFlag = text(api.country_flag_url)
  return countries.map(({ code, name }, index) => ({
    code,
    name,
    flagUrl: index === 0 && firstFlag ? firstFlag : code && `/flags/${code}.svg`,
  }))
}

function toCountry(item: unknown) {
  const country = recordOrNull(item)
  const name = text(country?.name ?? item)
  return { code: text(country?.code).toUpperCase() || countryCode(name), name }
}

function toMeetingPoint(body: unknown): MeetingPoint | null {
  const api = recordOrNull(body)
  const [latitude, longitude] = [numberOrNull(api?.lat), numberOrNull(api?.lon)]
  return latitude === null || longitude === null ? null : { name: textOrNull(api?.name), latitude, longitude }
}
