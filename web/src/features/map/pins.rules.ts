import type { MapExpeditionFragment } from '#web/features/map/MapExpedition.generated.ts'
import type { Place } from '#web/ui/map/projection.ts'
import { type Box, boxOf } from '#web/ui/map/window.rules.ts'

/** An expedition with a known meeting point. */
export type PlacedExpedition = MapExpeditionFragment & {
  meetingPoint: NonNullable<MapExpeditionFragment['meetingPoint']>
}

export const isPlaced = (expedition: MapExpeditionFragment): expedition is PlacedExpedition =>
  expedition.meetingPoint !== null

/** One expedition, or several whose pins would overlap. */
export type Pin = { x: number; y: number; expeditions: PlacedExpedition[] }

/** Size of a pin with its price, in CSS pixels. */
const reach = { x: 96, y: 38 }

/** Places a pin for each expedition, unless it would cover an earlier one: then it joins that pin. */
export function mergePins(
  expeditions: PlacedExpedition[],
  pointOf: (expedition: PlacedExpedition) => { x: number; y: number },
): Pin[] {
  const pins: Pin[] = []
  for (const expedition of expeditions) {
    const { x, y } = pointOf(expedition)
    const covered = pins.find((pin) => Math.abs(pin.x - x) < reach.x && Math.abs(pin.y - y) < reach.y)
    if (covered) covered.expeditions.push(expedition)
    else pins.push({ x, y, expeditions: [expedition] })
  }
  return pins
}

/** Parses a view of the URL: degrees west, south, east, north. */
export function readBox(text: string): Box | undefined {
  const [west, south, east, north, more] = text.split(',').map(Number)
  if ([west, south, east, north].some((each) => !Number.isFinite(each)) || more !== undefined)
    return undefined
  const box = { west: west ?? 0, south: south ?? 0, east: east ?? 0, north: north ?? 0 }
  const isGood =
    box.west < box.east && box.south < box.north && Math.abs(box.west) <= 180 && Math.abs(box.east) <= 180
  return isGood && box.south >= -90 && box.north <= 90 ? box : undefined
}

/** The view of all that is drawn. */
export const wholeEurope = '-24,35,31,71'

/** Mainland France and Corsica. */
const france: Box = { west: -5.2, south: 41.3, east: 9.7, north: 51.2 }

const isIn = ({ west, south, east, north }: Box, { longitude, latitude }: Place) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north

/** The places that a map opens on: those in France where a third of them are, else all. */
export function openedOn(places: Place[]): Place[] {
  const near = places.filter((place) => isIn(france, place))
  return 3 * near.length >= places.length ? near : places
}

const room = 0.05

/** The view in which these pins separate. */
export function writeBoxOf(expeditions: PlacedExpedition[]): string {
  const { west, south, east, north } = boxOf(expeditions.map(({ meetingPoint }) => meetingPoint))
  return [west - room, south - room, east + room, north + room].map((each) => each.toFixed(2)).join(',')
}
