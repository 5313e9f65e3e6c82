import {
  type BitSet,
  common,
  commonToAll,
  count,
  either,
  nobody,
  without,
} from '#api/modules/search/bitSet.ts'
import type { TripsWith } from '#api/modules/search/bits.repository.ts'

/**
 * A number is stored as one key for each of its binary digits, and one that says it is known: any range of it is then a few
 * ANDs and ORs of those, whatever the number of different values.
 */
export type Measure = { name: string; digits: number; toWhole: (value: number) => number }

export const price: Measure = { name: 'price', digits: 15, toWhole: (euros) => euros }
export const longitude: Measure = { name: 'longitude', digits: 22, toWhole: (deg) => (deg + 180) * 1e4 }
export const latitude: Measure = { name: 'latitude', digits: 21, toWhole: (deg) => (deg + 90) * 1e4 }
/** The journey from one city, to a tenth of an hour. */
export const trainHours = (city: string): Measure => ({
  name: `hours/${city}`,
  digits: 11,
  toWhole: (hours) => hours * 10,
})

const digitKey = (measure: Measure, digit: number) => `m:${measure.name}:${String(digit).padStart(2, '0')}`
const knownKey = (measure: Measure) => `m:${measure.name}:known`
const largest = (measure: Measure) => 2 ** measure.digits - 1

/** The keys of a trip whose measure has that value. */
export function measureKeys(measure: Measure, value: number): string[] {
  const whole = Math.min(largest(measure), Math.max(0, Math.round(measure.toWhole(value))))
  const digits = Array.from({ length: measure.digits }, (_, digit) => digit)
  return [
    knownKey(measure),
    ...digits.filter((digit) => (whole >> digit) & 1).map((digit) => digitKey(measure, digit)),
  ]
}

export type Range = { min: number | null; max: number | null }

/** The trips whose measure is known and within a range. */
export function within(measure: Measure, { min, max }: Range, tripsWith: TripsWith): BitSet {
  const known = tripsWith(knownKey(measure))
  const lowest = min === null ? 0 : Math.ceil(round(measure.toWhole(min)))
  const highest = max === null ? largest(measure) : Math.floor(round(measure.toWhole(max)))
  if (lowest > largest(measure) || highest < 0 || lowest > highest) return nobody
  return commonToAll([
    known,
    ...(lowest > 0 ? [compare(measure, lowest, 'least', tripsWith)] : []),
    ...(highest < largest(measure) ? [compare(measure, highest, 'most', tripsWith)] : []),
  ])
}

/** From the last digit to the first: at each, what the digits after it decided holds only where this one is equal. */
function compare(measure: Measure, limit: number, side: 'least' | 'most', tripsWith: TripsWith): BitSet {
  const known = tripsWith(knownKey(measure))
  let rest = known
  for (let digit = 0; digit < measure.digits; digit++) {
    const one = tripsWith(digitKey(measure, digit))
    const isSet = ((limit >> digit) & 1) === 1
    if (side === 'least') rest = isSet ? common(one, rest) : either(one, rest)
    else rest = isSet ? either(without(known, one), rest) : without(rest, one)
  }
  return rest
}

/** The least and the most of a measure among some trips, in its whole numbers: each digit is as good as any trip left allows. */
export function spanOf(
  measure: Measure,
  trips: BitSet,
  tripsWith: TripsWith,
): { min: number; max: number } | null {
  const known = common(trips, tripsWith(knownKey(measure)))
  if (count(known) === 0) return null
  const least = { trips: known, value: 0 }
  const most = { trips: known, value: 0 }
  for (let digit = measure.digits - 1; digit >= 0; digit--) {
    const one = tripsWith(digitKey(measure, digit))
    const [less, more] = [without(least.trips, one), common(most.trips, one)]
    if (count(less) > 0) least.trips = less
    else least.value += 2 ** digit
    if (count(more) === 0) continue
    most.trips = more
    most.value += 2 ** digit
  }
  return { min: least.value, max: most.value }
}

/** 0.1 + 0.2 is not 0.3, and a limit must not move for it. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
