import type { CacheEntry } from '#gateway/upstream/cacheEntry.ts'
import type { InFlight } from '#gateway/upstream/inFlight.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'
import { type RouteGroup, toRouteGroup } from '#gateway/upstream/routeGroup.ts'

/** Without a source it comes from the service itself. */
export type ReadResult = { status: number; body: unknown; source?: RestCall['source'] }

/** The cache slot of a path: its cached response and the request in flight. */
export type CacheSlot = {
  readonly path: string
  readonly group: RouteGroup
  entry: CacheEntry | undefined
  inFlight: InFlight<ReadResult> | undefined
  bytes: number
  wasRead: boolean
}

export type CacheSlots = {
  /** Returns the slot of a path, creating it if needed. */
  of(path: string): CacheSlot
  /** False once evicted or invalidated: a response still in flight for it is not cached. */
  holds(slot: CacheSlot): boolean
  set(slot: CacheSlot, entry: CacheEntry): void
  invalidate(path: string): void
  /** All entries need revalidation; they are served stale only if it fails. */
  expire(now: number): void
  /** Whether an entry of another gateway was read before the last expiry. */
  predates(begunAt: number): boolean
  bytes(): number
}

/** Tolerated difference between the clocks of gateways: entries read soon after an expiry are read again. */
const skewMs = 1_000

/** Overhead of a slot besides its response. */
const slotBytes = 300

/**
 * Response cache with CLOCK eviction, bounded in bytes. Slots hold both the entry and the request in flight:
 * a separate map costs 30 % of capacity (bench/records/2026-11-23-gateway-v8.md).
 */
export function createCacheSlots(maxBytes: number): CacheSlots {
  const slots = new Map<string, CacheSlot>()
  // CLOCK eviction: the hand keeps its position between calls.
  let hand = slots.values()
  let total = 0
  let expiredAt = Number.NEGATIVE_INFINITY

  const holds = (slot: CacheSlot) => slots.get(slot.path) === slot

  function resize(slot: CacheSlot, bytes: number): void {
    total += bytes - slot.bytes
    slot.bytes = bytes
    makeRoom()
  }

  function invalidate(slot: CacheSlot | undefined): void {
    if (slot && slots.delete(slot.path)) total -= slot.bytes
  }

  function makeRoom(): void {
    while (total > maxBytes) {
      const { value: slot } = hand.next()
      if (!slot) hand = slots.values()
      else if (slot.wasRead) slot.wasRead = false
      else invalidate(slot)
    }
  }

  function make(path: string): CacheSlot {
    const slot = emptySlot(path)
    slots.set(path, slot)
    resize(slot, slotBytes + path.length)
    return slot
  }

  return {
    holds,
    of(path) {
      const slot = slots.get(path)
      if (!slot) return make(path)
      slot.wasRead = true
      return slot
    },
    set(slot, entry) {
      // One response may not evict all others.
      if (!holds(slot) || entry.bytes > maxBytes / 4) return
      slot.entry = entry
      resize(slot, slotBytes + slot.path.length + entry.bytes)
    },
    invalidate: (path) => invalidate(slots.get(path)),
    expire(now) {
      expiredAt = now
      for (const [path, slot] of slots) slots.set(path, expired(slot))
    },
    predates: (begunAt) => begunAt <= expiredAt + skewMs,
    bytes: () => total,
  }
}

const emptySlot = (path: string): CacheSlot => ({
  path,
  group: toRouteGroup(path),
  entry: undefined,
  inFlight: undefined,
  bytes: 0,
  wasRead: false,
})

/** A new slot, so that no later caller joins the request in flight. */
const expired = ({ entry, ...slot }: CacheSlot): CacheSlot => ({
  ...slot,
  inFlight: undefined,
  entry: entry && unfresh(entry),
})

/** An entry that needs revalidation. */
export const unfresh = (entry: CacheEntry): CacheEntry => ({ ...entry, freshUntil: 0, revalidateUntil: 0 })
