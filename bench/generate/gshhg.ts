import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Ring } from '#bench/generate/landShapes.ts'
import { isNumber, listOf } from '#schema/json.ts'

/** Piece of a line within one square degree. Shores: 1 land, 2 lake, 3 island in a lake; rivers: 1 is the largest. */
type Segment = { level: number; points: Ring }

type Bins = {
  listSegments: (longitude: number, latitude: number) => Segment[]
  /** Level of the south-west corner of a square degree: odd on land. */
  findCorner: (longitude: number, latitude: number) => number
}

const require = createRequire(import.meta.url)
const areNumbers = listOf(isNumber)

/** Reads a data set of GSHHG 2.3.7 as the Generic Mapping Tools pack it: `binned_GSHHS_f.nc` or `binned_river_f.nc`. */
export function readBins(file: string): Bins {
  const { File } = require('jsfive')
  const bytes = readFileSync(file)
  const data = new File(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), file)
  const column = (name: string): number[] => {
    const values: unknown = data.keys.includes(name) ? data.get(name).value : []
    if (!areNumbers(values)) throw new Error(`${file}: ${name} holds no numbers`)
    return values
  }
  const [firsts, counts] = [column('Id_of_first_segment_in_a_bin'), column('N_segments_in_a_bin')]
  const [starts, lengths] = [column('Id_of_first_point_in_a_segment'), column('N_points_for_a_segment')]
  const levels = column('Hierarchial_level_of_a_segment')
  const packed = column('Embedded_npts_levels_exit_entry_for_a_segment')
  const corners = column('Embedded_node_levels_in_a_bin')
  const [xs, ys] = [
    column('Relative_longitude_from_SW_corner_of_bin'),
    column('Relative_latitude_from_SW_corner_of_bin'),
  ]
  const toBin = (longitude: number, latitude: number) => (89 - latitude) * 360 + ((longitude + 360) % 360)
  const segmentAt = (id: number, longitude: number, latitude: number): Segment => {
    const [start = 0, bits = 0] = [starts[id], packed[id]]
    return {
      level: levels[id] ?? (bits >>> 6) & 7,
      points: Array.from({ length: lengths[id] ?? bits >>> 9 }, (_, index) => [
        longitude + ((xs[start + index] ?? 0) & 0xffff) / 0xffff,
        latitude + ((ys[start + index] ?? 0) & 0xffff) / 0xffff,
      ]),
    }
  }
  return {
    listSegments: (longitude, latitude) => {
      const bin = toBin(longitude, latitude)
      return Array.from({ length: counts[bin] ?? 0 }, (_, index) =>
        segmentAt((firsts[bin] ?? 0) + index, longitude, latitude),
      )
    },
    findCorner: (longitude, latitude) => ((corners[toBin(longitude, latitude)] ?? 0) >> 9) & 7,
  }
}

/** Whole square degrees around a frame. */
function toSquares({ west, south, east, north }: Frame) {
  const box = {
    west: Math.floor(west),
    south: Math.floor(south),
    east: Math.ceil(east),
    north: Math.ceil(north),
  }
  const squares: [longitude: number, latitude: number][] = []
  for (let y = box.south; y < box.north; y++) for (let x = box.west; x < box.east; x++) squares.push([x, y])
  return { box, squares }
}

/** Joins pieces that follow each other, in their direction; `isTurned` lets a piece be used backwards. */
function chain(pieces: Ring[], isTurned = false): Ring[] {
  const lines = pieces.filter((piece) => piece.length > 1).map((piece) => [...piece])
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    if (!line) continue
    for (;;) {
      const at = lines.findIndex((other, place) => place > index && joins(line, other, isTurned))
      const [next] = at > 0 ? lines.splice(at, 1) : []
      if (!next) break
      extend(line, next)
    }
  }
  return lines
}

const same = ([x1 = 0, y1 = 0]: number[] = [], [x2 = 9, y2 = 9]: number[] = []) =>
  Math.abs(x1 - x2) + Math.abs(y1 - y2) < 5e-5

const isClosed = (line: Ring) => same(line[0], line.at(-1))

function joins(line: Ring, other: Ring, isTurned: boolean): boolean {
  if (isClosed(line) || isClosed(other)) return false
  const isNext = same(line.at(-1), other[0]) || same(line[0], other.at(-1))
  return isNext || (isTurned && (same(line.at(-1), other.at(-1)) || same(line[0], other[0])))
}

function extend(line: Ring, next: Ring): void {
  if (same(line.at(-1), next[0])) line.push(...next.slice(1))
  else if (same(line[0], next.at(-1))) line.unshift(...next.slice(0, -1))
  else if (same(line.at(-1), next.at(-1))) line.push(...next.reverse().slice(1))
  else line.unshift(...next.reverse().slice(0, -1))
}

export function linesAround(bins: Bins, frame: Frame, isWanted: (level: number) => boolean): Ring[] {
  const segments = toSquares(frame).squares.flatMap(([x, y]) => bins.listSegments(x, y))
  return chain(
    segments.filter(({ level }) => isWanted(level)).map(({ points }) => points),
    true,
  )
}

/** Rings of the land, lakes and islands in lakes around a frame: filled by the even-odd rule, they are the land. */
export function shoresAround(bins: Bins, frame: Frame): Ring[] {
  const { box, squares } = toSquares(frame)
  const segments = squares.flatMap(([x, y]) => bins.listSegments(x, y))
  return [1, 2, 3].flatMap((level) => {
    const lines = chain(segments.filter((each) => each.level === level).map(({ points }) => points))
    const open = lines.filter((line) => !isClosed(line))
    const turned = level === 2 ? open.map((line) => line.toReversed()) : open
    if (open.length > 0) return [...lines.filter(isClosed), ...closeAlong(turned, box)]
    const isInside = bins.findCorner(box.west, box.south) >= level
    return [...lines, ...(isInside ? [listCorners(box)] : [])]
  })
}

type Box = ReturnType<typeof toSquares>['box']

const listCorners = ({ west, south, east, north }: Box): Ring => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
]

/** Closes lines that end at the edges of a box along these edges, counter-clockwise: what they close is on their left. */
function closeAlong(lines: Ring[], box: Box): Ring[] {
  const size = { width: box.east - box.west, height: box.north - box.south }
  const whole = 2 * (size.width + size.height)
  const along = ([x = 0, y = 0]: number[] = []) => {
    const away = [y - box.south, box.east - x, box.north - y, x - box.west]
    const side = away.indexOf(Math.min(...away))
    if (side === 0) return x - box.west
    if (side === 1) return size.width + y - box.south
    if (side === 2) return size.width + size.height + box.east - x
    return whole - (y - box.south)
  }
  const corners = listCorners(box).map((corner, index) => ({
    at: [0, size.width, size.width + size.height, whole - size.height][index] ?? 0,
    corner,
  }))
  const ahead = (from: number, to: number) => (((to - from) % whole) + whole) % whole
  const left = new Set(lines)
  const rings: Ring[] = []
  for (const first of lines) {
    if (!left.delete(first)) continue
    const ring = [...first]
    for (;;) {
      const end = along(ring.at(-1))
      const next = [first, ...left].reduce((a, b) =>
        ahead(end, along(b[0])) < ahead(end, along(a[0])) ? b : a,
      )
      const reach = ahead(end, along(next[0]))
      const passed = corners.filter(({ at }) => ahead(end, at) < reach)
      ring.push(...passed.sort((a, b) => ahead(end, a.at) - ahead(end, b.at)).map(({ corner }) => corner))
      if (next === first) break
      left.delete(next)
      ring.push(...next)
    }
    rings.push(ring)
  }
  return rings
}
