import { LRUCache } from 'lru-cache'
import { getMoonIllumination, getMoonPosition, getPosition, getTimes } from 'suncalc'
import type { Departure, Expedition as GraphExpedition, Sky } from '#gateway/graph/schema.generated.ts'
import { getTimeZone, type Light, middleNight, skySentence } from '#rules/sky.ts'

type Place = { latitude: number; longitude: number }
type Expedition = Pick<GraphExpedition, 'meetingPoint' | 'countries' | 'activities' | 'accommodations'>
type Dates = Pick<Departure, 'startDate' | 'endDate'>
type SkyLight = Light & Pick<Sky, 'sunrise' | 'sunset'>

const minuteMs = 60_000
const stepMs = 5 * minuteMs
const stepsOfNight = (24 * 60 * minuteMs) / stepMs
/** Nautical twilight ends: the night is dark. */
const darkAltitude = -12
/** Bounds the departures whose light is memoised. */
const mostLights = 5_000

/** A departure whose sky is computed when a query selects it. */
export function withSky({ sky: _none, ...departure }: Departure, expedition: Expedition): Departure {
  return Object.assign(new LazySky(departure, expedition), departure)
}

class LazySky {
  readonly #dates: Dates
  readonly #expedition: Expedition

  constructor(dates: Dates, expedition: Expedition) {
    this.#dates = dates
    this.#expedition = expedition
  }

  get sky(): Sky | null {
    return computeSky(this.#dates, this.#expedition)
  }
}

/** Null without coordinates, or where another service sends no day. */
export function computeSky(dates: Dates, expedition: Expedition): Sky | null {
  const { meetingPoint: place, countries, activities, accommodations } = expedition
  const light = place && computeLight(dates, place)
  if (!light) return null
  const has = (slug: string) => activities.some((activity) => activity.slug === slug)
  const sentence = skySentence(light, {
    latitude: place.latitude,
    hasAuroras: has('aurores-boreales'),
    isUnderStars: has('astronomie') || has('bivouac') || accommodations.includes('Bivouac'),
  })
  return { ...light, timeZone: getTimeZone(countries[0]?.code), sentence }
}

/** Memoises light by dates and place, which determine it: a night takes hundreds of positions. */
const lights = new LRUCache<string, SkyLight>({ max: mostLights })

function computeLight({ startDate, endDate }: Dates, place: Place): SkyLight | null {
  const key = [startDate, endDate, place.latitude, place.longitude].join()
  const known = lights.get(key)
  if (known) return known
  const night = middleNight(startDate, endDate)
  if (Number.isNaN(night.getTime())) return null
  const light = {
    ...computeSun(startDate, place),
    ...toNight(night, place),
    moonPercent: describeMoon(night),
  }
  lights.set(key, light)
  return light
}

const describeMoon = (at: Date) => Math.round(getMoonIllumination(at).fraction * 100)

function computeSun(day: string, { latitude, longitude }: Place) {
  const { sunrise, sunset, alwaysUp } = getTimes(new Date(`${day}T12:00:00Z`), latitude, longitude)
  if (!sunrise || !sunset) return { sunrise: null, sunset: null, daylightMinutes: alwaysUp ? 1_440 : 0 }
  return {
    sunrise: sunrise.toISOString(),
    sunset: sunset.toISOString(),
    daylightMinutes: Math.round((sunset.getTime() - sunrise.getTime()) / minuteMs),
  }
}

/** Dark hours from noon to noon, in steps of five minutes; the moon is only computed for these. */
function toNight(evening: Date, { latitude, longitude }: Place) {
  const noon = Date.parse(`${evening.toISOString().slice(0, 10)}T12:00:00Z`)
  const steps = Array.from({ length: stepsOfNight }, (_, step) => new Date(noon + step * stepMs))
  const dark = steps.filter((at) => getPosition(at, latitude, longitude).altitude < darkAltitude)
  const moonless = dark.filter((at) => getMoonPosition(at, latitude, longitude).altitude < 0)
  return { darkHours: toHours(dark.length), moonlessHours: toHours(moonless.length) }
}

const toHours = (steps: number) => Math.round((steps * stepMs) / (6 * minuteMs)) / 10
