import { Pool } from 'undici'
import { createAccountReads } from '#gateway/upstream/accountReads.ts'
import { createCachedReads } from '#gateway/upstream/cachedReads.ts'
import type { CacheStore } from '#gateway/upstream/cacheStore.ts'
import { createCalls } from '#gateway/upstream/calls.ts'
import { defaultLimits, type RestLimits } from '#gateway/upstream/limits.ts'
import type { RestMetrics } from '#gateway/upstream/metrics.ts'
import type { RestLog } from '#gateway/upstream/protectedCall.ts'
import type { Invalidate, Rest } from '#gateway/upstream/rest.ts'
import { createUncachedCalls } from '#gateway/upstream/uncachedCalls.ts'

export type RestOptions = {
  /** Base address of the REST service, before `/api/v1`. */
  apiUrl: string
  clock?: () => number
  store?: CacheStore | undefined
  limits?: Partial<RestLimits>
  metrics?: RestMetrics
  log?: RestLog | undefined
  /** Invalidates a cache of responses made from the same paths. */
  onInvalidate?: Invalidate
}

/** The client of the REST service. */
export function createRest({
  apiUrl,
  clock = Date.now,
  store,
  metrics,
  log,
  onInvalidate,
  ...options
}: RestOptions): Rest {
  const limits = { ...defaultLimits, ...options.limits }
  const { origin, pathname } = new URL(apiUrl)
  const pool = createPool(origin, limits)
  const basePath = `${pathname.replace(/\/$/, '')}/api/v1`
  const call = createCalls({ dispatcher: pool, basePath, limits, clock, metrics, log })
  const cachedReads = createCachedReads({ call, limits, clock, store, metrics, onInvalidate })
  const own = createUncachedCalls({ call, totalMs: limits.totalMs })
  const { readAs, accounts, ...ofAccounts } = createAccountReads({ read: own.readAs, clock })
  return {
    readAs,
    accounts,
    async send(change, scope) {
      try {
        return await own.send(change, scope)
      } finally {
        if (change.bearer) ofAccounts.invalidate(change.bearer)
      }
    },
    ...cachedReads,
    async close() {
      // A closing gateway has no requests left: calls in flight only refresh the cache.
      await pool.destroy()
      store?.close()
    },
  }
}

const createPool = (origin: string, limits: RestLimits): Pool =>
  new Pool(origin, {
    connections: limits.connections,
    connect: { timeout: limits.connectMs },
    allowH2: false,
    // One timer of our own covers both.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
