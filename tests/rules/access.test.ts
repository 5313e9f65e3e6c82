import { expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { accessFrom, compareWith, legKg, type Trip } from '#rules/access.ts'
import { type CityName, cityNames, cityPositions, type Position } from '#rules/cityLinks.content.ts'
import plannedHours from '#tests/rules/plannedHours.json' with { type: 'json' }

const { expeditions } = catalogue
type Expedition = (typeof expeditions)[number]

const toTrip = ({
  meeting_point: { lon, lat },
  train_access,
}: Expedition): Trip & { position: Position } => ({
  position: [lon, lat],
  published: train_access,
})

/** The catalogue with the hours of the table by hand: its journeys were refined to quarters of an hour later. */
const planned = new Map(Object.entries<Record<string, number>>(plannedHours))
const plannedTrip: typeof toTrip = (expedition) => {
  const { position, published } = toTrip(expedition)
  const hoursFrom = (city: string) => planned.get(expedition.slug)?.[city] ?? Number.NaN
  return { position, published: published.map((journey) => ({ ...journey, hours: hoursFrom(journey.city) })) }
}

function toExpedition(slug: string): Expedition {
  const found = expeditions.find((expedition) => expedition.slug === slug)
  if (!found) throw new Error(`no expedition ${slug}`)
  return found
}

const toAccess = (expedition: Expedition, city: CityName, trip = toTrip) => {
  const access = accessFrom(city, trip(expedition))
  if (!access) throw new Error(`no journey from ${city} to ${expedition.slug}`)
  return access
}

type Case = [slug: string, city: CityName, access: object, compare: object]

test.each<Case>([
  [
    'balcons-de-la-vanoise',
    'Lyon',
    { hours: 3.3, kg: 6.6, isEstimated: false, via: null },
    { plane: null, car: 14 },
  ],
  [
    'balcons-de-la-vanoise',
    'Rennes',
    {
      hours: 7.7,
      kg: 4.1,
      isEstimated: true,
      via: 'Paris',
      legs: [
        { mode: 'tgv', km: 1055 },
        { mode: 'car', km: 27 },
      ],
    },
    { plane: 159, car: 65 },
  ],
  [
    'calanques-en-kayak-et-a-pied',
    'Marseille',
    { hours: 0.7, kg: 0.6, isEstimated: true, via: null, legs: [{ mode: 'ter', km: 22 }] },
    { plane: null, car: 2 },
  ],
  [
    'kungsleden-la-voie-royale',
    'Lyon',
    { hours: 42.5, kg: 47, isEstimated: true, via: 'Lille' },
    { plane: 440, car: 244 },
  ],
])('%s from %s', (slug, city, expected, compare) => {
  const expedition = toExpedition(slug)
  const access = toAccess(expedition, city, plannedTrip)
  expect(access).toMatchObject(expected)
  expect(compareWith(cityPositions[city], plannedTrip(expedition).position, access.legs)).toEqual(compare)
})

type Counts = Record<CityName, number>

/** The second row has the hours that the site publishes. */
test.each<[string, typeof toTrip, Counts]>([
  [
    'the hours of the table by hand',
    plannedTrip,
    {
      Paris: 20,
      Lyon: 24,
      Marseille: 15,
      Lille: 11,
      Bordeaux: 9,
      Toulouse: 6,
      Nantes: 7,
      Rennes: 8,
      Strasbourg: 9,
    },
  ],
  [
    'published hours',
    toTrip,
    {
      Paris: 20,
      Lyon: 24,
      Marseille: 16,
      Lille: 11,
      Bordeaux: 8,
      Toulouse: 6,
      Nantes: 8,
      Rennes: 9,
      Strasbourg: 9,
    },
  ],
])('counts the trips within 6 h of each city by %s', (_, trip, counts) => {
  const within = (city: CityName) =>
    expeditions.filter((expedition) => toAccess(expedition, city, trip).hours <= 6).length
  expect(Object.fromEntries(cityNames.map((city) => [city, within(city)]))).toEqual(counts)
})

test('finds the fewest kilograms from Lille', () => {
  const [best] = expeditions.toSorted((a, b) => toAccess(a, 'Lille').kg - toAccess(b, 'Lille').kg)
  expect(best?.name).toMatch(/Jura à ski/)
  expect(best && toAccess(best, 'Lille').kg).toBe(1.8)
})

const pairs = expeditions.flatMap((expedition) => cityNames.map((city) => ({ expedition, city })))

test('emits the sum of its legs on each of 432 journeys, 254 of them estimated', () => {
  const estimated = pairs.filter(({ expedition, city }) => {
    const { kg, legs, isEstimated } = toAccess(expedition, city)
    const sum = legs.reduce((all, leg) => all + legKg(leg), 0)
    expect(Math.abs(sum - kg), `${expedition.slug} from ${city}`).toBeLessThanOrEqual(0.05 + 1e-9)
    return isEstimated
  })
  expect([pairs.length, estimated.length]).toEqual([432, 254])
})

test('compares every published journey as the catalogue does', () => {
  for (const { expedition, city } of pairs)
    for (const { legs, compare } of expedition.train_access.filter((journey) => journey.city === city))
      expect(compareWith(cityPositions[city], toTrip(expedition).position, legs), expedition.slug).toEqual({
        plane: compare.plane_kg_co2e,
        car: compare.car_kg_co2e,
      })
})

test('has no journey from an unknown city, without a meeting point or without a hub', () => {
  const { position, published } = toTrip(toExpedition('balcons-de-la-vanoise'))
  expect(accessFrom('Dijon', { position, published })).toBeNull()
  expect(accessFrom('Rennes', { position: null, published })).toBeNull()
  expect(accessFrom('Rennes', { position, published: [] })).toBeNull()
  expect(accessFrom('Rennes', { position, published: published.slice(1, 2) })).toBeNull()
})
