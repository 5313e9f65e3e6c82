import type { Flight } from '#gateway/upstream/flight.ts'
import type { Kept } from '#gateway/upstream/kept.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'
import { type RouteGroup, routeGroupOf } from '#gateway/upstream/routeGroup.ts'

/** Without a source it comes from the service itself. */
export type Found = { status: number; body: unknown; source?: RestCall['source'] }

/** All that is known of a path: the answer that is kept, and the one that is being fetched. */
export type Place = {
  readonly path: string
  readonly group: RouteGroup
  kept: Kept | undefined
  flight: Flight<Found> | undefined
  bytes: number
  wasRead: boolean
}

export type Places = {
  /** The place of a path, made if need be. */
  of(path: string): Place
  /** False once it had to go or was forgotten: what is still fetched for it is not kept. */
  holds(place: Place): boolean
  keep(place: Place, kept: Kept): void
  forget(path: string): void
  bytes(): number
}

/** What a place takes besides its answer. */
const placeBytes = 300

/**
 * Holds so many bytes; what was read since the hand last passed stays. Both kinds of knowledge share a map:
 * one that every key soon leaves again keeps the garbage collector busy.
 */
export function createPlaces(maxBytes: number): Places {
  const places = new Map<string, Place>()
  // Goes round for ever: to begin anew each time would mean to pass all that has left.
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
      // One answer is not worth all the others.
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
