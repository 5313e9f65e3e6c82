import { expect, test } from 'vitest'
import { drawTrack, plan, scaleBar } from '#web/features/route/drawing.rules.ts'
import { listLabels } from '#web/features/route/labels.rules.ts'
import { listPins } from '#web/features/route/pins.rules.ts'
import { type ProfileDay, side, toProfile } from '#web/features/route/profile.rules.ts'
import { readTrack, type Track } from '#web/features/route/track.rules.ts'

const line = (coordinates: unknown[], days?: unknown[]) => ({
  geometry: { type: 'LineString', coordinates },
  properties: { days },
})
const stop = (label: string, kind: string, ...coordinates: number[]) => ({
  geometry: { type: 'Point', coordinates },
  properties: { day: null, label, kind },
})
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

const positions = [
  [6, 45, 1000],
  [6.1, 45, 1500],
  [6.1, 45.1, 1200],
  [6, 45.1, 1800],
  [6, 45, 1000],
]
/** Two days with a transfer between them. */
const twoDays = collection(
  line(positions, [
    { day: 1, from: 0, to: 1 },
    { day: 3, from: 2, to: 4 },
  ]),
  stop('Village', 'village', 6, 45, 1000),
  stop('Refuge', 'refuge', 6.1, 45, 1500),
  stop('Loin', 'gare', 9, 47, 300),
)

function toTrack(geojson: unknown): Track {
  const track = readTrack(geojson)
  if (!track) throw new Error('no track')
  return track
}

test.each<[string, unknown]>([
  ['nothing', null],
  ['something else', { features: 'no' }],
  ['no line', collection(stop('Seul', 'village', 6, 45))],
  ['a line of one point', collection(line([[6, 45]]))],
  ['a line of no numbers', collection(line([[], [6], ['a', 'b']]))],
  ['days of one point', collection(line([[6, 45]], [{ day: 1, from: 0, to: 0 }]))],
])('reads no route from %s', (_, geojson) => {
  expect(readTrack(geojson)).toBeUndefined()
})

test('draws the part of each day, and no line for a transfer', () => {
  expect(toTrack(twoDays).legs.map(({ day, positions: { length } }) => [day, length])).toEqual([
    [1, 2],
    [3, 3],
  ])
})

test.each<[string, unknown[] | undefined]>([
  ['no days', undefined],
  ['days out of the line', [{ day: 1, from: 90, to: 99 }]],
  ['days that are none', ['x', { day: '1' }]],
])('draws the whole line without a day for %s', (_, days) => {
  expect(
    toTrack(collection(line(positions, days))).legs.map(({ day, positions: { length } }) => [day, length]),
  ).toEqual([[null, 5]])
})

test('draws inside its margins, and drops places outside the drawing or under the scale', () => {
  const underScale = stop('Sous l’échelle', 'village', 5.967, 44.9908)
  const drawing = drawTrack(toTrack({ ...twoDays, features: [...twoDays.features, underScale] }))
  for (const { end } of drawing.legs) {
    expect(end.x).toBeGreaterThanOrEqual(plan.margin - 1)
    expect(end.x).toBeLessThanOrEqual(plan.width - plan.right + 1)
    expect(end.y).toBeGreaterThanOrEqual(plan.margin - 1)
    expect(end.y).toBeLessThanOrEqual(plan.height - plan.margin + 1)
  }
  expect(drawing.stops.map(({ label }) => label)).toEqual(['Village', 'Refuge'])
  expect(drawing.land).toBe('')
})

test('enlarges the drawing to a day', () => {
  const track = toTrack(twoDays)
  const [first] = track.legs
  const whole = drawTrack(track)
  const enlarged = drawTrack(track, first)
  expect(enlarged.scale.km).toBeLessThanOrEqual(whole.scale.km)
  expect(enlarged.legs[0]?.points.map(({ x }) => x)).toEqual([135.4, 420.6])
})

test('draws a route in one place without magnifying it to metres', () => {
  const drawing = drawTrack(
    toTrack(
      collection(
        line([
          [6, 45],
          [6, 45],
        ]),
      ),
    ),
  )
  expect(drawing.legs[0]?.path).toBe('M278 200l0 0')
})

const most = { all: 20, waters: 3, towns: 5, marks: 6 }

function labelled(geojson: unknown) {
  const drawing = drawTrack(toTrack(geojson))
  const pins = listPins(drawing.legs, 11)
  return listLabels(drawing, { size: 14, pins, radius: 11, most, lit: null })
}

test('names places without covering another name; the less important one is left out', () => {
  const near = Array.from({ length: 12 }, (_, index) =>
    stop(`Lieu numéro ${index}`, index === 11 ? 'refuge' : 'village', 6.05, 45.05 + index / 1000),
  )
  const labels = labelled(collection(line(positions), ...near))
  expect(labels[0]?.text).toBe('Lieu numéro 11')
  expect(labels.length).toBeGreaterThan(1)
  expect(labels.length).toBeLessThan(12)
})

test('cuts a long name, and leaves no name outside the drawing', () => {
  const long = stop(`Refuge ${'très '.repeat(30)}haut`, 'refuge', 6.05, 45.02)
  const [label] = labelled(collection(line(positions.slice(0, 2)), long))
  expect(label?.text).toMatch(/^Refuge très .*…$/)
  expect(label?.text.length).toBeLessThanOrEqual(30)
})

const days: ProfileDay[] = [
  { day: 1, km: 12, mode: 'à pied' },
  { day: 3, km: 8, mode: 'à pied' },
]

test('draws each day as long as its author says, with round axes', () => {
  const profile = toProfile(toTrack(twoDays), days)
  expect(profile?.bands.map(({ day, from, to }) => [day, from, to])).toEqual([
    [1, side.left, 404.4],
    [3, 404.4, side.width - side.right],
  ])
  expect([profile?.low, profile?.high, profile?.km]).toEqual([1000, 1800, 20])
  expect(profile?.altitudes.map(({ metres }) => metres)).toEqual([1000, 1200, 1400, 1600, 1800])
  expect(profile?.distances.map(({ km }) => km)).toEqual([0, 5, 10, 15, 20])
  expect(profile?.names.map(({ text }) => text)).toEqual(['Refuge'])
})

test.each<[string, ProfileDay[], number[] | undefined]>([
  [
    'a day on water is left out',
    [
      { day: 1, km: 12, mode: 'en kayak' },
      { day: 3, km: 8, mode: 'à pied' },
    ],
    [3],
  ],
  ['nothing remains on water alone', days.map((day) => ({ ...day, mode: 'en canoë' })), undefined],
])('%s', (_, values, drawn) => {
  expect(toProfile(toTrack(twoDays), values)?.bands.map(({ day }) => day)).toEqual(drawn)
})

test('draws hills as hills: the scale covers at least 200 m', () => {
  const flat = collection(
    line([
      [6, 45, 160],
      [6.1, 45, 125],
      [6.2, 45, 130],
    ]),
  )
  const altitudes = toProfile(toTrack(flat), [])?.altitudes.map(({ metres }) => metres) ?? []
  expect(Math.max(...altitudes) - Math.min(...altitudes)).toBeGreaterThanOrEqual(200)
})

test('draws no profile of a line without altitudes', () => {
  expect(
    toProfile(
      toTrack(
        collection(
          line([
            [6, 45],
            [6.1, 45],
          ]),
        ),
      ),
      [],
    ),
  ).toBeUndefined()
})

test.each([
  [100, 0.5],
  [20, 2],
  [4, 20],
  [0.9, 100],
])('at %s units a kilometre the scale shows %s km', (units, km) => {
  expect(scaleBar(units).km).toBe(km)
})
