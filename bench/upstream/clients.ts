import { cacheStores, interceptors, Pool } from 'undici'
import { createCalls } from '#gateway/upstream/calls.ts'
import { createRest } from '#gateway/upstream/createRest.ts'
import { defaultLimits } from '#gateway/upstream/limits.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'
import { createUncachedCalls } from '#gateway/upstream/uncachedCalls.ts'

/** A caching client of the REST service; paths begin after `/api/v1`. */
export type Client = {
  name: string
  read(path: string, signal?: AbortSignal): Promise<unknown>
  invalidate(path: string): void
  close(): Promise<void>
}

export const ownClient = (apiUrl: string): Client => {
  const rest = createRest({ apiUrl })
  return {
    name: 'ours',
    read: (path, signal) => rest.read(path, newScope(signal)),
    invalidate: (path) => rest.invalidate([path]),
    close: () => rest.close(),
  }
}

/** undici's interceptors under our breaker, semaphore and deadlines, with the same bound in bytes. */
export const undiciClient = (apiUrl: string): Client => {
  const { connections, connectMs, cacheBytes, totalMs } = defaultLimits
  const pool = new Pool(apiUrl, { connections, connect: { timeout: connectMs }, allowH2: false })
  const store = new cacheStores.MemoryCacheStore({ maxSize: cacheBytes, maxCount: 1_000_000 })
  const dispatcher = pool.compose(
    interceptors.retry({ maxRetries: 1, minTimeout: 100, methods: ['GET'], statusCodes: [502, 503, 504] }),
    interceptors.cache({ store, type: 'shared' }),
    interceptors.deduplicate({ excludeHeaderNames: ['x-request-id', 'x-forwarded-for', 'traceparent'] }),
  )
  const limits = { ...defaultLimits, retryShare: 0, retryBurst: 0 }
  const basePath = '/api/v1'
  const call = createCalls({ dispatcher, basePath, limits, clock: Date.now, metrics: undefined })
  const { send } = createUncachedCalls({ call, totalMs })
  return {
    name: 'undici interceptors',
    async read(path, signal) {
      const { body } = await send({ method: 'GET', path }, newScope(signal))
      return body
    },
    invalidate: (path) => store.delete({ origin: apiUrl, method: 'GET', path: basePath + path }),
    close: () => pool.destroy(),
  }
}

let requests = 0

const newScope = (signal = new AbortController().signal): RestScope => ({
  requestId: `bench-${++requests}`,
  signal,
  clientAddress: '127.0.0.1',
  calls: [],
})
