import { expect, test } from 'vitest'
import { type RouteSource, type RouteStop, routeDays } from '#rules/route.ts'
import { routeSentence } from '#rules/routeText.ts'

type Named = [label: string, longitude: number, latitude: number, elevation: number]

/** A route of stops alone: the service names the day on which one reaches each. */
const toRoute = (
  stops: Named[],
  days: number[],
  distanceKm: number,
  elevationGainM: number,
): RouteSource => ({
  lines: [],
  stops: stops.map(
    ([label, ...position], index): RouteStop => ({ label, day: days[index] ?? null, position }),
  ),
  days: [],
  distanceKm,
  elevationGainM,
})

const vanoise = toRoute(
  [
    ['Pralognan', 6.7203, 45.3815, 1418],
    ['Refuge des Barmettes', 6.752, 45.387, 2010],
    ['Lac des Vaches', 6.7817, 45.3908, 2318],
    ['Col de la Vanoise', 6.798, 45.3916, 2516],
    ['Entre-deux-Eaux', 6.845, 45.367, 2130],
    ['Plan du Lac', 6.8406, 45.3255, 2365],
    ['Refuge de l’Arpont', 6.7937, 45.3013, 2309],
    ['Dent Parrachée', 6.7536, 45.2597, 2511],
    ['Fond d’Aussois', 6.706, 45.2672, 2324],
    ['Col d’Aussois', 6.678, 45.284, 2914],
    ['Roc de la Pêche', 6.69, 45.334, 1911],
    ['Pralognan', 6.7203, 45.3815, 1418],
  ],
  [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6],
  68,
  3900,
)

const morbihan = toRoute(
  [
    ['Vannes', -2.7605, 47.645, 0],
    ['Séné, Port-Anna', -2.789, 47.608, 0],
    ['Île d’Arz', -2.8, 47.592, 3],
    ['Île aux Moines', -2.85, 47.59, 3],
    ['Larmor-Baden', -2.894, 47.586, 0],
    ['Gavrinis', -2.898, 47.573, 2],
    ['Port-Navalo', -2.919, 47.549, 0],
    ['Ilur', -2.796, 47.565, 2],
    ['Séné', -2.789, 47.608, 0],
  ],
  [1, 1, 1, 2, 2, 2, 3, 3, 3],
  46,
  20,
)

const kungsleden = toRoute(
  [
    ['Abisko', 18.783, 68.349, 385],
    ['Abiskojaure', 18.598, 68.287, 490],
    ['Alesjaure', 18.419, 68.133, 780],
    ['Tjäktja', 18.28, 68.05, 1000],
    ['Col de Tjäktja', 18.249, 68.032, 1150],
    ['Sälka', 18.268, 67.958, 835],
    ['Singi', 18.33, 67.868, 720],
    ['Station du Kebnekaise', 18.614, 67.868, 690],
    ['Ladtjojaure', 18.8, 67.855, 510],
    ['Nikkaluokta', 19.013, 67.851, 470],
  ],
  [1, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  106,
  1900,
)

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const toText = (source: RouteSource, target: number) => {
  const day = routeDays(source)?.find((each) => each.day === target)
  return day && plain(routeSentence(day))
}

test.each<[trip: string, source: RouteSource, day: number, expected: string]>([
  [
    'Vanoise',
    vanoise,
    5,
    'Jour 5 : 10 km. De Dent Parrachée (2 511 m), tu passes Fond d’Aussois (2 324 m), puis tu montes au Col d’Aussois (2 914 m). 1 080 m de montée, raide, 680 m de descente, vers le nord-ouest.',
  ],
  [
    'Morbihan',
    morbihan,
    2,
    'Jour 2 : 12 km, à plat. De l’Île d’Arz, tu passes l’Île aux Moines et Larmor-Baden, puis tu arrives à Gavrinis. Vers l’ouest.',
  ],
  [
    'Kungsleden',
    kungsleden,
    4,
    'Jour 4 : 2,8 km, 370 m de montée, raide, jusqu’au Col de Tjäktja (1 150 m). 220 m de descente, vers le sud-ouest.',
  ],
])('describes a day of %s', (_trip, source, day, expected) => expect(toText(source, day)).toBe(expected))

test.each([
  ['Vanoise', vanoise],
  ['Morbihan', morbihan],
  ['Kungsleden', kungsleden],
])('divides exactly the published totals of %s', (_trip, source) => {
  const days = routeDays(source) ?? []
  expect(days.reduce((sum, { distanceKm }) => sum + distanceKm * 10, 0)).toBeCloseTo(
    (source.distanceKm ?? 0) * 10,
    6,
  )
  expect(days.reduce((sum, { ascentM }) => sum + ascentM, 0)).toBe(source.elevationGainM)
})

const [refugeA, refugeB, refugeC] = [
  [6.7, 45.3, 1000],
  [6.75, 45.35, 1500],
  [6.8, 45.3, 1200],
] as const

const inTwoLines: RouteSource = {
  ...toRoute(
    [
      ['Refuge A', ...refugeA],
      ['Refuge B', ...refugeB],
      ['Refuge C', ...refugeC],
    ],
    [1, 1, 2],
    15,
    600,
  ),
  lines: [
    { day: 1, positions: [refugeA, refugeB] },
    { day: 2, positions: [refugeB, refugeC] },
  ],
}

test.each<[ends: string, days: RouteSource['days'], expected: string]>([
  [
    'no end without its name',
    [],
    'Jour 1 : 7,5 km, 600 m de montée, raide, 100 m de descente, vers le nord-est.',
  ],
  [
    'the ends by its author',
    [{ day: 1, from: 'Refuge A', to: 'Refuge B', km: 8, ascent: null, descent: null }],
    'Jour 1 : 7,5 km, 600 m de montée, raide, jusqu’au Refuge B (1 500 m). 100 m de descente, vers le nord-est.',
  ],
])('gives a drawn day without figures %s', (_ends, days, expected) =>
  expect(toText({ ...inTwoLines, days }, 1)).toBe(expected),
)

test('climbs as much as the line without a published ascent', () => {
  const days = routeDays({ ...vanoise, elevationGainM: null })
  expect(days?.map(({ ascentM }) => ascentM)).toEqual([592, 506, 235, 202, 590, 0])
})

test('divides by length an ascent that the line does not show', () => {
  const stops = [0, 1, 4].map(
    (north, day): RouteStop => ({ label: `${day}`, day, position: [6, 45 + north / 100, 900] }),
  )
  const source = { lines: [], stops, days: [], distanceKm: 4, elevationGainM: 80 }
  expect(routeDays(source)).toMatchObject([
    { distanceKm: 1, ascentM: 20, descentM: 20, bearing: 0, isLoop: false },
    { distanceKm: 3, ascentM: 60, descentM: 60 },
  ])
})

test.each<[missing: string, source: RouteSource]>([
  ['stops', { ...vanoise, stops: [] }],
  ['the total distance', { ...vanoise, distanceKm: null }],
  ['days of the stops', { ...vanoise, stops: vanoise.stops.map((stop) => ({ ...stop, day: null })) }],
  [
    'elevations',
    {
      ...vanoise,
      stops: vanoise.stops.map((stop) => ({
        ...stop,
        position: [stop.position[0], stop.position[1], null],
      })),
    },
  ],
])('has no words without %s', (_missing, source) => expect(routeDays(source)).toBeNull())

const line: RouteSource['lines'][number]['positions'] = [
  [6.75, 45.26, 2511],
  [6.74, 45.262, 2450],
  [6.73, 45.265, 2400],
  [6.706, 45.268, 2324],
]
const beside: RouteStop[] = [
  { label: 'Lac du Génépy', day: null, position: [6.731, 45.266, 2410] },
  { label: 'Col lointain', day: null, position: [6.73, 45.29, 2800] },
  { label: 'Autre nom du départ', day: 1, position: [6.7501, 45.2601, 2511] },
]
type Day = RouteSource['days'][number]
const authored: Day = { day: 1, from: 'Refuge du Bas', to: 'Hutte', km: 14.5, ascent: 190, descent: 380 }
const rest: Day = { ...authored, day: 2, km: null, ascent: 0, descent: 0 }
const authoredBy = (day: Partial<Day>): RouteSource => ({
  lines: [{ day: 1, positions: line }],
  stops: beside,
  days: [{ ...authored, ...day }, rest],
  distanceKm: 15,
  elevationGainM: 190,
})

test.each<[expected: string, source: RouteSource]>([
  [
    'Jour 1 : 14,5 km. Du Refuge du Bas (2 511 m), tu passes le Lac du Génépy (2 410 m), puis tu descends à Hutte (2 324 m). 190 m de montée, douce, 380 m de descente, vers l’ouest.',
    authoredBy({}),
  ],
  [
    'Jour 1 : 14,5 km, 190 m de montée, douce, jusqu’à Hutte (2 324 m). 380 m de descente, vers l’ouest.',
    { ...authoredBy({}), stops: [] },
  ],
  [
    'Jour 1 : 14,5 km, 380 m de descente, jusqu’à Hutte (2 324 m). Vers l’ouest.',
    { ...authoredBy({ ascent: 0 }), stops: [] },
  ],
  [
    'Jour 1 : 14,5 km, 49 m de montée, jusqu’à Hutte (2 324 m). 50 m de descente, vers l’ouest.',
    { ...authoredBy({ ascent: 49, descent: 50 }), stops: [] },
  ],
  [
    'Jour 1 : 5 km, 350 m de montée, raide, jusqu’aux Houches (2 324 m). Vers l’ouest.',
    { ...authoredBy({ km: 5, ascent: 350, descent: 0, to: 'Les Houches' }), stops: [] },
  ],
  [
    'Jour 1 : 5 km, 345 m de montée, régulière, jusqu’à la Cabane (2 324 m). Vers l’ouest.',
    { ...authoredBy({ km: 5, ascent: 345, descent: 0, to: 'Cabane' }), stops: [] },
  ],
  [
    'Jour 1 : 9 km, à plat, et retour au Port. En boucle.',
    {
      ...authoredBy({ km: 9, ascent: 0, descent: 49, from: 'Port', to: 'Port' }),
      stops: [],
      lines: [{ day: 1, positions: [] }],
    },
  ],
])('writes « %s »', (expected, source) => expect(toText(source, 1)).toBe(expected))
