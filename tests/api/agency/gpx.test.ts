import { expect, test } from 'vitest'
import { gpxMessages } from '#api/modules/agency/route/gpx.messages.ts'
import { readGpx } from '#api/modules/agency/route/gpx.ts'
import {
  computeAscent,
  computeLength,
  type Recorded,
  simplify,
} from '#api/modules/agency/route/line.domain.ts'
import { header, point, track, walk } from '#tests/support/tracks.ts'

function* toChunks(text: string, size = 65_536): Generator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}
const read = (text: string, size?: number) => readGpx(toChunks(text, size))

const climb = track([
  [6.7, 45.3, 1500],
  [6.71, 45.305, 1800],
  [6.72, 45.3, 2100],
])

test.each([1, 7, 65_536])(
  'reads the positions of a track in chunks of %i bytes, without its times',
  async (size) => {
    const route = await read(climb, size)
    expect(route).toEqual({
      tracks: [
        [
          [6.7, 45.3, 1500],
          [6.71, 45.305, 1800],
          [6.72, 45.3, 2100],
        ],
      ],
      distanceKm: 2,
      elevationGainM: 600,
    })
  },
)

test.each<[string, string, [number, number, number][]]>([
  [
    'a route without a track',
    `${header}<rte><rtept lat="45" lon="6"><ele>10</ele></rtept><rtept lat="46" lon="6"/></rte></gpx>`,
    [
      [6, 45, 10],
      [6, 46, 10],
    ],
  ],
  [
    'prefixed names',
    '<g:gpx xmlns:g="x"><g:trk><g:trkseg><g:trkpt lat="45" lon="6"/><g:trkpt lat="46" lon="6"/></g:trkseg></g:trk></g:gpx>',
    [
      [6, 45, 0],
      [6, 46, 0],
    ],
  ],
  [
    'an elevation no place has',
    track([
      [6, 45, 50],
      [6, 46, 99_999],
    ]),
    [
      [6, 45, 50],
      [6, 46, 50],
    ],
  ],
  [
    'the track beside a route and its own points',
    `${header}<wpt lat="1" lon="1"/><rte><rtept lat="2" lon="2"/></rte><trk><trkseg><trkpt lat="45" lon="6"/><trkpt lat="46" lon="6"/></trkseg></trk></gpx>`,
    [
      [6, 45, 0],
      [6, 46, 0],
    ],
  ],
])('reads %s', async (_case, text, expected) => {
  expect((await read(text)).tracks).toEqual([expected])
})

test('counts no distance and no ascent between two segments', async () => {
  const apart = track(
    [
      [6, 45, 100],
      [6, 45.01, 100],
    ],
    [
      [7, 45, 900],
      [7, 45.01, 900],
    ],
  )
  const route = await read(apart)
  expect(route).toMatchObject({ distanceKm: 2, elevationGainM: 0 })
  expect(route.tracks).toHaveLength(2)
})

const bomb = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "${'&a;'.repeat(100)}">]><gpx><trk><name>&b;</name></trk></gpx>`

test.each<[keyof typeof gpxMessages, string, string]>([
  ['broken', 'a truncated file', climb.slice(0, -40)],
  ['broken', 'an entity of its own', climb.replace('<trk>', '<trk><name>&bomb;</name>')],
  ['broken', 'a latitude of 95 degrees', climb.replace('lat="45.305"', 'lat="95"')],
  ['broken', 'a point without coordinates', climb.replace('lat="45.305"', '')],
  ['broken', 'a point outside a segment', `${header}<trkpt lat="45" lon="6"/></gpx>`],
  ['broken', 'elements nested 200 deep', `${header}${'<a>'.repeat(200)}${'</a>'.repeat(200)}</gpx>`],
  ['entities', 'an entity bomb', bomb],
  ['entities', 'an external document type', `<!DOCTYPE gpx SYSTEM "file:///etc/passwd">${climb.slice(38)}`],
  ['noTrack', 'places without a track', `${header}<wpt lat="45" lon="6"><name>Col</name></wpt></gpx>`],
  ['noTrack', 'a single point', track([[6, 45]])],
  ['kml', 'a KML', '<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>'],
  ['notGpx', 'a page', '<html><body>GPX</body></html>'],
  ['notGpx', 'text', 'lat;lon\n45;6\n'],
  ['notGpx', 'nothing', ''],
])('refuses as %s: %s', async (fault, _case, text) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'FILE_REFUSED', message: gpxMessages[fault] })
})

test('refuses bytes that are not UTF-8', async () => {
  const bytes = Buffer.from(climb.replace('<trk>', '<trk><name>Col\u00e9</name>'), 'latin1')
  await expect(readGpx([bytes])).rejects.toMatchObject({ message: gpxMessages.broken })
})

test('simplifies a long track to at most 1,000 positions, at most 10 m away', async () => {
  const points = walk(20_000)
  const route = await read(track(points.map(([lon, lat, ele]) => [lon, lat, ele ?? 0] as const)))
  const [line = []] = route.tracks
  expect(line.length).toBeLessThanOrEqual(1_000)
  expect(farthestFrom(line, points)).toBeLessThanOrEqual(10)
})

test('bounds the work on a line that turns at each of its points', () => {
  const zigzag = Array.from(
    { length: 20_000 },
    (_, index): Recorded => [6 + index * 0.000_01, 45 + (index % 2) * (0.1 + index * 0.000_001), null],
  )
  expect(simplify([zigzag], { toleranceM: 10, positions: 1_000 })[0]).toHaveLength(1_000)
})

test('refuses more than 200,000 points', async () => {
  const text = track([]).replace('</trk>', `<trkseg>${point([6, 45]).repeat(200_001)}</trkseg></trk>`)
  await expect(read(text)).rejects.toMatchObject({ message: gpxMessages.tooManyPoints })
})

/** The farthest distance from a line of every seventh point, in metres, by another formula. */
function farthestFrom(line: readonly Point[], points: readonly Recorded[]): number {
  const parts = line.slice(1).map((to, index) => [line[index] ?? to, to] as const)
  const distances = points
    .filter((_, index) => index % 7 === 0)
    .map(([lon, lat]) => Math.min(...parts.map(([from, to]) => heightOfTriangle(from, to, [lon, lat, 0]))))
  return Math.max(...distances)
}

type Point = readonly [number, number, number]

function heightOfTriangle(from: Point, to: Point, at: Point): number {
  const scale = 111_195 * Math.cos((from[1] * Math.PI) / 180)
  const metres = (one: Point, two: Point) =>
    Math.hypot((two[0] - one[0]) * scale, (two[1] - one[1]) * 111_195)
  const [a, b, base] = [metres(from, at), metres(to, at), metres(from, to)]
  if (base === 0 || a * a > b * b + base * base || b * b > a * a + base * base) return Math.min(a, b)
  const half = (a + b + base) / 2
  return (2 * Math.sqrt(Math.max(0, half * (half - a) * (half - b) * (half - base)))) / base
}

test.each<[string, number[], number]>([
  ['a climb and a descent', [0, 100, 0, 100], 200],
  ['noise of 4 m on the flat', [10, 14, 10, 14, 10, 14], 0],
  ['a climb in small steps', [0, 3, 6, 9, 12, 15, 18, 21], 21],
  ['a descent', [300, 200, 100], 0],
])('computeAscent counts %s', (_case, heights, expected) => {
  const points = heights.map((height, index): Recorded => [6, 45 + index * 0.01, height])
  expect(computeAscent(points)).toBe(expected)
})

test('computeAscent averages elevations over 100 m of the line, and knows none without elevations', () => {
  const spikes = Array.from(
    { length: 1_000 },
    (_, index): Recorded => [6, 45 + index * 0.000_02, 1_000 + (index % 2) * 12],
  )
  expect(computeAscent(spikes)).toBe(0)
  expect(computeAscent([[6, 45, null]])).toBeNull()
})

test('computeLength ignores the moves of a device at rest', () => {
  const rest = Array.from({ length: 600 }, (_, index): Recorded => [6 + (index % 2) * 0.000_02, 45, null])
  expect(computeLength(rest)).toBe(0)
  expect(
    computeLength([
      [6, 45, null],
      [6, 45.1, null],
    ]),
  ).toBeCloseTo(11_119, -1)
})
