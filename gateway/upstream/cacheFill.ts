import { fromText, toContent, toText, toTimes } from '#gateway/upstream/cacheEntry.ts'
import { type CacheSlot, type CacheSlots, type ReadResult, unfresh } from '#gateway/upstream/cacheSlots.ts'
import type { CacheStore } from '#gateway/upstream/cacheStore.ts'
import type { Call } from '#gateway/upstream/calls.ts'
import { listHeaders } from '#gateway/upstream/headers.ts'
import type { RestLimits } from '#gateway/upstream/limits.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'
import { RestFailure, refusedWith } from '#gateway/upstream/restFailure.ts'
import { usualFreshMs } from '#gateway/upstream/routeGroup.ts'
import type { UpstreamResponse } from '#gateway/upstream/upstream.ts'

export type PublicFetchDeps = {
  call: Call
  limits: RestLimits
  clock: () => number
  slots: CacheSlots
  store: CacheStore | undefined
}

type FetchOptions = { scope: RestScope; spanId: string | undefined; signal: AbortSignal }

/** Fetches a public response: from the shared cache, from the service, or, if both fail, the stale one. */
export function createCacheFill({ call, limits, clock, slots, store }: PublicFetchDeps) {
  async function fromStore(slot: CacheSlot, { get, drop }: CacheStore): Promise<ReadResult | undefined> {
    const text = await get(slot.path)
    if (!text) return undefined
    const stored = fromText(text, clock(), limits)
    if (!stored) {
      drop(slot.path, text)
      return undefined
    }
    const entry = slots.predates(stored.begunAt) ? unfresh(stored) : stored
    slots.set(slot, entry)
    return clock() < entry.freshUntil ? { ...entry, source: 'cache' } : undefined
  }

  function received(slot: CacheSlot, response: UpstreamResponse, begunAt: number): ReadResult {
    if (response.status >= 400 && response.status !== 404) throw refusedWith(response.status, response.body)
    const content = toContent(response, slot.entry)
    const times = toTimes(response, { usualMs: usualFreshMs(slot.group), begunAt, now: clock(), limits })
    if (!times && slot.entry) slots.invalidate(slot.path)
    if (times && slots.holds(slot)) {
      const entry = { ...content, ...times }
      slots.set(slot, entry)
      if (response.status === 200)
        store?.set(slot.path, toText(entry, response.text), entry.staleUntil - clock())
    }
    return content
  }

  return async (slot: CacheSlot, { scope, spanId, signal }: FetchOptions): Promise<ReadResult> => {
    const stored = store && (await fromStore(slot, store))
    if (stored) return stored
    const { path, entry } = slot
    const begunAt = clock()
    try {
      const headers = listHeaders(scope, spanId, entry && { 'if-none-match': entry.etag })
      return received(slot, await call({ method: 'GET', path, headers, body: null }, signal), begunAt)
    } catch (failure) {
      const now = clock()
      if (!entry || !slots.holds(slot) || now >= entry.staleUntil || !isTheirs(failure)) throw failure
      // Concurrent callers do not wait for the same failure.
      entry.revalidateUntil = now + limits.failureMs
      return { ...entry, source: 'stale' }
    }
  }
}

/** A failure of the service: a stale response is better. */
const isTheirs = (failure: unknown): boolean =>
  failure instanceof RestFailure && (failure.code !== 'UPSTREAM_REFUSED' || failure.status === 429)
