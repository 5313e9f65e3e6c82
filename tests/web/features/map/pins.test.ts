import { expect, test } from 'vitest'
import {
  isPlaced,
  mergePins,
  openedOn,
  type PlacedExpedition,
  readBox,
  spreadPins,
  toRoom,
  toWriteBox,
} from '#web/features/map/pins.rules.ts'
import { isOverlap } from '#web/ui/map/names.rules.ts'
import { isNarrowest, listPlaces, toWindow } from '#web/ui/map/window.rules.ts'

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

const toPoint = ({ meetingPoint }: PlacedExpedition) => ({
  x: meetingPoint.longitude,
  y: meetingPoint.latitude,
})

test.each([
  ['far from each other', [expedition('a', 0, 0), expedition('b', 200, 0)], [['a'], ['b']]],
  ['side by side', [expedition('a', 0, 0), expedition('b', 60, 0)], [['a', 'b']]],
  ['one under the other', [expedition('a', 0, 0), expedition('b', 0, 60)], [['a'], ['b']]],
  ['corner over corner', [expedition('a', 0, 0), expedition('b', 60, 30)], [['a', 'b']]],
  [
    'in the same place',
    [expedition('a', 5, 5), expedition('b', 5, 5), expedition('c', 5, 5)],
    [['a', 'b', 'c']],
  ],
  [
    'with one between two',
    [expedition('a', 0, 0), expedition('b', 150, 0), expedition('c', 60, 0)],
    [['a', 'c'], ['b']],
  ],
  [
    'in a chain',
    [expedition('a', 0, 0), expedition('b', 100, 0), expedition('c', 50, 0), expedition('d', 60, 0)],
    [['a'], ['b', 'c', 'd']],
  ],
  ['none at all', [], []],
])('trips %s', (_, expeditions, expected) => {
  const pins = mergePins(expeditions, toPoint)
  expect(pins.map((pin) => pin.expeditions.map(({ slug }) => slug))).toEqual(expected)
})

test('a merged pin stands in the middle of its trips', () => {
  const [pin] = mergePins([expedition('a', 0, 0), expedition('b', 60, 10)], toPoint)
  expect([pin?.x, pin?.y]).toEqual([30, 5])
})

test('a merged pin has at most the given number of trips', () => {
  const near = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((slug, index) => expedition(slug, index, index))
  expect(mergePins(near, toPoint, 3).every((pin) => pin.expeditions.length <= 3)).toBe(true)
  expect(mergePins(near, toPoint, 1)).toHaveLength(near.length)
})

test('pins that overlap are pushed apart, inside the map', () => {
  const size = { width: 300, height: 200 }
  const near = ['a', 'b', 'c', 'd'].map((slug) => expedition(slug, 290, 190))
  const pins = spreadPins(mergePins(near, toPoint, 1), size)
  for (const [index, pin] of pins.entries()) {
    for (const other of pins.slice(index + 1)) expect(isOverlap(toRoom(pin), toRoom(other))).toBe(false)
    expect(pin.x).toBeLessThan(size.width)
    expect(pin.y).toBeLessThanOrEqual(size.height)
  }
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
  const box = readBox(toWriteBox([expedition('a', 5, 44), expedition('b', 6, 45)]))
  expect(box).toEqual({ west: 4.95, south: 43.95, east: 6.05, north: 45.05 })
})

test.each([4 / 5, 4 / 3])(
  'a window of shape %s holds all its places, and never leaves the drawing',
  (shape) => {
    const window = toWindow(listPlaces({ west: -14, south: 37.7, east: 27.4, north: 68.4 }), shape)
    expect(window.width / window.height).toBeCloseTo(shape, 2)
    expect(window.x).toBeGreaterThanOrEqual(0)
    expect(window.y).toBeGreaterThanOrEqual(0)
    expect(window.y + window.height).toBeLessThanOrEqual(1125.1)
  },
)

test('a single place has a margin around it', () => {
  expect(isNarrowest(toWindow([{ longitude: 6, latitude: 45 }], 4 / 3))).toBe(true)
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
