import { toTrainAccess } from '#gateway/graph/expeditions/access.model.ts'
import { toCarbonLines } from '#gateway/graph/expeditions/carbon.model.ts'
import { toPriceShares } from '#gateway/graph/expeditions/priceShares.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { CarbonLine, Expedition, ExpeditionDay, Level } from '#gateway/graph/schema.generated.ts'
import {
  dayOrNull,
  list,
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

/** Fields of an expedition's own response that a card lacks. */
export type Detail = Pick<
  Expedition,
  | 'description'
  | 'images'
  | 'levelExplained'
  | 'programme'
  | 'days'
  | 'included'
  | 'notIncluded'
  | 'arrivalStation'
  | 'accessNote'
  | 'trainAccess'
  | 'distanceKm'
  | 'elevationGainM'
  | 'groupMin'
  | 'groupMax'
  | 'priceShares'
  | 'sharesVerifiedOn'
  | 'departureMonths'
  | 'searchTitle'
  | 'searchDescription'
> & { carbonLines: CarbonLine[] | null }

export function toDetail(api: RestRecord, toImage: ToImage): Detail {
  const name = text(api.name)
  return {
    description: text(api.description),
    images: list(api.images, (photo) => toImage(photo, name)).filter((image) => image !== null),
    levelExplained: recordOrNull(api.level) ? toLevel(api.level) : null,
    programme: list(api.programme, (item) => {
      const day = record(item)
      return { day: whole(day.day), text: text(day.text) }
    }),
    days: toDays(api.days),
    included: texts(api.included),
    notIncluded: texts(api.not_included),
    arrivalStation: textOrNull(api.arrival_station),
    accessNote: textOrNull(api.access_note),
    trainAccess: list(api.train_access, toTrainAccess),
    distanceKm: wholeOrNull(api.distance_km),
    elevationGainM: wholeOrNull(api.elevation_gain_m),
    groupMin: wholeOrNull(api.group_min),
    groupMax: wholeOrNull(api.group_max),
    priceShares: toPriceShares(api.price_shares),
    sharesVerifiedOn: dayOrNull(api.shares_verified_on),
    departureMonths: list(api.departure_months, (month) => whole(month)),
    searchTitle: textOrNull(api.search_title),
    searchDescription: textOrNull(api.search_description),
    carbonLines: toCarbonLines(api.carbon),
  }
}

/** Days of a service that has them; a day without a title is left out. */
function toDays(body: unknown): ExpeditionDay[] | null {
  const days = list(body, toDay).filter((day) => day.title !== '')
  return days.length > 0 ? days : null
}

function toDay(body: unknown): ExpeditionDay {
  const api = record(body)
  return {
    day: whole(api.day),
    title: text(api.title),
    from: textOrNull(api.from),
    to: textOrNull(api.to),
    mode: textOrNull(api.mode),
    km: numberOrNull(api.km),
    ascent: wholeOrNull(api.ascent_m),
    descent: wholeOrNull(api.descent_m),
    hours: numberOrNull(api.hours),
    night: textOrNull(api.night),
    meals: texts(api.meals),
    highPoint: wholeOrNull(api.high_point_m),
    transfer: textOrNull(api.transfer),
    option: textOrNull(api.option),
    note: textOrNull(api.note),
    text: textOrNull(api.text),
  }
}

export function toLevel(body: unknown): Level {
  const api = record(body)
  return {
    level: whole(api.level, 1),
    label: text(api.label),
    hoursPerDay: text(api.hours_per_day),
    elevationGainPerDayM: text(api.elevation_gain_per_day_m),
  }
}
