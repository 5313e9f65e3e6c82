import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { writeGpx } from '#gateway/server/site/gpx.ts'
import { tileOrigins } from '#gateway/server/site/mapTiles.ts'
import { EnvError } from '#server/env.ts'
import { product } from '#tests/support/product.ts'
import { testSecret } from '#tests/support/testApi.ts'

const current = product()

const meetingPoint = {
  __typename: 'MeetingPoint' as const,
  name: 'Gare & parvis',
  latitude: 45.2,
  longitude: 6.6,
}

type Point = { '@lat': string; '@lon': string; name?: string; ele?: number }
type Track = { name: string; desc: string; number?: number; trkseg: { trkpt: Point[] }[] }
type Gpx = { metadata: { name: string; desc: string }; wpt?: Point[]; trk: Track[] }

/** A file as an XML library reads it. */
function readGpx(text = ''): Gpx {
  expect(XMLValidator.validate(text)).toBe(true)
  const lists = ['wpt', 'trk', 'trkseg', 'trkpt']
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    isArray: (name) => lists.includes(name),
  })
  return parser.parse(text).gpx
}

test.each<[string, unknown]>([
  ['nothing', null],
  ['no features', { features: 3 }],
  ['a line that is none', { features: [{ geometry: { type: 'LineString', coordinates: [[1], 'x'] } }] }],
])('returns no track for %s', (_, geojson) => {
  expect(writeGpx({ name: 'Lac', meetingPoint }, geojson)).toBeUndefined()
})

test('escapes names, and writes known elevations and the meeting point', () => {
  const coordinates = [
    [6, 45, 1200],
    [6.5, 45.5],
  ]
  const { metadata, wpt, trk } = readGpx(
    writeGpx(
      { name: 'Lacs & <cols>', meetingPoint },
      {
        features: [
          { geometry: { type: 'LineString', coordinates } },
          {
            geometry: { type: 'Point', coordinates: [6, 45, 1200] },
            properties: { label: 'L’« orée » & co' },
          },
        ],
      },
    ),
  )
  const warning = 'Tracé simplifié, ne pas suivre sur le terrain'
  expect(metadata).toEqual({ name: 'Lacs & <cols>', desc: warning })
  expect(wpt).toEqual([
    { name: 'Rendez-vous\u00a0: Gare & parvis', '@lat': '45.2', '@lon': '6.6' },
    { name: 'L’« orée » & co', ele: 1200, '@lat': '45', '@lon': '6' },
  ])
  const trkpt = [
    { ele: 1200, '@lat': '45', '@lon': '6' },
    { '@lat': '45.5', '@lon': '6.5' },
  ]
  expect(trk).toEqual([{ name: 'Lacs & <cols>', desc: warning, trkseg: [{ trkpt }] }])
})

test('writes a track for each day, and one for a day of two parts', () => {
  const coordinates = [0, 1, 2, 3, 4, 5].map((step) => [6 + step / 10, 45])
  const days = [
    { day: 1, from: 0, to: 2 },
    { day: 2, from: 3, to: 3 },
    { day: 3, from: 2, to: 3 },
    { day: 3, from: 4, to: 99 },
    { day: 4, from: 5, to: -1 },
    'x',
  ]
  const { wpt, trk } = readGpx(
    writeGpx(
      { name: 'Îles', meetingPoint: null },
      {
        features: [
          { geometry: { type: 'LineString', coordinates }, properties: { days } },
          { geometry: { type: 'MultiPolygon', coordinates: [] }, properties: { kind: 'land' } },
        ],
      },
    ),
  )
  expect(wpt).toBeUndefined()
  expect(
    trk.map(({ name, number, trkseg }) => [name, number, trkseg.map(({ trkpt }) => trkpt.length)]),
  ).toEqual([
    ['Îles, jour 1', 1, [3]],
    ['Îles, jour 3', 3, [2, 2]],
  ])
})

test('downloads every track with its meeting point, and responds 404 to an unknown one', async () => {
  const { gateway } = current()
  const { data } = await gateway.ask<{ expeditions: { nodes: { slug: string }[] } }>(
    '{ expeditions(first: 50) { nodes { slug } } }',
  )
  const slugs = data.expeditions.nodes.map(({ slug }) => slug)
  expect(slugs).toHaveLength(48)
  for (const slug of slugs) {
    const answer = await fetch(`${gateway.url}/expeditions/${slug}/trace.gpx`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/gpx+xml; charset=utf-8',
    ])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${slug}.gpx"`)
    const { wpt, trk } = readGpx(await answer.text())
    expect(wpt?.[0]?.name).toMatch(/^Rendez-vous/)
    expect(trk.flatMap(({ trkseg }) => trkseg.flatMap(({ trkpt }) => trkpt)).length).toBeGreaterThan(3)
    expect(new Set(trk.map(({ number }) => number)).size).toBe(trk.length)
  }
  for (const unknown of ['nulle-part', 'search', '%2e%2e'])
    expect((await fetch(`${gateway.url}/expeditions/${unknown}/trace.gpx`)).status).toBe(404)
})

test('shows no tiles without a configured address', async () => {
  const answer = await fetch(`${current().gateway.url}/map/tiles.json`)
  expect(await answer.json()).toEqual({ url: null, attribution: '' })
})

const read = (url: string) => readEnv({ SESSION_SECRET: testSecret, MAP_TILES_URL: url })

test('reports to pages whether there are tiles', () => {
  expect(read('https://tiles.test/{z}/{x}/{y}.png').services.hasMapTiles).toBe(true)
  expect(read('').services.hasMapTiles).toBeUndefined()
})

test.each([
  ['', []],
  ['https://tiles.test/{z}/{x}/{y}.png', ['https://tiles.test']],
  ['https://{s}.tiles.test:8443/{z}/{x}/{y}.png?key=1', ['https://*.tiles.test:8443']],
])('tiles at « %s » allow images of %o', (url, origins) => {
  expect(tileOrigins(read(url))).toEqual(origins)
})

test.each([
  'tiles',
  'ftp://tiles.test/{z}/{x}/{y}',
  'https://tiles.test/a.png',
  "https://tiles.test;script-src 'unsafe-inline'/{z}",
])('refuses to start with « %s »', (url) => {
  expect(() => read(url)).toThrow(EnvError)
})
