import { expect, test } from 'vitest'
import { drawTrack, plan, scaleBar, side } from '#web/features/route/drawing.rules.ts'
import { readTrack } from '#web/features/route/track.rules.ts'

const line = (...coordinates: unknown[]) => ({
  geometry: { type: 'LineString', coordinates },
  properties: {},
})
const stop = (day: number | null, label: string, ...coordinates: number[]) => ({
  geometry: { type: 'Point', coordinates },
  properties: { day, label },
})
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })
const unknown = { distanceKm: null, elevationGainM: null }

/** A loop of three days: it ends where it began. */
const loop = collection(
  line([6, 45, 1000], [6.1, 45, 1500], [6.1, 45.1, 1200], [6, 45.1, 1800], [6, 45, 1000]),
  stop(1, 'Village', 6, 45, 1000),
  stop(1, 'Refuge', 6.1, 45, 1500),
  stop(2, 'Lac', 6.1, 45.1, 1200),
  stop(2, 'Col', 6, 45.1, 1800),
  stop(3, 'Village', 6, 45, 1000),
)

test.each<[string, unknown]>([
  ['nothing', null],
  ['something else', { features: 'no' }],
  ['no line', collection(stop(1, 'Seul', 6, 45))],
  ['a line of one point', collection(line([6, 45]))],
  ['a line of no numbers', collection(line([], [6], ['a', 'b']))],
])('%s has no way', (_, geojson) => {
  expect(readTrack(geojson, unknown)).toBeUndefined()
})

test('each day starts where the previous one ended, and a loop returns on the last day', () => {
  const track = readTrack(loop, unknown)
  expect(track?.legs.map(({ day, positions }) => [day, positions.length])).toEqual([
    [1, 2],
    [2, 3],
    [3, 2],
  ])
  expect([track?.low, track?.high]).toEqual([1000, 1800])
  expect(track?.legs.map(({ ascentM, descentM }) => [ascentM, descentM])).toEqual([
    [500, 0],
    [600, 300],
    [0, 800],
  ])
  expect(track?.legs[0]?.distanceKm).toBeCloseTo(7.86, 1)
})

test('distributes published totals over the days, and every day ends at its own height', () => {
  const track = readTrack(loop, { distanceKm: 80, elevationGainM: 2200 })
  const sum = (of: 'distanceKm' | 'ascentM' | 'descentM') =>
    track?.legs.reduce((total, leg) => total + leg[of], 0)
  expect(sum('distanceKm')).toBeCloseTo(80)
  expect(sum('ascentM')).toBeCloseTo(2200)
  expect(track?.legs.map(({ ascentM, descentM }) => Math.round(ascentM - descentM))).toEqual([500, 300, -800])
})

test.each<[string, unknown[]]>([
  ['no stops', []],
  ['stops of no day', [stop(null, 'Quelque part', 6.1, 45)]],
])('%s: all in one day', (_, stops) => {
  const track = readTrack(collection(line([6, 45], [6.1, 45]), ...stops), unknown)
  expect(track?.legs.map(({ day, positions }) => [day, positions.length])).toEqual([[1, 2]])
})

test('the drawing stays inside its margins, and the profile spans the full width', () => {
  const track = readTrack(loop, unknown)
  const drawing = track && drawTrack(track)
  for (const { end } of drawing?.legs ?? []) {
    expect(end.x).toBeGreaterThanOrEqual(plan.margin - 1)
    expect(end.x).toBeLessThanOrEqual(plan.width - plan.right + 1)
    expect(end.y).toBeGreaterThanOrEqual(plan.margin - 1)
    expect(end.y).toBeLessThanOrEqual(plan.height - plan.margin + 1)
  }
  expect(drawing?.legs[0]?.from).toBe(0)
  expect(drawing?.legs.at(-1)?.to).toBe(side.width)
})

test.each([
  [100, 0.5],
  [20, 2],
  [4, 20],
  [0.9, 100],
])('at %s units a kilometre the scale shows %s km', (units, km) => {
  expect(scaleBar(units).km).toBe(km)
})
