import { createCacheFill, type PublicFetchDeps } from '#gateway/upstream/cacheFill.ts'
import { type CacheSlot, createCacheSlots, type ReadResult } from '#gateway/upstream/cacheSlots.ts'
import { toSpanId } from '#gateway/upstream/headers.ts'
import { begin, type InFlight, isJoinable } from '#gateway/upstream/inFlight.ts'
import type { RestMetrics } from '#gateway/upstream/metrics.ts'
import { createWaits, follow } from '#gateway/upstream/requestWaits.ts'
import type { Invalidate, Rest, RestScope } from '#gateway/upstream/rest.ts'

type CachedReads = Pick<Rest, 'read' | 'invalidate'>
type CachedReadsDeps = Omit<PublicFetchDeps, 'slots'> & {
  metrics: RestMetrics | undefined
  onInvalidate: Invalidate | undefined
}

/** Public reads: single-flight, cached, and stale-while-revalidate. */
export function createCachedReads({ metrics, onInvalidate, ...deps }: CachedReadsDeps): CachedReads {
  const { limits, clock, store } = deps
  const slots = createCacheSlots(limits.cacheBytes)
  const fill = createCacheFill({ ...deps, slots })

  function launch(slot: CacheSlot, scope: RestScope, spanId = toSpanId(scope)): InFlight<ReadResult> {
    const inFlight = begin(({ controller }) => fill(slot, { scope, spanId, signal: controller.signal }))
    const land = () => {
      if (slot.inFlight === inFlight) slot.inFlight = undefined
    }
    inFlight.result.then(land, land)
    slot.inFlight = inFlight
    return inFlight
  }

  function cached(slot: CacheSlot, scope: RestScope): ReadResult | undefined {
    const { entry, path } = slot
    if (!entry || clock() >= entry.revalidateUntil) return undefined
    const isFresh = clock() < entry.freshUntil
    // The cache itself waits for the new response: no caller that leaves may cancel it.
    if (!isFresh && !slot.inFlight) launch(slot, scope).followers += 1
    const { status, body } = entry
    const source = isFresh ? 'cache' : 'stale'
    scope.calls.push({ method: 'GET', path, ms: 0, status, source, begunAt: 0 })
    return { status, body, source }
  }

  function fetched(slot: CacheSlot, scope: RestScope): Promise<ReadResult> {
    const waits = createWaits(scope, limits.totalMs)
    const { path, inFlight } = slot
    if (isJoinable(inFlight)) return follow(inFlight, { method: 'GET', path, isShared: true }, waits)
    const spanId = toSpanId(scope)
    return follow(launch(slot, scope, spanId), { method: 'GET', path, isShared: false, spanId }, waits)
  }

  const invalidateHere: Invalidate = (paths) => {
    if (paths) paths.forEach(slots.invalidate)
    else slots.expire(clock())
    onInvalidate?.(paths)
  }
  store?.onInvalidate(invalidateHere)

  return {
    async read(path, scope) {
      const slot = slots.of(path)
      const { body, source = 'upstream' } = cached(slot, scope) ?? (await fetched(slot, scope))
      metrics?.read(slot.group, source)
      return body
    },
    invalidate(paths) {
      invalidateHere(paths)
      if (paths) store?.invalidate(paths)
    },
  }
}
