import { type SQL, sql } from 'drizzle-orm'

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

/** The trips whose measure is known and within a range, as an expression over the bits of its keys. */
export function within(measure: Measure, { min, max }: Range, bitsOf: (key: string) => SQL): SQL {
  const known = bitsOf(knownKey(measure))
  const lowest = min === null ? 0 : Math.ceil(round(measure.toWhole(min)))
  const highest = max === null ? largest(measure) : Math.floor(round(measure.toWhole(max)))
  if (lowest > largest(measure) || highest < 0 || lowest > highest) return sql`(${known} # ${known})`
  const sides = [
    ...(lowest > 0 ? [compare(measure, lowest, 'least', known, bitsOf)] : []),
    ...(highest < largest(measure) ? [compare(measure, highest, 'most', known, bitsOf)] : []),
  ]
  return sql`(${sql.join([known, ...sides], sql` & `)})`
}

/** From the last digit to the first: at each, what the digits after it decided holds only where this one is equal. */
function compare(
  measure: Measure,
  limit: number,
  side: 'least' | 'most',
  known: SQL,
  bitsOf: (key: string) => SQL,
): SQL {
  return Array.from({ length: measure.digits }, (_, digit) => digit).reduce((rest, digit) => {
    const bits = bitsOf(digitKey(measure, digit))
    const isSet = ((limit >> digit) & 1) === 1
    if (side === 'least') return isSet ? sql`(${bits} & ${rest})` : sql`(${bits} | ${rest})`
    return isSet ? sql`(~${bits} | ${rest})` : sql`(~${bits} & ${rest})`
  }, known)
}

/** 0.1 + 0.2 is not 0.3, and a limit must not move for it. */
function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
