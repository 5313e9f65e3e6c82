import { carKgPerKm, planeFactors, transportFactors } from '#rules/carbonFactors.content.ts'
import {
  type CityName,
  changeHours,
  cityLinks,
  cityNames,
  cityPositions,
  type Position,
} from '#rules/cityLinks.content.ts'
import { distanceKm } from '#rules/greatCircle.ts'
import { thousandths, toTenth } from '#rules/rounding.ts'

export type Leg = { mode: string; km: number }

/** A journey that the agency publishes. */
type Journey = { city: string; hours: number; legs: readonly Leg[] }

/** The meeting point of a trip, and its published journeys. */
export type Trip = { position: Position | null; published: readonly Journey[] }

/** A journey from a city; an estimate leads over the published journey of the city `via`, if any. */
export type Access = Journey & { kg: number; isEstimated: boolean; via: string | null }

/** Up to this distance a regional train leads from the city to the meeting point. */
const nearKm = 60
/** A line or a road is longer than the great circle. */
const detour = 1.3
const regional = { mode: 'ter', waitHours: 0.3, kmPerHour: 50 } as const
/** Shorter journeys have no flight. */
const shortestFlightKm = 300
const peopleInCar = 2

/** The journey from a city: published, by regional train, or over the published journey of one hub. */
export function accessFrom(city: string, trip: Trip): Access | null {
  const own = trip.published.find((journey) => journey.city === city)
  if (own) return { ...own, kg: toKg(own.legs), isEstimated: false, via: null }
  const name = cityNames.find((each) => each === city)
  if (!name || !trip.position) return null
  const km = distanceKm(cityPositions[name], trip.position)
  return km <= nearKm ? byRegionalTrain(name, km) : overHub(name, trip.published)
}

function byRegionalTrain(city: CityName, distance: number): Access {
  const km = Math.max(1, Math.round(detour * distance))
  const legs = [{ mode: regional.mode, km }]
  const hours = toTenth(regional.waitHours + km / regional.kmPerHour)
  return { city, hours, legs, kg: toKg(legs), isEstimated: true, via: null }
}

/** Fewest hours, then fewest kilograms, then the order of the cities. */
function overHub(city: CityName, published: readonly Journey[]): Access | null {
  const routes = cityNames.flatMap((via) => {
    const hub = published.find((journey) => journey.city === via)
    const link = cityLinks.find(
      ([one, other]) => (one === city && other === via) || (one === via && other === city),
    )
    if (!hub || !link) return []
    const [, , hours, km, mode] = link
    const change = via === 'Paris' ? changeHours.Paris : changeHours.elsewhere
    const legs = joined([{ mode, km }, ...hub.legs])
    return [{ via, legs, hours: hours + change + hub.hours, kg: computeEmissions(legs) }]
  })
  const [best] = routes.toSorted(
    (a, b) => thousandths(a.hours) - thousandths(b.hours) || thousandths(a.kg) - thousandths(b.kg),
  )
  if (!best) return null
  const { via, legs, hours, kg } = best
  return { city, hours: toTenth(hours), legs, kg: toTenth(kg), isEstimated: true, via }
}

/** Two legs in a row by the same means are one. */
function joined(legs: readonly Leg[]): Leg[] {
  const [first, second, ...rest] = legs
  if (!first || first.mode !== second?.mode) return [...legs]
  return [{ mode: first.mode, km: first.km + second.km }, ...rest]
}

/** Emissions of a leg in kilograms of CO2 equivalent, one way, per person; 0 for an unknown mode. */
export const legKg = ({ mode, km }: Leg): number => km * (transportFactors[mode]?.kgPerKm ?? 0)

const computeEmissions = (legs: readonly Leg[]) => legs.reduce((sum, leg) => sum + legKg(leg), 0)

/** Emissions of a journey, to a tenth of a kilogram. */
export const toKg = (legs: readonly Leg[]): number => toTenth(computeEmissions(legs))

/** Emissions of the same journey by plane and by car; null where there is no flight, or a ferry. */
export function compareWith(
  from: Position,
  to: Position,
  legs: readonly Leg[],
): { plane: number | null; car: number | null } {
  const km = distanceKm(from, to)
  const plane = km < shortestFlightKm ? undefined : planeFactors.find(({ underKm }) => km < underKm)
  const hasFerry = legs.some(({ mode }) => mode === 'ferry')
  return {
    plane: plane ? Math.round(km * plane.kgPerKm) : null,
    car: hasFerry ? null : Math.round((km * detour * carKgPerKm) / peopleInCar),
  }
}
