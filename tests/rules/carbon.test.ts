import fc from 'fast-check'
import { expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { computeOnsiteTransport } from '#api/db/demo/expeditions.ts'
import { accessFrom } from '#rules/access.ts'
import { accessLine, type CarbonKind, type CarbonLine, computeTotals, toLines } from '#rules/carbon.ts'
import { nightFactors, transportFactors, vanFactor } from '#rules/carbonFactors.content.ts'
import { cityNames } from '#rules/cityLinks.content.ts'

type Trip = (typeof catalogue.expeditions)[number]

const toTrip = (slug: string): Trip => {
  const trip = catalogue.expeditions.find((each) => each.slug === slug)
  if (!trip) throw new Error(`no trip ${slug}`)
  return trip
}

function toLabel(trip: Trip, city: string) {
  const { lon, lat } = trip.meeting_point
  const access = accessFrom(city, { position: [lon, lat], published: trip.train_access })
  const own = toLines({
    days: trip.duration_days,
    group: (trip.group_min + trip.group_max) / 2,
    accommodationTypes: trip.accommodation_types,
    onsite: computeOnsiteTransport(trip),
    vegetarianShare: null,
  })
  const journey = access ? accessLine(access.legs) : null
  const lines = journey ? [journey, ...own] : own
  return { lines, totals: computeTotals(lines, trip.duration_days) }
}

const toKg = (lines: CarbonLine[]) => Object.fromEntries(lines.map(({ kind, kg }) => [kind, kg]))

type Row = [
  slug: string,
  city: string,
  kg: Record<CarbonKind, number>,
  total: number,
  low: number,
  high: number,
]

test.each<Row>([
  [
    'balcons-de-la-vanoise',
    'Lyon',
    { ACCESS: 13.1, ONSITE: 0, NIGHTS: 15, MEALS: 13, GUIDE: 6, AGENCY: 3 },
    50.1,
    29.5,
    94.1,
  ],
  [
    'd-ile-en-ile-dans-le-golfe-du-morbihan',
    'Paris',
    { ACCESS: 2.8, ONSITE: 0, NIGHTS: 0.4, MEALS: 5.8, GUIDE: 3.3, AGENCY: 1.5 },
    13.8,
    8.3,
    26.8,
  ],
  [
    'kungsleden-la-voie-royale',
    'Strasbourg',
    { ACCESS: 93.5, ONSITE: 0, NIGHTS: 24, MEALS: 20.2, GUIDE: 9.4, AGENCY: 4.5 },
    151.6,
    76.4,
    263.8,
  ],
])('labels %s from %s as computed by hand', (slug, city, kg, totalKg, lowKg, highKg) => {
  const { lines, totals } = toLabel(toTrip(slug), city)
  expect(toKg(lines)).toEqual(kg)
  expect(totals).toMatchObject({ totalKg, lowKg, highKg, notCounted: [] })
})

test('compares Vanoise with the average life', () => {
  const { totals } = toLabel(toTrip('balcons-de-la-vanoise'), 'Lyon')
  expect(totals).toMatchObject({ kgPerDay: 8.4, averageDays: 1.9 })
})

/** Numbers, four signs and brackets: a recursive descent, so that no text is executed. */
function evaluate(formula: string): number {
  const tokens = formula.match(/\d+(?:,\d+)?|[×÷+()]/g) ?? []
  const next = () => tokens.shift() ?? ''
  const sum = (): number => {
    let value = product()
    while (tokens[0] === '+') {
      next()
      value += product()
    }
    return value
  }
  const product = (): number => {
    let value = atom()
    while (tokens[0] === '×' || tokens[0] === '÷') value = next() === '×' ? value * atom() : value / atom()
    return value
  }
  const atom = (): number => {
    const token = next()
    if (token !== '(') return Number(token.replace(',', '.'))
    const value = sum()
    next()
    return value
  }
  return sum()
}

test('prints formulas whose values are the kilograms, on all trips from all cities', () => {
  const lines = catalogue.expeditions.flatMap((trip) =>
    cityNames.flatMap((city) => toLabel(trip, city).lines),
  )
  expect(lines.length).toBeGreaterThan(48 * 5 * 9)
  const wrong = lines.filter(({ formula, kg }) => Math.abs(evaluate(formula) - kg) > 0.05 + 1e-9)
  expect(wrong).toEqual([])
})

const leg = fc.record({
  mode: fc.constantFrom(...Object.keys(transportFactors)),
  km: fc.integer({ min: 0, max: 3000 }),
})
const onsiteLeg = fc.record({
  mode: fc.constantFrom(vanFactor.mode, 'car', 'ferry'),
  km: fc.integer({ min: 0, max: 300 }),
})
const trip = fc.record({
  days: fc.integer({ min: 1, max: 15 }),
  group: fc.integer({ min: 2, max: 40 }).map((places) => places / 2),
  accommodationTypes: fc.subarray(Object.keys(nightFactors), { minLength: 1 }),
  onsite: fc.array(onsiteLeg, { maxLength: 3 }),
  vegetarianShare: fc.option(fc.integer({ min: 0, max: 20 }).map((part) => part / 20)),
})

const tenths = (kg: number) => Math.round(kg * 10)

test('adds the lines up to the total, each within its range', () => {
  fc.assert(
    fc.property(trip, fc.array(leg, { minLength: 1, maxLength: 4 }), (input, legs) => {
      const journey = accessLine(legs)
      const lines = [...(journey ? [journey] : []), ...toLines(input)]
      const totals = computeTotals(lines, input.days)
      expect(totals.notCounted).toEqual([])
      expect(lines.reduce((sum, { kg }) => sum + tenths(kg), 0)).toBe(tenths(totals.totalKg))
      expect(lines.reduce((sum, { lowKg }) => sum + tenths(lowKg), 0)).toBe(tenths(totals.lowKg))
      expect(lines.reduce((sum, { highKg }) => sum + tenths(highKg), 0)).toBe(tenths(totals.highKg))
      for (const { lowKg, kg, highKg } of lines) {
        expect(lowKg).toBeLessThanOrEqual(kg)
        expect(kg).toBeLessThanOrEqual(highKg)
      }
    }),
  )
})

test('never emits less over more kilometres', () => {
  fc.assert(
    fc.property(leg, fc.nat({ max: 500 }), (first, more) => {
      const near = accessLine([first])?.kg ?? Number.NaN
      expect(accessLine([{ ...first, km: first.km + more }])?.kg).toBeGreaterThanOrEqual(near)
    }),
  )
})

test.each<[string, Partial<Parameters<typeof toLines>[0]>, CarbonKind[]]>([
  ['an unknown night', { accommodationTypes: ['refuge', 'phare'] }, ['ACCESS', 'NIGHTS', 'GUIDE']],
  ['no night', { accommodationTypes: [] }, ['ACCESS', 'NIGHTS', 'GUIDE']],
  ['no group', { group: null }, ['ACCESS', 'GUIDE']],
  ['an unknown vehicle', { onsite: [{ mode: 'fusée', km: 3 }] }, ['ACCESS', 'ONSITE']],
])('leaves out what %s leaves unknown', (_case, changed, notCounted) => {
  const input = { days: 6, group: 7.5, accommodationTypes: ['refuge'], onsite: [], vegetarianShare: null }
  expect(computeTotals(toLines({ ...input, ...changed }), 6).notCounted).toEqual(notCounted)
})

test('shares the van of the luggage among the group', () => {
  const input = { days: 6, group: 7.5, accommodationTypes: ['gite'], vegetarianShare: null }
  const [line] = toLines({ ...input, onsite: [{ mode: 'minibus', km: 75 }] })
  expect(line).toMatchObject({ kg: 3.2, lowKg: 2.6, highKg: 3.9, formula: '75 × 0,3246 ÷ 7,5' })
})

test.each(catalogue.expeditions)('counts the van of $slug by the days between its stops', (trip) => {
  const isItinerant = trip.expedition_type === 'En itinérance'
  const km = isItinerant ? (trip.duration_days - 1) * 15 : 0
  expect(computeOnsiteTransport(trip).map((each) => [each.mode, each.km])).toEqual(
    km > 0 ? [['minibus', km]] : [],
  )
  const onsite = toLabel(trip, 'Paris').lines.find(({ kind }) => kind === 'ONSITE')
  expect(onsite?.kg).toBeCloseTo((km * 0.3246) / ((trip.group_min + trip.group_max) / 2), 1)
})

test('gives a journey with an unknown leg no line', () => {
  expect(accessLine([{ mode: 'fusée', km: 3 }])).toBeNull()
  expect(accessLine([])).toBeNull()
})
