import { createCacheFill, type PublicFetchDeps } from '#gateway/upstream/cacheFill.ts'
import { type CacheSlot, createCacheSlots, type ReadResult } from '#gateway/upstream/cacheSlots.ts'
import { notCancelled } from '#gateway/upstream/cancellation.ts'
import { spanIdOf } from '#gateway/upstream/headers.ts'
import { follow, type InFlight } from '#gateway/upstream/inFlight.ts'
import type { RestMetrics } from '#gateway/upstream/metrics.ts'
import { waitsOf } from '#gateway/upstream/requestWaits.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

type CachedReadsDeps = Omit<PublicFetchDeps, 'places'> & { metrics: RestMetrics | undefined }

/** Public reads: single-flight, cached, and stale-while-revalidate. */
export function createCachedReads({ metrics, ...deps }: CachedReadsDeps): Pick<Rest, 'read' | 'invalidate'> {
  const { limits, clock, store } = deps
  const places = createCacheSlots(limits.cacheBytes)
  const publicFetch = createCacheFill({ ...deps, places })

  function launch(place: CacheSlot, scope: RestScope): InFlight<ReadResult> {
    const cancellation = notCancelled()
    const spanId = spanIdOf(scope)
    const result = publicFetch(place, { scope, spanId, cancellation })
    const inFlight = { result, cancellation, followers: 0, spanId }
    const land = () => {
      if (place.inFlight === inFlight) place.inFlight = undefined
    }
    result.then(land, land)
    place.inFlight = inFlight
    return inFlight
  }

  function atHand(place: CacheSlot, scope: RestScope): ReadResult | undefined {
    const { kept, path } = place
    if (!kept || clock() >= kept.revalidateUntil) return undefined
    const isFresh = clock() < kept.freshUntil
    // The cache itself waits for the new response: no caller that leaves may cancel it.
    if (!isFresh && !place.inFlight) launch(place, scope).followers += 1
    const { status, body } = kept
    const source = isFresh ? 'cache' : 'stale'
    scope.calls.push({ method: 'GET', path, ms: 0, status, source, begunAt: 0 })
    return { status, body, source }
  }

  function fetched(place: CacheSlot, scope: RestScope): Promise<ReadResult> {
    const waits = waitsOf(scope, limits.totalMs)
    // An in-flight request abandoned by all callers may still be ending: joining it would report a
    // cancellation.
    const known = place.inFlight?.cancellation.failure ? undefined : place.inFlight
    const followed = { method: 'GET', path: place.path, isShared: known !== undefined }
    return follow(known ?? launch(place, scope), followed, waits)
  }

  const invalidateHere = (paths: string[]) => paths.forEach(places.invalidate)
  store?.onInvalidate(invalidateHere)

  return {
    async read(path, scope) {
      const place = places.of(path)
      const { body, source = 'upstream' } = atHand(place, scope) ?? (await fetched(place, scope))
      metrics?.read(place.group, source)
      return body
    },
    invalidate(paths) {
      invalidateHere(paths)
      store?.invalidate(paths)
    },
  }
}
