import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import { type BitSet, common, commonToAll, either, nobody, without } from '#api/modules/search/bitSet.ts'
import { isEmpty, narrow, type SparseSet } from '#api/modules/search/sparseSet.ts'

/**
 * Bit-sliced number: one key for each binary digit, the least significant first, and one for known values. A
 * range, a span and an order are then a few ANDs and ORs, whatever the number of values.
 */
export type Measure = { known: string; digits: string[]; toWhole: (value: number) => number }

/** A new name needs keys for the expeditions that are there: `projectExpeditions` writes them. */
export function measure(name: string, digits: number, toWhole: Measure['toWhole']): Measure {
  const key = (digit: string) => `m:${name}:${digit}`
  return {
    known: key('known'),
    digits: Array.from({ length: digits }, (_, digit) => key(String(digit).padStart(2, '0'))),
    toWhole,
  }
}

const minutesSince2000 = (ms: number) => (ms - Date.UTC(2000, 0)) / 60_000
const daysSince2000 = (ms: number) => minutesSince2000(ms) / (24 * 60)

export const price = measure('price', 15, (euros) => euros)
export const rank = measure('rank', 24, (place) => place)
export const rating = measure('rating', 6, (stars) => stars * 10)
export const duration = measure('duration', 7, (days) => days)
export const publishedAt = measure('published', 25, minutesSince2000)
/** The first departure to come, and the first bookable one. */
export const nextStart = measure('start', 15, daysSince2000)
export const nextBookable = measure('bookable', 15, daysSince2000)
/** The journey from one city, to a tenth of an hour and a tenth of a kilogram. */
export const trainHours = (city: string) => measure(`hours/${city}`, 11, (hours) => hours * 10)
export const trainCo2 = (city: string) => measure(`co2/${city}`, 14, (kg) => kg * 10)

const largest = ({ digits }: Measure) => 2 ** digits.length - 1

/** The keys of an expedition with that value. */
export function measureKeys(of: Measure, value: number): string[] {
  const whole = Math.min(largest(of), Math.max(0, Math.round(of.toWhole(value))))
  return [of.known, ...of.digits.filter((_, digit) => (whole >> digit) & 1)]
}

export type Range = { min: number | null; max: number | null }

/** The expeditions whose value is known and in the range. */
export function within(of: Measure, { min, max }: Range, expeditionsWith: ExpeditionsWith): BitSet {
  const lowest = min === null ? 0 : Math.ceil(round(of.toWhole(min)))
  const highest = max === null ? largest(of) : Math.floor(round(of.toWhole(max)))
  if (lowest > largest(of) || highest < 0 || lowest > highest) return nobody
  return commonToAll([
    expeditionsWith(of.known),
    ...(lowest > 0 ? [compare(of, lowest, 'least', expeditionsWith)] : []),
    ...(highest < largest(of) ? [compare(of, highest, 'most', expeditionsWith)] : []),
  ])
}

/**
 * From the least significant digit up: at each, the result of the lower digits holds only where this digit is
 * equal.
 */
function compare(
  of: Measure,
  limit: number,
  side: 'least' | 'most',
  expeditionsWith: ExpeditionsWith,
): BitSet {
  const known = expeditionsWith(of.known)
  return of.digits.reduce((rest, key, digit) => {
    const one = expeditionsWith(key)
    const isSet = ((limit >> digit) & 1) === 1
    if (side === 'least') return isSet ? common(one, rest) : either(one, rest)
    return isSet ? either(without(known, one), rest) : without(rest, one)
  }, known)
}

export type Span = { min: number; max: number }

/** The least and greatest value of a set, in whole units, digit by digit from the most significant. */
export function toSpan(of: Measure, expeditions: SparseSet, expeditionsWith: ExpeditionsWith): Span | null {
  const known = narrow(expeditions, expeditionsWith(of.known))
  if (isEmpty(known)) return null
  const extreme = (isLeast: boolean) => {
    let [left, value] = [known, 0]
    for (const [digit, key] of [...of.digits.entries()].reverse()) {
      const better = narrow(left, expeditionsWith(key), !isLeast)
      const isThere = !isEmpty(better)
      if (isThere) left = better
      if (isThere !== isLeast) value += 2 ** digit
    }
    return value
  }
  return { min: extreme(true), max: extreme(false) }
}

/** 0.1 + 0.2 is not 0.3, and a limit must not move for it. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
