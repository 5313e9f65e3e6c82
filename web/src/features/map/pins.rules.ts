import type { MapTripFragment } from '#web/features/map/MapTrip.generated.ts'
import { type Box, boxOf } from '#web/ui/map/window.rules.ts'

/** A trip of which one knows where it begins. */
export type PlacedTrip = MapTripFragment & { meetingPoint: NonNullable<MapTripFragment['meetingPoint']> }

export const isPlaced = (trip: MapTripFragment): trip is PlacedTrip => trip.meetingPoint !== null

/** One trip, or several that stand too close to be told apart. */
export type Pin = { x: number; y: number; trips: PlacedTrip[] }

/** In points of the screen: what a pin with its price takes. */
const reach = { x: 90, y: 42 }

/** Each trip has its pin; as long as one would cover another, the two are one in the middle of their trips. */
export function mergePins(
  trips: PlacedTrip[],
  pointOf: (trip: PlacedTrip) => { x: number; y: number },
): Pin[] {
  const pins: Pin[] = []
  for (const trip of trips) {
    let pin: Pin = { ...pointOf(trip), trips: [trip] }
    for (let covered = coveredBy(pin, pins); covered; covered = coveredBy(pin, pins)) {
      pins.splice(pins.indexOf(covered), 1)
      pin = joined(covered, pin)
    }
    pins.push(pin)
  }
  return pins
}

const coveredBy = (pin: Pin, pins: Pin[]) =>
  pins.find(({ x, y }) => Math.hypot((pin.x - x) / reach.x, (pin.y - y) / reach.y) < 1)

function joined(one: Pin, other: Pin): Pin {
  const trips = [...one.trips, ...other.trips]
  const middle = (of: 'x' | 'y') =>
    (one[of] * one.trips.length + other[of] * other.trips.length) / trips.length
  return { x: middle('x'), y: middle('y'), trips }
}

/** What the address says: degrees west, south, east, north. */
export function readBox(text: string): Box | undefined {
  const [west, south, east, north, more] = text.split(',').map(Number)
  if ([west, south, east, north].some((each) => !Number.isFinite(each)) || more !== undefined)
    return undefined
  const box = { west: west ?? 0, south: south ?? 0, east: east ?? 0, north: north ?? 0 }
  const isGood =
    box.west < box.east && box.south < box.north && Math.abs(box.west) <= 180 && Math.abs(box.east) <= 180
  return isGood && box.south >= -90 && box.north <= 90 ? box : undefined
}

const room = 0.05

/** The part of the map where these trips come apart. */
export function writeBoxOf(trips: PlacedTrip[]): string {
  const { west, south, east, north } = boxOf(trips.map(({ meetingPoint }) => meetingPoint))
  return [west - room, south - room, east + room, north + room].map((each) => each.toFixed(2)).join(',')
}
