import { computeKilometres, toHighest } from '#web/features/route/marks.rules.ts'
import { endsAsStops, type Leg, type Track } from '#web/features/route/track.rules.ts'
import type { Position } from '#web/lib/route/geojson.ts'
import type { Point } from '#web/ui/map/projection.ts'

/** The drawing has the same proportions at every width; the right margin holds the map of Europe. */
export const plan = { width: 640, height: 400, margin: 48, right: 132 }

export type DrawnLeg = {
  day: number | null
  path: string
  points: Point[]
  end: Point
  isOnRiver: boolean
}

export type DrawnStop = Point & { label: string; kind: string; day: number | null; elevation: number }

type DrawnName = Point & { label: string; kind: string }

export type Drawing = {
  legs: DrawnLeg[]
  stops: DrawnStop[]
  /** One path of all polygons, filled by the even-odd rule; empty where the service has no land. */
  land: string
  rivers: string
  /** Points of the rivers, beside which names are easier to read. */
  banks: Point[][]
  borders: string
  /** Meridians and parallels. */
  grid: string
  names: DrawnName[]
  /** Kilometres along an enlarged day. */
  marks: DrawnName[]
  start: Point
  scale: { km: number; width: number }
  toPoint: (position: Position) => Point
  /** The map of Europe covers a corner of the whole route. */
  isWhole: boolean
}

/** The route in an equirectangular projection at its latitude: a few hundred kilometres at most. */
export function drawTrack(track: Track, day?: Leg): Drawing {
  const shown = day ? [day] : track.legs
  const { toPoint, scale, grid } = projection(
    shown.flatMap(({ positions }) => positions),
    day ? dayShare : 1,
  )
  const [first] = track.legs.flatMap(({ positions }) => positions)
  const ends = day ? endsAsStops(day, track.stops) : []
  const stops = [...track.stops, ...ends, ...(day ? toHighest(day, [...track.stops, ...ends]) : [])]
  const toPaths = day ? curvePath : linePath
  const banks = track.rivers.map((river) => river.map(toPoint))
  const drawn = <Given extends { label: string; kind: string; position: Position }>(values: Given[]) =>
    values
      .map(({ position, ...rest }) => ({ ...rest, elevation: position[2], ...toPoint(position) }))
      .filter(isInside)
  return {
    legs: track.legs.map((leg) => drawnLeg(leg, toPoint)),
    stops: drawn(stops),
    land: track.land.flatMap((rings) => rings.map((ring) => ringPath(ring.map(toPoint), toPaths))).join(''),
    rivers: banks.map(toPaths).join(''),
    banks,
    borders: track.borders.map((line) => toPaths(line.map(toPoint))).join(''),
    grid,
    names: drawn(track.names),
    marks: drawn(day ? computeKilometres(day) : []),
    start: first ? toPoint(first) : { x: 0, y: 0 },
    scale: scaleBar(scale / kmOfDegree),
    toPoint,
    isWhole: !day,
  }
}

function drawnLeg({ day, positions, isOnRiver = false }: Leg, toPoint: ToPoint): DrawnLeg {
  const points = positions.map(toPoint)
  return { day, path: curvePath(points), points, end: points.at(-1) ?? { x: 0, y: 0 }, isOnRiver }
}

/** A day fills as much of the drawing, so that the land around it is seen. */
const dayShare = 0.62

/** Size of the scale and the north, at the bottom left. */
export const legend = { width: 190, height: 34 }

const isInside = ({ x, y }: Point) =>
  x > 8 &&
  x < plan.width - 8 &&
  y > 8 &&
  y < plan.height - 8 &&
  (x > legend.width || y < plan.height - legend.height)

type ToPoint = (position: Position) => Point

/** Half a kilometre: a route in one place is not magnified to metres. */
const smallest = 0.005

function projection(positions: Position[], share: number): { toPoint: ToPoint; scale: number; grid: string } {
  const latitudes = positions.map(([, latitude]) => latitude)
  const longitudes = positions.map(([longitude]) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale =
    share *
    Math.min(
      (plan.width - plan.margin - plan.right) / Math.max((east - west) * stretch, smallest),
      (plan.height - 2 * plan.margin) / Math.max(north - south, smallest),
    )
  const middle = { x: (plan.width + plan.margin - plan.right) / 2, y: plan.height / 2 }
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2]
  const toPoint: ToPoint = ([x, y]) => ({
    x: round(middle.x + (x - longitude) * stretch * scale),
    y: round(middle.y - (y - latitude) * scale),
  })
  const grid =
    stepsAcross(longitude - middle.x / stretch / scale, plan.width / stretch / scale)
      .map((at) => `M${toPoint([at, latitude, 0]).x} 0v${plan.height}`)
      .join('') +
    stepsAcross(latitude - middle.y / scale, plan.height / scale)
      .map((at) => `M0 ${toPoint([longitude, at, 0]).y}h${plan.width}`)
      .join('')
  return { toPoint, scale, grid }
}

/** Round degrees and minutes across a range. */
function stepsAcross(from: number, range: number): number[] {
  const step = [1, 2, 5, 10, 20, 30, 60, 120].find((minutes) => range < minutes / 12) ?? 300
  const first = Math.ceil((from * 60) / step)
  const count = Math.floor(((from + range) * 60) / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => ((first + index) * step) / 60)
}

const kmOfDegree = 111.2

/** The roundest length of about a seventh of the drawing. */
export function scaleBar(unitsOfKm: number): { km: number; width: number } {
  const target = plan.width / 7 / unitsOfKm
  const power = 10 ** Math.floor(Math.log10(target))
  const km = ([5, 2, 1].find((each) => each * power <= target) ?? 1) * power
  return { km, width: round(km * unitsOfKm) }
}

export const round = (value: number) => Math.round(value * 10) / 10

/** Numbers of a path, in as few characters as SVG allows. */
const numbers = (values: number[]) =>
  values
    .map((value) => `${round(value)}`.replace(/^(-?)0\./, '$1.'))
    .map((text, index) => (index === 0 || text.startsWith('-') ? text : ` ${text}`))
    .join('')

/**
 * A rounded line: it begins and ends at its points, and bends at those between. After the first bend, `t` alone
 * reflects it: half as many numbers.
 */
export function curvePath(points: Point[]): string {
  const [first, ...others] = points
  const last = others.pop()
  if (!first || !last) return ''
  const start = `M${numbers([first.x, first.y])}`
  let [at, bend] = [first, others[0]]
  if (!bend) return `${start}l${numbers([last.x - at.x, last.y - at.y])}`
  const steps = [bend.x - at.x, bend.y - at.y]
  for (const next of [...others.slice(1), undefined]) {
    const end: Point = next ? { x: round((bend.x + next.x) / 2), y: round((bend.y + next.y) / 2) } : last
    steps.push(end.x - at.x, end.y - at.y)
    ;[at, bend] = [end, { x: 2 * end.x - bend.x, y: 2 * end.y - bend.y }]
  }
  const further = steps.slice(4)
  return `${start}q${numbers(steps.slice(0, 4))}${further.length > 0 ? 't' : ''}${numbers(further)}`
}

/** A shore; an island below two units would be a speck. */
function ringPath(points: Point[], toPaths: (points: Point[]) => string): string {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
  return size < 2 ? '' : `${toPaths(points)}Z`
}

/** As steps from point to point; steps shorter than half a pixel of a phone are left out. */
export function linePath(points: Point[]): string {
  const [first] = points
  if (!first) return ''
  let [x, y] = [first.x, first.y]
  const steps = points.slice(1).flatMap((point, index) => {
    const [dx, dy] = [round(point.x - x), round(point.y - y)]
    if (Math.abs(dx) + Math.abs(dy) < 0.7 && index < points.length - 2) return []
    ;[x, y] = [x + dx, y + dy]
    return [dx, dy]
  })
  return `M${numbers([first.x, first.y])}${steps.length > 0 ? 'l' : ''}${numbers(steps)}`
}
