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

export type PackFile = { path: string; bytes: number; sha256: string }

/** A day of the programme; figures and titles are null where the service has none. */
export type RoadBookDay = {
  day: number
  title: string | null
  from: string | null
  to: string | null
  mode: string | null
  km: number | null
  ascent: number | null
  descent: number | null
  hours: number | null
  night: string | null
  meals: string[]
  transfer: string | null
  option: string | null
  note: string | null
  text: string | null
  /** The route of the day in words. */
  route: string | null
}

export type RoadBookJourney = { city: string; hours: number; kgCo2e: number; label: string | null }

export type RoadBookSky = {
  sunrise: string | null
  sunset: string | null
  daylightMinutes: number
  timeZone: string
  moonPercent: number
  darkHours: number
  moonlessHours: number
  sentence: string
}

/** The private document of a road book: no contact, health note, payment or message of a traveller is part of it. */
export type RoadBookContent = {
  reservationId: string
  reference: string | null
  name: string
  slug: string
  startDate: string
  endDate: string
  validUntil: string
  firstNames: string[]
  guide: { fullName: string; diploma: string | null; languages: string[]; bio: string | null } | null
  emergencyNumber: string
  agencyPhone: string
  meetingPoint: { name: string | null; latitude: number; longitude: number } | null
  arrivalStation: string | null
  accessNote: string | null
  journeys: RoadBookJourney[]
  days: RoadBookDay[]
  /** GeoJSON; null without a route. */
  route: unknown
  sky: RoadBookSky | null
  packing: { title: string; items: string[] }[]
  included: string[]
  photos: { path: string; alt: string }[]
}
