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
/** In square units of the drawing. */
const smallest = 14
/** Units around the route within which the coast keeps more detail, and small islands. */
const close = 14

/** The frame of the drawing around positions, with a margin, at the drawing's proportions. */
export function frameAround(positions: number[][]): Frame {
  const [xs, ys] = [positions.map(([x = 0]) => x), positions.map(([, y = 0]) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const tall = Math.max(north - south, ((east - west) * stretch * drawing.height) / drawing.width, 0.01)
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

/** `detail` units of the drawing count as one; close to the route, an eighth of them. */
export type Drawing = { frame: Frame; route: Ring; detail: number }

/** Drops points within half a unit of the drawing, by Douglas and Peucker; none is left of a speck. */
export function simplify(ring: Ring, drawing: Drawing, isLake: boolean): Ring {
  const isSpeck = areaOf(ring, drawing.frame) < smallest * drawing.detail
  if (isSpeck && (isLake || !ring.some((point) => isClose(point, drawing)))) return []
  const middle = Math.floor(ring.length / 2)
  const first = ring.slice(0, middle + 1)
  const second = [...ring.slice(middle), ...ring.slice(0, 1)]
  const points = [...thin(first, drawing).slice(0, -1), ...thin(second, drawing).slice(0, -1)]
  return points.length > 2 ? points : []
}

function thin(line: Ring, drawing: Drawing): Ring {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last || line.length < 3) return line
  const distances = line.map((point) => {
    const distance = distanceOf(point, first, last, drawing.frame)
    return distance < 0.5 ? 0 : distance / unitsOf(point, drawing)
  })
  const farthest = distances.indexOf(Math.max(...distances.slice(1, -1)), 1)
  if ((distances[farthest] ?? 0) < 0.5) return [first, last]
  return [...thin(line.slice(0, farthest + 1), drawing).slice(0, -1), ...thin(line.slice(farthest), drawing)]
}

const unitsOf = (point: number[], drawing: Drawing) =>
  isClose(point, drawing) ? Math.max(1, drawing.detail / 8) : drawing.detail

const isClose = ([x = 0, y = 0]: number[], { frame: { unit, stretch }, route }: Drawing) =>
  route.some(([x1 = 0, y1 = 0]) => Math.hypot((x - x1) * stretch, y - y1) < close * unit)

/** In units of the drawing. */
function distanceOf(
  [x = 0, y = 0]: number[],
  from: number[],
  to: number[],
  { unit, stretch }: Frame,
): number {
  const [x1 = 0, y1 = 0] = from
  const [x2 = 0, y2 = 0] = to
  const [dx, dy] = [((x2 - x1) * stretch) / unit, (y2 - y1) / unit]
  const [px, py] = [((x - x1) * stretch) / unit, (y - y1) / unit]
  const length = Math.hypot(dx, dy)
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length ** 2))
  return Math.hypot(px - share * dx, py - share * dy)
}

function areaOf(ring: Ring, { unit, stretch }: Frame): number {
  const twice = ring.reduce((sum, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[(index + 1) % ring.length] ?? []
    return sum + x1 * y2 - x2 * y1
  }, 0)
  return (Math.abs(twice) / 2) * (stretch / unit ** 2)
}

/** Whether land fills the frame: nothing to draw. */
export function isFrame(shapes: Ring[][], frame: Frame): boolean {
  const whole = [
    [frame.west, frame.south],
    [frame.east, frame.south],
    [frame.east, frame.north],
    [frame.west, frame.north],
  ]
  const [outer, ...holes] = shapes[0] ?? []
  return (
    shapes.length === 1 &&
    holes.length === 0 &&
    outer !== undefined &&
    areaOf(outer, frame) > areaOf(whole, frame) - smallest
  )
}

/** Rounds to a third of a unit of the drawing, in powers of ten. */
export function toDegrees(ring: Ring, { unit }: Frame): Ring {
  const parts = 10 ** Math.ceil(-Math.log10(unit / 3))
  return ring.map(([x = 0, y = 0]) => [Math.round(x * parts) / parts, Math.round(y * parts) / parts])
}
