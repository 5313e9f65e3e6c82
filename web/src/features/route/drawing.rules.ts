import type { Leg, Track } from '#web/features/route/track.rules.ts'
import type { Position, Stop } from '#web/lib/route/geojson.ts'
import type { Point } from '#web/ui/map/projection.ts'

/** The drawing has the same proportions at every width; the right margin holds the map of Europe. */
export const plan = { width: 640, height: 400, margin: 48, right: 132 }

export type DrawnLeg = { day: number | null; path: string; end: Point }

export type DrawnStop = Point & { label: string; kind: string }

export type Drawing = {
  legs: DrawnLeg[]
  stops: DrawnStop[]
  /** One path of all polygons, filled by the even-odd rule; empty where the service has no land. */
  land: string
  start: Point
  scale: { km: number; width: number }
}

/** The route in an equirectangular projection at its latitude: a few hundred kilometres at most. */
export function drawTrack(track: Track, shown: Leg[] = track.legs): Drawing {
  const { toPoint, scale } = projection(shown.flatMap(({ positions }) => positions))
  const [first] = track.legs.flatMap(({ positions }) => positions)
  return {
    legs: track.legs.map(({ day, positions }) => {
      const points = positions.map(toPoint)
      return { day, path: pathOf(points), end: points.at(-1) ?? { x: 0, y: 0 } }
    }),
    stops: track.stops.map((stop) => drawStop(stop, toPoint)).filter(isInside),
    land: track.land.flatMap((rings) => rings.map((ring) => `${pathOf(ring.map(toPoint))}Z`)).join(''),
    start: first ? toPoint(first) : { x: 0, y: 0 },
    scale: scaleBar(scale / kmOfDegree),
  }
}

const drawStop = ({ label, kind, position }: Stop, toPoint: ToPoint) => ({
  label,
  kind,
  ...toPoint(position),
})

const isInside = ({ x, y }: Point) => x > 8 && x < plan.width - 8 && y > 8 && y < plan.height - 8

type ToPoint = (position: Position) => Point

/** Half a kilometre: a route in one place is not magnified to metres. */
const smallest = 0.005

function projection(positions: Position[]): { toPoint: ToPoint; scale: number } {
  const latitudes = positions.map(([, latitude]) => latitude)
  const longitudes = positions.map(([longitude]) => longitude)
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)]
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)]
  const stretch = Math.cos((((south + north) / 2) * Math.PI) / 180)
  const scale = Math.min(
    (plan.width - plan.margin - plan.right) / Math.max((east - west) * stretch, smallest),
    (plan.height - 2 * plan.margin) / Math.max(north - south, smallest),
  )
  const toPoint: ToPoint = ([longitude, latitude]) => ({
    x: round((plan.width + plan.margin - plan.right) / 2 + (longitude - (west + east) / 2) * stretch * scale),
    y: round(plan.height / 2 - (latitude - (south + north) / 2) * scale),
  })
  return { toPoint, scale }
}

const kmOfDegree = 111.2

/** The roundest length of about a seventh of the drawing. */
export function scaleBar(unitsOfKm: number): { km: number; width: number } {
  const wanted = plan.width / 7 / unitsOfKm
  const power = 10 ** Math.floor(Math.log10(wanted))
  const km = ([5, 2, 1].find((each) => each * power <= wanted) ?? 1) * power
  return { km, width: round(km * unitsOfKm) }
}

export const round = (value: number) => Math.round(value * 10) / 10

export const pathOf = (points: Point[]) =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
