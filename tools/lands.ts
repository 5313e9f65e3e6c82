import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import plans from '#api/db/demo/days.json' with { type: 'json' }
import { isNumber, listOf, parse, shape } from '#schema/json.ts'
import { commandLine } from '#tools/commandLine.ts'
import {
  clipRing,
  type Drawing,
  frameAround,
  isFrame,
  type Ring,
  simplify,
  toDegrees,
  touches,
} from '#tools/landShapes.ts'
import { run } from '#tools/run.ts'

/** Land of the Earth from OpenStreetMap's coastline at 100 m, with lakes as holes: 117 MB, so no dependency. */
const source = '@geo-maps/earth-lands-100m@0.6.0'
const mostCharacters = 14_000
const file = new URL('../api/db/demo/lands.json', import.meta.url)

/** Writes the land around the route of each demonstration expedition that has water near it. */
async function main(): Promise<void> {
  const polygons = await readLand()
  const lands = Object.entries(plans).flatMap(([slug, { days }]) => {
    const route = days.flatMap(({ track }) => track)
    const frame = frameAround(route)
    const near = polygons.filter(([outer]) => outer && touches(outer, frame))
    const land = finest((detail) => shapesOf(near, { frame, route, detail }))
    return land === '[]' ? [] : [`  ${JSON.stringify(slug)}: ${land}`]
  })
  writeFileSync(file, `{\n${lands.join(',\n')}\n}\n`)
}

/** The finest of some details whose text is small enough to be part of a page. */
function finest(draw: (detail: number) => Ring[][]): string {
  for (const detail of [1, 1.5, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24]) {
    const text = JSON.stringify(draw(detail))
    if (text.length <= mostCharacters) return text
  }
  return '[]'
}

function shapesOf(polygons: Ring[][], drawing: Drawing): Ring[][] {
  const { frame } = drawing
  const shapes = polygons
    .map((rings) =>
      rings
        .filter((ring) => touches(ring, frame))
        .map((ring, index) => simplify(clipRing(ring, frame), drawing, index > 0)),
    )
    .map((rings) => (rings[0]?.length ? rings.filter((ring) => ring.length > 0) : []))
    .filter((rings) => rings.length > 0)
  return isFrame(shapes, frame) ? [] : shapes.map((rings) => rings.map((ring) => toDegrees(ring, frame)))
}

const isMap = shape({
  geometries: listOf(shape({ coordinates: listOf(listOf(listOf(listOf(isNumber)))) })),
})

async function readLand(): Promise<Ring[][]> {
  const folder = mkdtempSync(`${tmpdir()}/explora-lands-`)
  await run('npm', 'pack', source, '--silent', '--pack-destination', folder)
  await run('sh', '-c', `tar xzf ${folder}/*.tgz -C ${folder}`)
  const map = parse(isMap, readFileSync(`${folder}/package/map.geo.json`, 'utf8'))
  rmSync(folder, { recursive: true })
  if (!map) throw new Error(`${source} holds no land`)
  return map.geometries.flatMap(({ coordinates }) => coordinates)
}

commandLine({
  usage:
    'Usage: npm run lands\nWrites the land around the routes of the demonstration from a package of 28 MB, which it downloads.',
  options: {},
})
await main()
