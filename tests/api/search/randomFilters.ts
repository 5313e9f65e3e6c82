import fc from 'fast-check'
import { holidays } from '#api/modules/search/holidays.content.ts'
import { destinations, sorts } from '#api/modules/search/search.messages.ts'
import type { Expedition } from '#tests/api/search/naiveSearch.ts'

/** Filters with existing values, mostly two or three, so that some expeditions remain. */
export function randomFilters(expeditions: Expedition[]): fc.Arbitrary<Record<string, string>> {
  const some = (values: string[], most: number) =>
    fc
      .uniqueArray(fc.constantFrom(...new Set(values)), { minLength: 1, maxLength: most })
      .map((list) => list.join(','))
  const range = (low: number, high: number) =>
    fc
      .tuple(
        fc.integer({ min: low, max: high }),
        fc.integer({ min: low, max: high }),
        fc.constantFrom('both', 'from', 'to'),
      )
      .map(
        ([a, b, side]) => `${side === 'to' ? '' : Math.min(a, b)}-${side === 'from' ? '' : Math.max(a, b)}`,
      )
  const dayBetween = (from: string, days: number) =>
    fc
      .integer({ min: 0, max: days })
      .map((n) => new Date(Date.parse(from) + n * 86_400_000).toISOString().slice(0, 10))
  const parameters: Record<string, fc.Arbitrary<string>> = {
    expedition_type: some(
      expeditions.flatMap((expedition) => expedition.types),
      2,
    ),
    countries: some(
      expeditions.flatMap((expedition) => expedition.countries),
      3,
    ),
    destination: fc.constantFrom(...destinations),
    region: some([...expeditions.flatMap((expedition) => expedition.regions), 'nowhere'], 2),
    activities: some(
      expeditions.flatMap((expedition) => expedition.activities),
      4,
    ),
    activity_types: some(
      expeditions.flatMap((expedition) => expedition.activity_types),
      3,
    ),
    level: fc.constantFrom('1', '2-3', '1,4', '3-5'),
    family_friendly: fc.constantFrom('true', '0'),
    confirmed: fc.constantFrom('1', 'false'),
    vacation: some(
      holidays.map((holiday) => holiday.vacation),
      2,
    ),
    zone: fc.constantFrom('A', 'B', 'C'),
    start: dayBetween('2027-02-01', 400),
    end: dayBetween('2027-05-01', 400),
    month: some(
      expeditions.flatMap((expedition) => expedition.open.map(({ startOn }) => startOn.slice(0, 7))),
      2,
    ),
    days: fc.constantFrom('weekend', '3', '5', '7', '15'),
    departure_days_in: fc.constantFrom('2027-06', '2027-07,2027-08', '2027-12,2028-01,2028-02'),
    leave_by: dayBetween('2027-02-01', 400),
    travelers: fc.constantFrom('1', '2', '4', '7', '20'),
    rating: fc.constantFrom('4', '4.5', '4.8', '5'),
    eco: fc.constantFrom('2', '4', '5'),
    age: fc.constantFrom('0', '6', '8', '17'),
    duration: range(1, 16),
    price: range(150, 3000),
    max_train_hours: fc.constantFrom('3', '4.5', '8', '20'),
    from: fc.constantFrom('paris', 'lyon', 'nantes', 'nowhere'),
    bbox: fc.constantFrom('-5,42,8.5,51', '6,44,10,47.5', '10,55,30,71', '6.7203,45.3815,6.7203,45.3815'),
    sort: fc.constantFrom(...sorts),
    page: fc.constantFrom('1', '1', '2'),
    per_page: fc.constantFrom('5', '24', '50'),
  }
  return fc
    .uniqueArray(fc.constantFrom(...Object.keys(parameters)), { maxLength: 5 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, parameters[name] ?? fc.constant('')]))),
    )
    .filter(({ start, end, leave_by }) => [end, leave_by].every((last) => !start || !last || start <= last))
}
