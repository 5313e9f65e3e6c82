import { type Checked, isNumber, isString, listOf, nullable, shape } from '#schema/json.ts'

/** The contract of road books between the gateway and their application. */

/** Everything of road books, and nothing else, is below this path: the scope of their worker. */
export const roadBookScope = '/carnet/'

export const roadBookPaths = {
  /** The application: one document for all road books. */
  app: roadBookScope,
  worker: `${roadBookScope}sw.js`,
  assets: `${roadBookScope}assets/`,
  book: (reservationId: string) => `${roadBookScope}${reservationId}`,
  content: (reservationId: string) => `${roadBookScope}${reservationId}/carnet.json`,
}

const isText = nullable(isString)
const isFigure = nullable(isNumber)

export const isPack = shape({
  version: isString,
  sizeBytes: isNumber,
  validUntil: isString,
  files: listOf(shape({ path: isString, bytes: isNumber, sha256: isString })),
})
export type Pack = Checked<typeof isPack>
export type PackFile = Pack['files'][number]

/** A day of the programme; figures and titles are null where the service has none. */
const isDay = shape({
  day: isNumber,
  title: isText,
  from: isText,
  to: isText,
  mode: isText,
  km: isFigure,
  ascent: isFigure,
  descent: isFigure,
  hours: isFigure,
  night: isText,
  meals: listOf(isString),
  transfer: isText,
  option: isText,
  note: isText,
  text: isText,
  /** The route of the day in words. */
  route: isText,
})
export type RoadBookDay = Checked<typeof isDay>

const isJourney = shape({ city: isString, hours: isNumber, kgCo2e: isNumber, label: isText })
export type RoadBookJourney = Checked<typeof isJourney>

const isSky = shape({
  sunrise: isText,
  sunset: isText,
  daylightMinutes: isNumber,
  timeZone: isString,
  moonPercent: isNumber,
  darkHours: isNumber,
  moonlessHours: isNumber,
  sentence: isString,
})
export type RoadBookSky = Checked<typeof isSky>

/** The private document of a road book: no contact, health note, payment or message of a traveller is part of it. */
export const isRoadBookContent = shape({
  reservationId: isString,
  reference: isText,
  name: isString,
  slug: isString,
  startDate: isString,
  endDate: isString,
  validUntil: isString,
  firstNames: listOf(isString),
  guide: nullable(shape({ fullName: isString, diploma: isText, languages: listOf(isString), bio: isText })),
  emergencyNumber: isString,
  agencyPhone: isString,
  meetingPoint: nullable(shape({ name: isText, latitude: isNumber, longitude: isNumber })),
  arrivalStation: isText,
  accessNote: isText,
  journeys: listOf(isJourney),
  days: listOf(isDay),
  /** GeoJSON; null without a route. */
  route: (value): value is unknown => value !== undefined,
  sky: nullable(isSky),
  packing: listOf(shape({ title: isString, items: listOf(isString) })),
  included: listOf(isString),
  photos: listOf(shape({ path: isString, alt: isString })),
})
export type RoadBookContent = Checked<typeof isRoadBookContent>
