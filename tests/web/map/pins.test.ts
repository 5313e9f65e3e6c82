import { expect, test } from 'vitest'
import {
  isPlaced,
  mergePins,
  openedOn,
  type PlacedExpedition,
  readBox,
  writeBoxOf,
} from '#web/features/map/pins.rules.ts'
import { isNarrowest, placesOf, windowOf } from '#web/ui/map/window.rules.ts'

const expedition = (slug: string, longitude: number, latitude: number) => ({
  __typename: 'Expedition' as const,
  id: slug,
  slug,
  name: slug,
  price: 100,
  minPrice: null,
  durationDays: 3,
  region: null,
  regionSlug: null,
  coverImage: null,
  meetingPoint: { __typename: 'MeetingPoint' as const, name: null, latitude, longitude },
})

const pointOf = ({ meetingPoint }: PlacedExpedition) => ({
  x: meetingPoint.longitude,
  y: meetingPoint.latitude,
})

test.each([
  ['far from each other', [expedition('a', 0, 0), expedition('b', 200, 0)], [['a'], ['b']]],
  ['side by side', [expedition('a', 0, 0), expedition('b', 60, 0)], [['a', 'b']]],
  ['one under the other', [expedition('a', 0, 0), expedition('b', 0, 60)], [['a'], ['b']]],
  ['corner over corner', [expedition('a', 0, 0), expedition('b', 80, 30)], [['a', 'b']]],
  [
    'in the same place',
    [expedition('a', 5, 5), expedition('b', 5, 5), expedition('c', 5, 5)],
    [['a', 'b', 'c']],
  ],
  [
    'with one between two',
    [expedition('a', 0, 0), expedition('b', 150, 0), expedition('c', 75, 0)],
    [['a', 'c'], ['b']],
  ],
  [
    'in a chain',
    [expedition('a', 0, 0), expedition('b', 100, 0), expedition('c', 50, 0), expedition('d', 60, 0)],
    [['a', 'c', 'd'], ['b']],
  ],
  ['none at all', [], []],
])('trips %s', (_, expeditions, expected) => {
  const pins = mergePins(expeditions, pointOf)
  expect(pins.map((pin) => pin.expeditions.map(({ slug }) => slug))).toEqual(expected)
})

test('a pin stands where the first of its trips begins', () => {
  const [pin] = mergePins([expedition('a', 0, 0), expedition('b', 60, 10)], pointOf)
  expect([pin?.x, pin?.y]).toEqual([0, 0])
})

test('a trip without a meeting point has no pin', () => {
  expect(
    [expedition('a', 1, 1), { ...expedition('b', 1, 1), meetingPoint: null }].filter(isPlaced),
  ).toHaveLength(1)
})

test.each([
  ['5,44,8,46', { west: 5, south: 44, east: 8, north: 46 }],
  ['-5.5,44,8,46', { west: -5.5, south: 44, east: 8, north: 46 }],
  ['', undefined],
  ['5,44,8', undefined],
  ['5,44,8,46,1', undefined],
  ['8,44,5,46', undefined],
  ['5,46,8,44', undefined],
  ['5,44,8,96', undefined],
  ['5,44,200,46', undefined],
  ['a,b,c,d', undefined],
])('« %s » looks at %o', (text, box) => {
  expect(readBox(text)).toEqual(box)
})

test('the address of merged trips is read as the box around them', () => {
  const box = readBox(writeBoxOf([expedition('a', 5, 44), expedition('b', 6, 45)]))
  expect(box).toEqual({ west: 4.95, south: 43.95, east: 6.05, north: 45.05 })
})

test.each([4 / 5, 4 / 3])(
  'a window of shape %s holds all its places, and never leaves the drawing',
  (shape) => {
    const window = windowOf(placesOf({ west: -14, south: 37.7, east: 27.4, north: 68.4 }), shape)
    expect(window.width / window.height).toBeCloseTo(shape, 2)
    expect(window.x).toBeGreaterThanOrEqual(0)
    expect(window.y).toBeGreaterThanOrEqual(0)
    expect(window.y + window.height).toBeLessThanOrEqual(1125.1)
  },
)

test('a single place has a margin around it', () => {
  expect(isNarrowest(windowOf([{ longitude: 6, latitude: 45 }], 4 / 3))).toBe(true)
})

const place = (longitude: number, latitude: number) => ({ longitude, latitude })
const [annecy, brest, narvik, reykjavik] = [
  place(6.1, 45.9),
  place(-4.5, 48.4),
  place(17.4, 68.4),
  place(-21, 64),
]

test.each([
  ['all in France', [annecy, brest], [annecy, brest]],
  ['a third in France', [annecy, narvik, reykjavik], [annecy]],
  ['fewer', [annecy, narvik, reykjavik, narvik], [annecy, narvik, reykjavik, narvik]],
  ['none', [narvik], [narvik]],
  ['no place', [], []],
])('opens on France: %s', (_case, places, expected) => {
  expect(openedOn(places)).toEqual(expected)
})
