import { contentOf, fromText, timesOf, toText } from '#gateway/upstream/cacheEntry.ts'
import type { CacheSlot, CacheSlots, ReadResult } from '#gateway/upstream/cacheSlots.ts'
import type { CacheStore } from '#gateway/upstream/cacheStore.ts'
import type { Call } from '#gateway/upstream/calls.ts'
import type { Cancellation } from '#gateway/upstream/cancellation.ts'
import { headersOf } from '#gateway/upstream/headers.ts'
import type { RestLimits } from '#gateway/upstream/limits.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'
import { RestFailure, refusedWith } from '#gateway/upstream/restFailure.ts'
import { usualFreshMs } from '#gateway/upstream/routeGroup.ts'
import type { UpstreamAnswer } from '#gateway/upstream/upstream.ts'

export type PublicFetchDeps = {
  call: Call
  limits: RestLimits
  clock: () => number
  places: CacheSlots
  store: CacheStore | undefined
}

type FetchOptions = { scope: RestScope; spanId: string | undefined; cancellation: Cancellation }

/** Fetches a public response: from the shared cache, from the service, or, if both fail, the stale one. */
export function createCacheFill({ call, limits, clock, places, store }: PublicFetchDeps) {
  async function fromStore(place: CacheSlot, { get, drop }: CacheStore): Promise<ReadResult | undefined> {
    const text = await get(place.path)
    if (!text) return undefined
    const stored = fromText(text, clock(), limits)
    if (!stored) {
      drop(place.path, text)
      return undefined
    }
    places.keep(place, stored)
    return clock() < stored.freshUntil ? { ...stored, source: 'cache' } : undefined
  }

  function received(place: CacheSlot, answer: UpstreamAnswer): ReadResult {
    if (answer.status >= 400 && answer.status !== 404) throw refusedWith(answer.status, answer.body)
    const content = contentOf(answer, place.kept)
    const times = timesOf(answer, { usualMs: usualFreshMs(place.group), now: clock(), limits })
    if (!times && place.kept) places.invalidate(place.path)
    if (times && places.holds(place)) {
      const kept = { ...content, ...times }
      places.keep(place, kept)
      if (answer.status === 200) store?.set(place.path, toText(kept, answer.text), kept.staleUntil - clock())
    }
    return content
  }

  return async (place: CacheSlot, { scope, spanId, cancellation }: FetchOptions): Promise<ReadResult> => {
    const stored = store && (await fromStore(place, store))
    if (stored) return stored
    const { path, kept } = place
    try {
      const headers = headersOf(scope, spanId, kept && { 'if-none-match': kept.etag })
      return received(place, await call({ method: 'GET', path, headers, body: null }, cancellation))
    } catch (failure) {
      const now = clock()
      if (!kept || !places.holds(place) || now >= kept.staleUntil || !isTheirs(failure)) throw failure
      // Concurrent callers do not wait for the same failure.
      kept.revalidateUntil = now + limits.failureMs
      return { ...kept, source: 'stale' }
    }
  }
}

/** A failure of the service: a stale response is better. */
const isTheirs = (failure: unknown): boolean =>
  failure instanceof RestFailure && (failure.code !== 'UPSTREAM_REFUSED' || failure.status === 429)
