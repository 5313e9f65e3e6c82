/** Limits of a GPX file, beside its size, and of the line made from it. */
export const gpxLimits = {
  points: 200_000,
  /** Nested elements: GPX has eight levels, extensions some more. */
  depth: 64,
  positions: 1_000,
  toleranceM: 10,
} as const

/** A recorded point: degrees east, degrees north, metres above the sea where known. */
export type Recorded = [longitude: number, latitude: number, elevation: number | null]

const degreeM = 111_194.93

/** Coordinates are stored with six decimals: up to 0.1 m away. */
const roundedM = 0.1

/** An open part of a line, and its point that is farthest from the straight line between its ends. */
type Part = { from: number; to: number; farthest: number; offM: number }

type Limits = { toleranceM: number; positions: number }

/** Distances taken before parts are cut in their middle: a walk needs a tenth of it, for 200,000 points. */
const mostDistances = 40_000_000

/**
 * Douglas-Peucker, the farthest point first: ends once every point is within the tolerance of its line, or at
 * the limit of positions. The work has a bound, whatever the shape: a line that turns at each point would ask
 * for a pass over all points at each position.
 */
export function simplify(segments: readonly Recorded[][], { toleranceM, positions }: Limits): Recorded[][] {
  const lines = segments.length * 2 > positions ? [segments.flat()] : segments
  const points = lines.flat()
  const { xs, ys } = toCoordinates(points)
  const ends = findEnds(lines)
  const kept = new Set(ends.flat())
  const parts = ends.map(([from, to]) => toPart(xs, ys, from, to))
  let taken = points.length
  while (kept.size < positions) {
    const index = findWidest(parts)
    const part = parts[index]
    if (!part || part.offM <= toleranceM - roundedM) break
    const cut = taken < mostDistances ? part.farthest : Math.floor((part.from + part.to) / 2)
    kept.add(cut)
    parts[index] = toPart(xs, ys, part.from, cut)
    parts.push(toPart(xs, ys, cut, part.to))
    taken += part.to - part.from
  }
  return ends.map(([from, to]) => points.slice(from, to + 1).filter((_, index) => kept.has(from + index)))
}

/** First and last index of each line among the points of all. */
function findEnds(lines: readonly Recorded[][]): [number, number][] {
  let next = 0
  return lines.map(({ length }) => {
    const from = next
    next += length
    return [from, next - 1]
  })
}

function toCoordinates(points: readonly Recorded[]): { xs: Float64Array; ys: Float64Array } {
  const xs = new Float64Array(points.length)
  const ys = new Float64Array(points.length)
  points.forEach(([longitude, latitude], index) => {
    xs[index] = longitude
    ys[index] = latitude
  })
  return { xs, ys }
}

function findWidest(parts: readonly Part[]): number {
  let widest = 0
  for (let index = 1; index < parts.length; index += 1)
    if ((parts[index]?.offM ?? 0) > (parts[widest]?.offM ?? 0)) widest = index
  return widest
}

/** Distances are taken in the plane of longitude and latitude, in which GeoJSON draws straight lines. */
function toPart(xs: Float64Array, ys: Float64Array, from: number, to: number): Part {
  const [ax = 0, ay = 0, bx = 0, by = 0] = [xs[from], ys[from], xs[to], ys[to]]
  const scaleX = degreeM * Math.cos((((ay + by) / 2) * Math.PI) / 180)
  const [dx, dy] = [(bx - ax) * scaleX, (by - ay) * degreeM]
  const length2 = dx * dx + dy * dy
  let [farthest, off2] = [from, 0]
  for (let index = from + 1; index < to; index += 1) {
    const x = ((xs[index] ?? 0) - ax) * scaleX
    const y = ((ys[index] ?? 0) - ay) * degreeM
    const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length2))
    const [ex, ey] = [x - along * dx, y - along * dy]
    const distance2 = ex * ex + ey * ey
    if (distance2 > off2) {
      farthest = index
      off2 = distance2
    }
  }
  return { from, to, farthest, offM: Math.sqrt(off2) }
}

function metresBetween([west, south]: Recorded, [east, north]: Recorded): number {
  const radians = Math.PI / 180
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const angle = half(south, north) + Math.cos(south * radians) * Math.cos(north * radians) * half(west, east)
  return 2 * degreeM * (180 / Math.PI) * Math.asin(Math.sqrt(angle))
}

/** Moves shorter than this are the noise of a device at rest. */
const leastMoveM = 5

/** Length of a segment in metres, without the noise of breaks. */
export function computeLength(points: readonly Recorded[]): number {
  let total = 0
  let last = points[0]
  for (const point of points) {
    const moved = last ? metresBetween(last, point) : 0
    if (moved < leastMoveM) continue
    total += moved
    last = point
  }
  return total
}

/** Elevations are averaged over this length of the line. */
const windowM = 100

/** Rises and falls below this are noise. */
const leastClimbM = 5

/**
 * Ascent of a segment in metres, null without elevations. A barometer or a satellite adds up noise: elevations
 * are averaged over 100 m of the line, and only rises of 5 m or more count.
 */
export function computeAscent(points: readonly Recorded[]): number | null {
  const heights = smoothed(points)
  let [low, high, total] = [heights[0] ?? 0, heights[0] ?? 0, 0]
  for (const height of heights) {
    high = Math.max(high, height)
    if (high - height >= leastClimbM) {
      total += high - low >= leastClimbM ? high - low : 0
      low = high = height
    } else if (height < low) low = high = height
  }
  if (high - low >= leastClimbM) total += high - low
  return heights.length > 0 ? total : null
}

/** Elevations averaged over the window around each point that has one. */
function smoothed(points: readonly Recorded[]): number[] {
  const known = points.filter(([, , elevation]) => elevation !== null)
  const sums = [0]
  const distances: number[] = []
  known.forEach((point, index) => {
    const before = known[index - 1]
    distances.push((distances[index - 1] ?? 0) + (before ? metresBetween(before, point) : 0))
    sums.push((sums[index] ?? 0) + (point[2] ?? 0))
  })
  let [from, to] = [0, 0]
  return distances.map((distance) => {
    while ((distances[from] ?? distance) < distance - windowM / 2) from += 1
    while (to < distances.length && (distances[to] ?? 0) <= distance + windowM / 2) to += 1
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from)
  })
}
