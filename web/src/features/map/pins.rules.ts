import type { MapExpeditionFragment } from '#web/features/map/MapExpedition.generated.ts'
import { isOverlap, type Room } from '#web/ui/map/names.rules.ts'
import type { Place, Point } from '#web/ui/map/projection.ts'
import { type Box, computeBox } from '#web/ui/map/window.rules.ts'

/** An expedition with a known meeting point. */
export type PlacedExpedition = MapExpeditionFragment & {
  meetingPoint: NonNullable<MapExpeditionFragment['meetingPoint']>
}

export const isPlaced = (expedition: MapExpeditionFragment): expedition is PlacedExpedition =>
  expedition.meetingPoint !== null

/** One expedition, or several whose pins would overlap. */
export type Pin = { x: number; y: number; expeditions: PlacedExpedition[] }

const height = 34

/** Width of a pin in CSS pixels: a price, or the number of a merged pin. */
const measureWidth = ({ expeditions }: Pin) => (expeditions.length > 1 ? 36 : 68)

/** The room that a pin covers above its point. */
export const toRoom = (pin: Pin): Room => ({
  x: pin.x,
  y: pin.y - height / 2,
  width: measureWidth(pin),
  height,
})

/** Merges pins that overlap, the closest first, while a merged pin has at most so many expeditions. */
export function mergePins(
  expeditions: PlacedExpedition[],
  toPoint: (expedition: PlacedExpedition) => Point,
  most = Number.POSITIVE_INFINITY,
): Pin[] {
  const pins: Pin[] = expeditions.map((expedition) => ({ ...toPoint(expedition), expeditions: [expedition] }))
  for (let pair = closest(pins, most); pair; pair = closest(pins, most)) {
    const [one, other] = pair
    pins.splice(pins.indexOf(other), 1)
    pins.splice(pins.indexOf(one), 1, merged(one, other))
  }
  return pins
}

function closest(pins: Pin[], most: number): [Pin, Pin] | undefined {
  let found: [Pin, Pin] | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [index, one] of pins.entries())
    for (const other of pins.slice(index + 1)) {
      const distance = Math.hypot(one.x - other.x, one.y - other.y)
      const isFull = one.expeditions.length + other.expeditions.length > most
      if (distance >= least || isFull || !isOverlap(toRoom(one), toRoom(other))) continue
      found = [one, other]
      least = distance
    }
  return found
}

/** Stands in the middle of its expeditions. */
function merged(one: Pin, other: Pin): Pin {
  const expeditions = [...one.expeditions, ...other.expeditions]
  const share = other.expeditions.length / expeditions.length
  return {
    x: one.x + (other.x - one.x) * share,
    y: one.y + (other.y - one.y) * share,
    expeditions,
  }
}

const rounds = 60

/** Pushes overlapping pins apart, within a map of this size. */
export function spreadPins(pins: Pin[], { width, height: most }: { width: number; height: number }): Pin[] {
  const spread = pins.map((pin) => ({ ...pin }))
  for (let round = 0; round < rounds; round++) {
    let isDone = true
    for (const [index, one] of spread.entries())
      for (const other of spread.slice(index + 1)) {
        const [a, b] = [toRoom(one), toRoom(other)]
        if (!isOverlap(a, b)) continue
        isDone = false
        const x = (a.width + b.width) / 2 - Math.abs(a.x - b.x)
        const y = height - Math.abs(a.y - b.y)
        if (x < y) push('x', x / 2 + 0.5, one, other)
        else push('y', y / 2 + 0.5, one, other)
      }
    for (const pin of spread) {
      pin.x = Math.min(Math.max(pin.x, measureWidth(pin) / 2), width - measureWidth(pin) / 2)
      pin.y = Math.min(Math.max(pin.y, height), most)
    }
    if (isDone) break
  }
  return spread
}

function push(side: 'x' | 'y', by: number, one: Pin, other: Pin): void {
  const sign = one[side] <= other[side] ? 1 : -1
  one[side] -= sign * by
  other[side] += sign * by
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
export function toWriteBox(expeditions: PlacedExpedition[]): string {
  const { west, south, east, north } = computeBox(expeditions.map(({ meetingPoint }) => meetingPoint))
  return [west - room, south - room, east + room, north + room].map((each) => each.toFixed(2)).join(',')
}
