import { expect, test } from 'vitest'
import { readEnv } from '#gateway/server/env.ts'
import { writeGpx } from '#gateway/server/site/gpx.ts'
import { tileOrigins } from '#gateway/server/site/mapTiles.ts'
import { EnvError } from '#server/env.ts'
import { product } from '#tests/support/product.ts'
import { testSecret } from '#tests/support/testApi.ts'

const current = product()

test.each<[string, unknown]>([
  ['nothing', null],
  ['no features', { features: 3 }],
  ['a line that is none', { features: [{ geometry: { type: 'LineString', coordinates: [[1], 'x'] } }] }],
])('returns no track for %s', (_, geojson) => {
  expect(writeGpx('Lac', geojson)).toBeUndefined()
})

test('escapes names, and writes known elevations', () => {
  const gpx = writeGpx('Lacs & <cols>', {
    features: [
      {
        geometry: {
          type: 'LineString',
          coordinates: [
            [6, 45, 1200],
            [6.5, 45.5],
          ],
        },
      },
      { geometry: { type: 'Point', coordinates: [6, 45, 1200] }, properties: { label: 'L’« orée » & co' } },
    ],
  })
  expect(gpx).toContain('<name>Lacs &amp; &lt;cols&gt;</name>')
  expect(gpx).toContain(
    '<trkpt lat="45" lon="6"><ele>1200</ele></trkpt>\n<trkpt lat="45.5" lon="6.5"></trkpt>',
  )
  expect(gpx).toContain('<name>L’« orée » &amp; co</name></wpt>')
})

test('writes a segment for each day, and says that the line is approximate', () => {
  const coordinates = [0, 1, 2, 3, 4, 5].map((step) => [6 + step / 10, 45])
  const days = [
    { day: 1, from: 0, to: 2 },
    { day: 2, from: 3, to: 3 },
    { day: 3, from: 4, to: 99 },
    { day: 4, from: 5, to: -1 },
    'x',
  ]
  const gpx = writeGpx('Îles', {
    features: [
      { geometry: { type: 'LineString', coordinates }, properties: { approximate: true, days } },
      { geometry: { type: 'MultiPolygon', coordinates: [] }, properties: { kind: 'land' } },
    ],
  })
  expect(gpx?.match(/<trkseg>/g)).toHaveLength(2)
  expect(gpx?.match(/<trkpt /g)).toHaveLength(5)
  expect(gpx).toContain('<desc>Tracé approximatif')
})

test('downloads the track of an expedition, and responds 404 to an unknown one', async () => {
  const { gateway } = current()
  const { data } = await gateway.ask<{ expeditions: { nodes: { slug: string }[] } }>(
    '{ expeditions(first: 1) { nodes { slug } } }',
  )
  const slug = data.expeditions.nodes[0]?.slug
  const answer = await fetch(`${gateway.url}/expeditions/${slug}/trace.gpx`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'application/gpx+xml; charset=utf-8',
  ])
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${slug}.gpx"`)
  expect((await answer.text()).match(/<trkpt /g)?.length).toBeGreaterThan(3)
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
