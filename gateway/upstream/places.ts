import type { Flight } from '#gateway/upstream/flight.ts'
import type { Kept } from '#gateway/upstream/kept.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'
import { type RouteGroup, routeGroupOf } from '#gateway/upstream/routeGroup.ts'

/** Without a source it comes from the service itself. */
export type Found = { status: number; body: unknown; source?: RestCall['source'] }

/** The cache slot of a path: its cached response and the request in flight. */
export type Place = {
  readonly path: string
  readonly group: RouteGroup
  kept: Kept | undefined
  flight: Flight<Found> | undefined
  bytes: number
  wasRead: boolean
}

export type Places = {
  /** Returns the slot of a path, creating it if needed. */
  of(path: string): Place
  /** False once evicted or invalidated: a response still in flight for it is not cached. */
  holds(place: Place): boolean
  keep(place: Place, kept: Kept): void
  forget(path: string): void
  bytes(): number
}

/** Overhead of a slot besides its response. */
const placeBytes = 300

/**
 * Response cache with CLOCK eviction, bounded in bytes. Slots hold both the entry and the request in flight:
 * a separate map, whose keys soon leave, burdens the garbage collector.
 */
export function createPlaces(maxBytes: number): Places {
  const places = new Map<string, Place>()
  // CLOCK eviction: the hand keeps its position between calls.
  let hand = places.values()
  let total = 0

  const holds = (place: Place) => places.get(place.path) === place

  function resize(place: Place, bytes: number): void {
    total += bytes - place.bytes
    place.bytes = bytes
    makeRoom()
  }

  function forget(place: Place): void {
    total -= place.bytes
    places.delete(place.path)
  }

  function makeRoom(): void {
    while (total > maxBytes) {
      const { value: place } = hand.next()
      if (!place) hand = places.values()
      else if (place.wasRead) place.wasRead = false
      else forget(place)
    }
  }

  function make(path: string): Place {
    const group = routeGroupOf(path)
    const place: Place = { path, group, kept: undefined, flight: undefined, bytes: 0, wasRead: false }
    places.set(path, place)
    resize(place, placeBytes + path.length)
    return place
  }

  return {
    holds,
    of(path) {
      const place = places.get(path)
      if (!place) return make(path)
      place.wasRead = true
      return place
    },
    keep(place, kept) {
      // One response may not evict all others.
      if (!holds(place) || kept.bytes > maxBytes / 4) return
      place.kept = kept
      resize(place, placeBytes + place.path.length + kept.bytes)
    },
    forget(path) {
      const place = places.get(path)
      if (place) forget(place)
    },
    bytes: () => total,
  }
}
