import type { ContentTrain } from '#api/modules/agency/expeditions/content.contract.ts'
import type { MeetingPoint, TrainAccess } from '#api/modules/expeditions/expeditions.contract.ts'
import { trainCities, trainModes } from '#schema/expedition.content.ts'

const earthRadiusKm = 6_371
/** A road is longer than the straight line; two people share the car. */
const carKgPerKm = (1.3 * 0.142) / 2
/** With condensation trails. */
const planeKgPerKm = 0.2245
/** Shorter journeys have no flight. */
const shortestFlightKm = 300

const tenths = (value: number) => Math.round(value * 10) / 10
const radians = (degrees: number) => (degrees * Math.PI) / 180

type Position = readonly [longitude: number, latitude: number]

function distanceKm([fromLon, fromLat]: Position, [toLon, toLat]: Position): number {
  const [a, b] = [radians(fromLat), radians(toLat)]
  const half = Math.sin((b - a) / 2) ** 2
  const across = Math.cos(a) * Math.cos(b) * Math.sin(radians(toLon - fromLon) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(half + across))
}

/** The public description of a journey: emissions are computed from its legs. */
export function toTrainAccess(journey: ContentTrain, meeting: MeetingPoint): TrainAccess {
  const { city, hours, legs, nights, note } = journey
  const words = [...new Set(legs.map(({ mode }) => trainModes[mode]?.word ?? mode))]
  const kg = legs.reduce((sum, { mode, km }) => sum + km * (trainModes[mode]?.kgPerKm ?? 0), 0)
  const straight = distanceKm(trainCities[city] ?? [meeting.lon, meeting.lat], [meeting.lon, meeting.lat])
  const isBySea = legs.some(({ mode }) => mode === 'ferry')
  return {
    city,
    hours,
    kg_co2e: tenths(kg),
    km: Math.round(legs.reduce((sum, { km }) => sum + km, 0)),
    legs,
    compare: {
      plane_kg_co2e: straight < shortestFlightKm ? null : Math.round(straight * planeKgPerKm),
      car_kg_co2e: isBySea ? null : Math.round(straight * carKgPerKm),
    },
    modes: words,
    label: labelOf(hours, words, nights),
    overnight: nights,
    ...(note && { note }),
  }
}

/** « 5 h 15 de train et car ». */
function labelOf(hours: number, words: string[], nights: number): string {
  const means = words.map((word) => (word === 'bus' ? 'car' : word))
  const [last = 'train', ...former] = means.toReversed()
  const joined = former.length > 0 ? `${former.toReversed().join(', ')} et ${last}` : last
  return `${duration(hours)} de ${joined}${nights > 0 ? ', nuit en chemin' : ''}`
}

function duration(hours: number): string {
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (whole === 0) return `${rest}\u00a0min`
  return rest === 0 ? `${whole}\u00a0h` : `${whole}\u00a0h\u00a0${String(rest).padStart(2, '0')}`
}
