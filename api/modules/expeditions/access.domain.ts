import type { StoredAccess, TrainAccess } from '#api/modules/expeditions/access.contract.ts'
import type { MeetingPoint } from '#api/modules/expeditions/expeditions.contract.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import { accessFrom, compareWith, type Leg, legKg } from '#rules/access.ts'
import { transportFactors } from '#rules/carbonFactors.content.ts'
import { cityNames, cityPositions, type Position } from '#rules/cityLinks.content.ts'

/** The journeys that the agency publishes, without the estimates derived from them. */
export const selectPublished = (journeys: StoredAccess[]): StoredAccess[] =>
  journeys.filter(({ is_estimated }) => !is_estimated)

/** The published journeys, and estimates from the other cities where the rule finds one. */
export function withEstimates(journeys: StoredAccess[], meeting: MeetingPoint | null): StoredAccess[] {
  const published = selectPublished(journeys)
  if (!meeting) return published
  const position = [meeting.lon, meeting.lat] as const
  const estimates = cityNames.flatMap((name) => {
    const access = accessFrom(name, { position, published })
    if (!access?.isEstimated) return []
    const { city, hours, kg, via } = access
    const hub = published.find((journey) => journey.city === via)
    return [
      {
        city,
        hours,
        kg_co2e: kg,
        ...toMeasures(access.legs, cityPositions[name], position),
        modes: [...new Set(['train', ...(hub?.modes ?? [])])],
        overnight: hub?.overnight ?? 0,
        is_estimated: true,
        via,
      },
    ]
  })
  return [...published, ...estimates]
}

/** Fields of a journey that follow from its legs and its ends. */
export function toMeasures(
  legs: readonly Leg[],
  from: Position,
  to: Position,
): Pick<StoredAccess, 'km' | 'legs' | 'compare'> {
  const { plane, car } = compareWith(from, to, legs)
  return {
    km: Math.round(legs.reduce((sum, { km }) => sum + km, 0)),
    legs: legs.map(({ mode, km }) => ({ mode, km })),
    compare: { plane_kg_co2e: plane, car_kg_co2e: car },
  }
}

/** The public description of a stored journey. */
export function toTrainAccess({ is_estimated = false, via = null, ...stored }: StoredAccess): TrainAccess {
  return {
    ...stored,
    city_slug: toSlug(stored.city),
    is_estimated,
    via,
    legs: stored.legs.map((leg) => {
      const { label = leg.mode, kgPerKm = 0, source = '' } = transportFactors[leg.mode] ?? {}
      return { ...leg, label, kg_per_km: kgPerKm, kg_co2e: toMilligrams(legKg(leg)), source }
    }),
  }
}

// A product of decimals falls just beside the value that it stands for.
const toMilligrams = (kg: number) => Math.round(kg * 1e6) / 1e6

/** The journey from a city, by the slug of the city. */
export const journeyFrom = (journeys: StoredAccess[], slug: string): StoredAccess | undefined =>
  journeys.find(({ city }) => toSlug(city) === slug)

/** The shortest journey, the first of equal ones. */
export const findShortest = (journeys: StoredAccess[]): StoredAccess | undefined =>
  journeys.toSorted((one, other) => one.hours - other.hours)[0]

/** The shortest journey that the agency publishes: an estimate never stands for a trip. */
export const findBestTrain = (journeys: StoredAccess[]): StoredAccess | undefined =>
  findShortest(selectPublished(journeys))
