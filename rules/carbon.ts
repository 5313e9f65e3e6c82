import type { Leg } from '#rules/access.ts'
import {
  agencyFactor,
  averageDayKg,
  breakfastFactor,
  carKgPerKm,
  type FactorQuality,
  ferryRange,
  guideDrive,
  mealFactors,
  nightFactors,
  transportFactors,
  vanFactor,
} from '#rules/carbonFactors.content.ts'
import { toTenth } from '#rules/rounding.ts'

const carbonKinds = ['ACCESS', 'ONSITE', 'NIGHTS', 'MEALS', 'GUIDE', 'AGENCY'] as const
export type CarbonKind = (typeof carbonKinds)[number]

/** A line of the label, per traveller. The formula has numbers alone, and its value is `kg` before rounding. */
export type CarbonLine<Kind extends CarbonKind = CarbonKind> = {
  kind: Kind
  kg: number
  lowKg: number
  highKg: number
  formula: string
  quality: FactorQuality
  sources: string[]
}

/** Data of a trip that the label reads; an unknown value leaves its lines out. */
export type CarbonTrip = {
  days: number
  /** Mean of the smallest and the largest group. */
  group: number | null
  accommodationTypes: readonly string[]
  /** Journeys by motor during the trip. */
  onsite: readonly Leg[]
  /** Part of vegetarian meals, from 0 to 1; a half when unknown. */
  vegetarianShare: number | null
}

type Sum = {
  kg: number
  low: number
  high: number
  formula: string
  quality: FactorQuality
  sources: string[]
}

const ways = 2
const officialMargin = 0.2
const assumedMargin = 0.5

/** All lines except the journey to the trip, in the order of the label. */
export function toLines(trip: CarbonTrip): CarbonLine<Exclude<CarbonKind, 'ACCESS'>>[] {
  const nights = countNights(trip)
  const meals = toMeals(trip)
  return [computeOnsite(trip), nights, meals, toGuide(trip.group, nights, meals), toAgency(trip)].filter(
    (line) => line !== null,
  )
}

/** The journey there and back; null where a leg has no factor. */
export function accessLine(legs: readonly Leg[]): CarbonLine<'ACCESS'> | null {
  const sum = computeSum(legs, transport)
  return sum && toLine('ACCESS', scaled(sum, ways, `${ways} × (${sum.formula})`))
}

function computeOnsite({ onsite, group }: CarbonTrip): CarbonLine<'ONSITE'> | null {
  if (onsite.length === 0)
    return toLine('ONSITE', { kg: 0, low: 0, high: 0, formula: '0', quality: 'OFFICIAL', sources: [] })
  const sum = computeSum(onsite, (leg) => (leg.mode === vanFactor.mode ? van(leg, group) : transport(leg)))
  return sum && toLine('ONSITE', { ...sum, ...around(sum.kg, officialMargin) })
}

function countNights({ days, accommodationTypes }: CarbonTrip): CarbonLine<'NIGHTS'> | null {
  const nights = days - 1
  const found = accommodationTypes.flatMap((type) => nightFactors[type] ?? [])
  if (found.length === 0 || found.length < accommodationTypes.length) return null
  const total = found.reduce((sum, { kg }) => sum + kg, 0)
  const terms = found.map(({ kg }) => written(kg)).join(' + ')
  return toLine('NIGHTS', {
    kg: (nights * total) / found.length,
    low: nights * Math.min(...found.map(({ low }) => low)),
    high: nights * Math.max(...found.map(({ high }) => high)),
    formula: found.length > 1 ? `${nights} × (${terms}) ÷ ${found.length}` : `${nights} × ${terms}`,
    quality: worst(found.map(({ quality }) => quality)),
    sources: found.map(({ source }) => source),
  })
}

function toMeals({ days, vegetarianShare }: CarbonTrip): CarbonLine<'MEALS'> {
  const nights = days - 1
  const meals = 2 * days - 1
  const share = vegetarianShare ?? 0.5
  const { vegetarian, withMeat, highest } = mealFactors
  const mean = `(${written(share)} × ${written(vegetarian)} + ${written(1 - share)} × ${written(withMeat)})`
  return toLine('MEALS', {
    kg: meals * (share * vegetarian + (1 - share) * withMeat) + breakfastFactor.kg * nights,
    low: meals * vegetarian + breakfastFactor.low * nights,
    high: meals * highest + breakfastFactor.high * nights,
    formula: `${meals} × ${mean} + ${nights} × ${written(breakfastFactor.kg)}`,
    quality: vegetarianShare === null ? 'ASSUMED' : 'OFFICIAL',
    sources: [mealFactors.source, breakfastFactor.source],
  })
}

/** The guide sleeps and eats like a traveller, and drives; the group shares it. */
function toGuide(
  group: number | null,
  nights: CarbonLine | null,
  meals: CarbonLine,
): CarbonLine<'GUIDE'> | null {
  if (!group || !nights) return null
  const drive = guideDrive.km * carKgPerKm
  const terms = `${written(nights.kg)} + ${written(meals.kg)} + ${guideDrive.km} × ${written(carKgPerKm)}`
  return toLine('GUIDE', {
    kg: (nights.kg + meals.kg + drive) / group,
    low: (nights.lowKg + meals.lowKg + drive * (1 - officialMargin)) / group,
    high: (nights.highKg + meals.highKg + drive * (1 + officialMargin)) / group,
    formula: `(${terms}) ÷ ${written(group)}`,
    quality: 'ASSUMED',
    sources: [guideDrive.source],
  })
}

function toAgency({ days }: CarbonTrip): CarbonLine<'AGENCY'> {
  const { kg, low, high, quality, source } = agencyFactor
  return toLine('AGENCY', {
    kg: kg * days,
    low: low * days,
    high: high * days,
    formula: `${days} × ${written(kg)}`,
    quality,
    sources: [source],
  })
}

function transport({ mode, km }: Leg): Sum | null {
  const factor = transportFactors[mode]
  if (!factor) return null
  const { kgPerKm, quality, source } = factor
  const margin = quality === 'ASSUMED' ? assumedMargin : officialMargin
  const kg = km * kgPerKm
  const range =
    mode === 'ferry' ? { low: km * ferryRange.low, high: km * ferryRange.high } : around(kg, margin)
  return { kg, ...range, formula: `${written(km)} × ${written(kgPerKm)}`, quality, sources: [source] }
}

function van({ km }: Leg, group: number | null): Sum | null {
  if (!group) return null
  const { kgPerKm, source } = vanFactor
  const kg = (km * kgPerKm) / group
  const formula = `${written(km)} × ${written(kgPerKm)} ÷ ${written(group)}`
  return { kg, ...around(kg, officialMargin), formula, quality: 'OFFICIAL', sources: [source] }
}

function computeSum(legs: readonly Leg[], computeEmissions: (leg: Leg) => Sum | null): Sum | null {
  const parts = legs.map(computeEmissions).filter((part) => part !== null)
  if (parts.length === 0 || parts.length < legs.length) return null
  const total = (read: (part: Sum) => number) => parts.reduce((sum, part) => sum + read(part), 0)
  return {
    kg: total(({ kg }) => kg),
    low: total(({ low }) => low),
    high: total(({ high }) => high),
    formula: parts.map(({ formula }) => formula).join(' + '),
    quality: worst(parts.map(({ quality }) => quality)),
    sources: parts.flatMap(({ sources }) => sources),
  }
}

const scaled = (sum: Sum, by: number, formula: string): Sum => ({
  ...sum,
  kg: by * sum.kg,
  low: by * sum.low,
  high: by * sum.high,
  formula,
})

const around = (kg: number, margin: number) => ({ low: kg * (1 - margin), high: kg * (1 + margin) })

const worst = (qualities: FactorQuality[]): FactorQuality =>
  qualities.includes('ASSUMED') ? 'ASSUMED' : 'OFFICIAL'

const toLine = <Kind extends CarbonKind>(
  kind: Kind,
  { kg, low, high, formula, quality, sources }: Sum,
): CarbonLine<Kind> => ({
  kind,
  kg: toTenth(kg),
  lowKg: toTenth(low),
  highKg: toTenth(high),
  formula,
  quality,
  sources: [...new Set(sources)],
})

export type CarbonTotals = {
  totalKg: number
  lowKg: number
  highKg: number
  kgPerDay: number
  /** Days of the average life in France with the same emissions. */
  averageDays: number
  notCounted: CarbonKind[]
}

/** The sums of the rounded lines, so that a reader can add them up. */
export function computeTotals(lines: readonly CarbonLine[], days: number): CarbonTotals {
  const total = (read: (line: CarbonLine) => number) =>
    toTenth(lines.reduce((sum, line) => sum + read(line), 0))
  const totalKg = total(({ kg }) => kg)
  return {
    totalKg,
    lowKg: total(({ lowKg }) => lowKg),
    highKg: total(({ highKg }) => highKg),
    kgPerDay: toTenth(totalKg / Math.max(1, days)),
    averageDays: toTenth(totalKg / averageDayKg),
    notCounted: carbonKinds.filter((kind) => !lines.some((line) => line.kind === kind)),
  }
}

const written = (value: number) => String(Math.round(value * 1e6) / 1e6).replace('.', ',')
