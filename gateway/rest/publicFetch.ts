import type { CacheStore } from '#gateway/rest/cacheStore.ts'
import type { Call } from '#gateway/rest/calls.ts'
import type { Cancellation } from '#gateway/rest/cancellation.ts'
import { headersOf } from '#gateway/rest/headers.ts'
import { contentOf, fromText, type Kept, timesOf, toText } from '#gateway/rest/kept.ts'
import type { RestLimits } from '#gateway/rest/limits.ts'
import type { MemoryCache } from '#gateway/rest/memoryCache.ts'
import { type RestCall, RestFailure, type RestScope, refusedWith } from '#gateway/rest/rest.ts'
import { usualFreshMs } from '#gateway/rest/routeGroup.ts'

export type Found = { status: number; body: unknown; source: RestCall['source'] }

export type PublicFetchDeps = {
  call: Call
  limits: RestLimits
  clock: () => number
  cache: MemoryCache
  store: CacheStore | undefined
}

type Errand = {
  path: string
  scope: RestScope
  cancellation: Cancellation
  /** False once the path is forgotten: what the errand brings may be older than that. */
  isWanted: () => boolean
}

/** Fetches one public answer and keeps it: from the shared cache, the service, or, if both fail, from before. */
export function createPublicFetch({ call, limits, clock, cache, store }: PublicFetchDeps) {
  return async function publicFetch(errand: Errand): Promise<Found> {
    const { path, isWanted } = errand
    const stored = store && fromText((await store.get(path)) ?? '')
    if (stored && isWanted()) cache.set(path, stored)
    if (stored && clock() < stored.freshUntil) return { ...stored, source: 'cache' }
    const known = cache.get(path)
    try {
      return { ...(await fromService(errand, known)), source: 'upstream' }
    } catch (failure) {
      const now = clock()
      if (!known || !isWanted() || now >= known.staleUntil || !isTheirs(failure)) throw failure
      // Those who come in the next moments need not wait for the same failure.
      cache.set(path, { ...known, revalidateUntil: now + limits.failureMs })
      return { ...known, source: 'stale' }
    }
  }

  async function fromService({ path, scope, cancellation, isWanted }: Errand, known: Kept | undefined) {
    const headers = headersOf(scope, { 'if-none-match': known?.etag })
    const answer = await call({ method: 'GET', path, headers, body: null }, cancellation)
    if (answer.status >= 400 && answer.status !== 404) throw refusedWith(answer.status)
    const content = contentOf(answer, known)
    const times = timesOf(answer, { usualMs: usualFreshMs(path), now: clock(), limits })
    if (isWanted()) keep(path, times && { ...content, ...times }, answer.text)
    return content
  }

  function keep(path: string, kept: Kept | undefined, text: string): void {
    if (!kept) cache.delete(path)
    else cache.set(path, kept)
    if (kept?.status === 200 && text) store?.set(path, toText(kept, text), kept.staleUntil - clock())
  }
}

/** The service's fault, or its momentary state: an older answer is better. */
const isTheirs = (failure: unknown): boolean =>
  failure instanceof RestFailure && (failure.code !== 'UPSTREAM_REFUSED' || failure.status === 429)
