import { expect, test } from 'vitest'
import type { expeditionDays } from '#api/db/tables.ts'
import { toDays, toGeojson } from '#api/modules/expeditions/route.mappers.ts'

type Day = typeof expeditionDays.$inferSelect

const blank: Day = {
  expeditionId: 1,
  day: 1,
  text: 'On monte.',
  title: 'Montée au refuge',
  from: null,
  to: null,
  mode: null,
  km: null,
  ascentM: null,
  descentM: null,
  highPointM: null,
  hours: null,
  night: null,
  meals: [],
  transfer: null,
  option: null,
  note: null,
  track: null,
}
const village = { label: 'Pralognan', kind: 'village', lon: 6.72, lat: 45.38, elevationM: 1418 }
const hut = { label: 'Refuge', kind: 'refuge', lon: 6.75, lat: 45.39, elevationM: 2010 }
const lake = { label: 'Lac', lon: 6.77, lat: 45.4, elevationM: 2318 }
const row = { name: 'Vanoise', route: [village, hut, lake], land: null, surroundings: null }
const days: Day[] = [
  {
    ...blank,
    from: 'Pralognan',
    to: 'Refuge',
    track: [
      [6.72, 45.38, 1418],
      [6.75, 45.39, 2010],
    ],
  },
  { ...blank, day: 2 },
  {
    ...blank,
    day: 3,
    from: 'Refuge',
    to: 'Pralognan',
    track: [
      [6.75, 45.39, 2010],
      [6.72, 45.38, 1418],
    ],
  },
]

const toProperties = (geojson: ReturnType<typeof toGeojson>) =>
  geojson.features.map(({ geometry, properties }) => [geometry.type, properties])

test('names the part of the line of each day that has a track', () => {
  expect(toProperties(toGeojson({ row, days }))).toEqual([
    [
      'LineString',
      {
        label: 'Vanoise',
        day: null,
        approximate: true,
        days: [
          { day: 1, from: 0, to: 1 },
          { day: 3, from: 2, to: 3 },
        ],
      },
    ],
    ['Point', { label: 'Pralognan', day: 3, kind: 'village' }],
    ['Point', { label: 'Refuge', day: 1, kind: 'refuge' }],
    ['Point', { label: 'Lac', day: null }],
  ])
})

test('joins the places of a route without tracks, and claims no days', () => {
  const geojson = toGeojson({ row, days: days.map((day) => ({ ...day, track: null })) })
  expect(geojson.features[0]).toMatchObject({
    geometry: {
      type: 'LineString',
      coordinates: [
        [6.72, 45.38, 1418],
        [6.75, 45.39, 2010],
        [6.77, 45.4, 2318],
      ],
    },
    properties: { approximate: true },
  })
  expect(geojson.features[0]?.properties).not.toHaveProperty('days')
})

test.each([
  ['no place and no day', { ...row, route: [] }, []],
  ['a single place', { ...row, route: [village] }, []],
  ['a track of one point', { ...row, route: [] }, [{ ...blank, track: [[6.7, 45.3, 1400]] }]],
])('draws no line for %s', (_, only, some) => {
  expect(toGeojson({ row: only, days: some }).features.map(({ geometry }) => geometry.type)).not.toContain(
    'LineString',
  )
})

test('adds the land around the route', () => {
  const land = [
    [
      [
        [6, 45],
        [7, 45],
        [7, 46],
        [6, 45],
      ],
    ],
  ]
  expect(toGeojson({ row: { ...row, land }, days }).features.at(-1)).toEqual({
    type: 'Feature',
    geometry: { type: 'MultiPolygon', coordinates: land },
    properties: { label: 'Vanoise', day: null, kind: 'land' },
  })
})

test('returns no days as long as one has no title', () => {
  expect(toDays(days)).toHaveLength(3)
  expect(toDays([...days, { ...blank, day: 4, title: null }])).toEqual([])
})
