export type Ring = number[][]

/** West, south, east and north edges, and the degrees of one unit of the drawing. */
export type Frame = {
  west: number
  south: number
  east: number
  north: number
  unit: number
  stretch: number
}

const drawing = { width: 640, height: 400, inner: 304 }
/** Around the route on each side, as a share of its size: the drawing's own margins, and a little more. */
const margin = 0.3
/** A day fills as much of the drawing that it enlarges. */
const dayShare = 0.62

/** The frame of the drawing around positions, with a margin, at the drawing's proportions. */
export function frameAround(positions: number[][], share = 1): Frame {
  const [xs, ys] = [positions.map(([x = 0]) => x), positions.map(([, y = 0]) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const size = Math.max(north - south, ((east - west) * stretch * drawing.height) / drawing.width, 0.01)
  const tall = size / share
  const [halfHeight, halfWidth] = [
    tall * (0.5 + margin),
    ((tall * drawing.width) / drawing.height / stretch) * (0.5 + margin),
  ]
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  return {
    west: x - halfWidth,
    east: x + halfWidth,
    south: y - halfHeight,
    north: y + halfHeight,
    unit: tall / drawing.inner,
    stretch,
  }
}

export function touches(ring: Ring, { west, south, east, north }: Frame): boolean {
  let [left, right, bottom, top] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x = 0, y = 0] of ring) {
    if (x < left) left = x
    if (x > right) right = x
    if (y < bottom) bottom = y
    if (y > top) top = y
  }
  return left < east && right > west && bottom < north && top > south
}

/** Cuts a ring at the four edges of the frame, by Sutherland and Hodgman. */
export function clipRing(ring: Ring, { west, south, east, north }: Frame): Ring {
  const edges: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]
  return edges.reduce((points, [axis, limit, sign]) => clipAt(points, axis, limit, sign), ring)
}

function clipAt(ring: Ring, axis: 0 | 1, limit: number, sign: 1 | -1): Ring {
  const depth = (point: number[]) => sign * ((point[axis] ?? 0) - limit)
  return ring.flatMap((to, index) => {
    const from = ring.at(index - 1) ?? to
    const [before, after] = [depth(from), depth(to)]
    const crossing = before < 0 !== after < 0 ? [between(from, to, before / (before - after))] : []
    return after < 0 ? crossing : [...crossing, to]
  })
}

const between = ([x1 = 0, y1 = 0]: number[], [x2 = 0, y2 = 0]: number[], share: number) => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
]

/** Half a pixel of the drawing at 752 pixels. */
const halfPixel = 0.43

/** Degrees that a line may be off at a point. */
export type Tolerance = (point: number[]) => number

/** Half pixels of the days that show a point enlarged, and of the whole route. */
export function toleranceIn(frame: Frame, days: Ring[], [near, far]: readonly [number, number]): Tolerance {
  const frames = days.map((track) => frameAround(track, dayShare)).sort((a, b) => a.unit - b.unit)
  return (point) => {
    const shown = frames.find((each) => touches([point], each))
    return halfPixel * Math.min(far * frame.unit, near * (shown?.unit ?? Infinity))
  }
}

/** Averages each point with its neighbours: shores are read from pictures, and have steps. */
export function smooth(line: Ring): Ring {
  const isClosed = isSame(line[0], line.at(-1))
  return line.map((point, index) => {
    const isEnd = index === 0 || index === line.length - 1
    if (isEnd && !isClosed) return point
    const before = line[index === 0 ? line.length - 2 : index - 1] ?? point
    const after = line[index === line.length - 1 ? 1 : index + 1] ?? point
    if (isFar(before, point) || isFar(point, after)) return point
    return [0, 1].map((axis) => (at(before, axis) + 2 * at(point, axis) + at(after, axis)) / 4)
  })
}

const at = (point: number[], axis: number) => point[axis] ?? 0
/** Beyond a step of a shore: a corner or a straight line. */
const isFar = (a: number[], b: number[]) => Math.hypot(at(a, 0) - at(b, 0), at(a, 1) - at(b, 1)) > 0.03
const isSame = (a: number[] = [], b: number[] = []) => a[0] === b[0] && a[1] === b[1]

/** Drops points of a ring that are within a tolerance, by Douglas and Peucker; none is left of a speck. */
export function simplifyRing(ring: Ring, { stretch }: Frame, tolerance: Tolerance): Ring {
  const finest = Math.min(...ring.map(tolerance))
  if (toArea(ring, stretch) < smallest * finest ** 2) return []
  const middle = Math.floor(ring.length / 2)
  const first = ring.slice(0, middle + 1)
  const second = [...ring.slice(middle), ...ring.slice(0, 1)]
  const points = [
    ...thin(first, stretch, tolerance).slice(0, -1),
    ...thin(second, stretch, tolerance).slice(0, -1),
  ]
  return points.length > 2 ? points : []
}

/** Square tolerances of a circle of three pixels. */
const smallest = 27

export function thin(line: Ring, stretch: number, tolerance: Tolerance): Ring {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => computeDistance(point, first, last, stretch) / tolerance(point))
  const farthest = distances.indexOf(Math.max(...distances.slice(1, -1)), 1)
  if ((distances[farthest] ?? 0) < 1) return [first, last]
  return [
    ...thin(line.slice(0, farthest + 1), stretch, tolerance).slice(0, -1),
    ...thin(line.slice(farthest), stretch, tolerance),
  ]
}

/** Parts of a line inside a frame. */
export function clipLine(line: Ring, { west, south, east, north }: Frame): Ring[] {
  const isInside = ([x = 0, y = 0]: number[]) => x >= west && x <= east && y >= south && y <= north
  const parts: Ring[] = []
  let part: Ring | undefined
  line.forEach((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]]
    if (!isInside(point) && !(before && isInside(before)) && !(after && isInside(after))) part = undefined
    else if (part) part.push(point)
    else {
      part = [point]
      parts.push(part)
    }
  })
  return parts.filter(({ length }) => length > 1)
}

/** Degrees of latitude from a point to a segment. */
function computeDistance([x = 0, y = 0]: number[], from: number[], to: number[], stretch: number): number {
  const [x1 = 0, y1 = 0] = from
  const [x2 = 0, y2 = 0] = to
  const [dx, dy] = [(x2 - x1) * stretch, y2 - y1]
  const [px, py] = [(x - x1) * stretch, y - y1]
  const length = Math.hypot(dx, dy)
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length ** 2))
  return Math.hypot(px - share * dx, py - share * dy)
}

function toArea(ring: Ring, stretch: number): number {
  const twice = ring.reduce((sum, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? []
    return sum + x1 * y2 - x2 * y1
  }, 0)
  return (Math.abs(twice) / 2) * stretch
}

/** Rounds to half the tolerance, in powers of ten. */
export const toDegrees = (ring: Ring, tolerance: Tolerance): Ring =>
  ring.map((point) => {
    const parts = 10 ** Math.ceil(-Math.log10(tolerance(point) / 2))
    return point.map((value) => Math.round(value * parts) / parts)
  })

/** Whether a point is inside shapes with holes, by the even-odd rule. */
export const isInShapes = (point: number[], rings: Ring[]) =>
  rings.filter((ring) => isInside(point, ring)).length % 2 === 1

function isInside([x = 0, y = 0]: number[], ring: Ring): boolean {
  let isOdd = false
  ring.forEach(([x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring.at(index - 1) ?? []
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isOdd = !isOdd
  })
  return isOdd
}

/** Rings as polygons: a lake is a hole of its land, an island in it is land again. */
export function nest(rings: Ring[], { stretch }: Frame): Ring[][] {
  const polygons: Ring[][] = []
  for (const ring of rings.toSorted((a, b) => toArea(b, stretch) - toArea(a, stretch))) {
    const [point = []] = ring
    const around = polygons.findLast((polygon) => isInShapes(point, polygon))
    if (around) around.push(ring)
    else polygons.push([ring])
  }
  return polygons
}
