import type { CacheEntry } from '#gateway/upstream/cacheEntry.ts'
import type { InFlight } from '#gateway/upstream/inFlight.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'
import { type RouteGroup, routeGroupOf } from '#gateway/upstream/routeGroup.ts'

/** Without a source it comes from the service itself. */
export type ReadResult = { status: number; body: unknown; source?: RestCall['source'] }

/** The cache slot of a path: its cached response and the request in flight. */
export type CacheSlot = {
  readonly path: string
  readonly group: RouteGroup
  kept: CacheEntry | undefined
  inFlight: InFlight<ReadResult> | undefined
  bytes: number
  wasRead: boolean
}

export type CacheSlots = {
  /** Returns the slot of a path, creating it if needed. */
  of(path: string): CacheSlot
  /** False once evicted or invalidated: a response still in flight for it is not cached. */
  holds(place: CacheSlot): boolean
  keep(place: CacheSlot, kept: CacheEntry): void
  invalidate(path: string): void
  bytes(): number
}

/** Overhead of a slot besides its response. */
const placeBytes = 300

/**
 * Response cache with CLOCK eviction, bounded in bytes. Slots hold both the entry and the request in flight:
 * a separate map, whose keys soon leave, burdens the garbage collector.
 */
export function createCacheSlots(maxBytes: number): CacheSlots {
  const places = new Map<string, CacheSlot>()
  // CLOCK eviction: the hand keeps its position between calls.
  let hand = places.values()
  let total = 0

  const holds = (place: CacheSlot) => places.get(place.path) === place

  function resize(place: CacheSlot, bytes: number): void {
    total += bytes - place.bytes
    place.bytes = bytes
    makeRoom()
  }

  function invalidate(place: CacheSlot): void {
    total -= place.bytes
    places.delete(place.path)
  }

  function makeRoom(): void {
    while (total > maxBytes) {
      const { value: place } = hand.next()
      if (!place) hand = places.values()
      else if (place.wasRead) place.wasRead = false
      else invalidate(place)
    }
  }

  function make(path: string): CacheSlot {
    const group = routeGroupOf(path)
    const place: CacheSlot = { path, group, kept: undefined, inFlight: undefined, bytes: 0, wasRead: false }
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
    invalidate(path) {
      const place = places.get(path)
      if (place) invalidate(place)
    },
    bytes: () => total,
  }
}
