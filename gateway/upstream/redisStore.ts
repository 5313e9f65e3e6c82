import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { CacheStore } from '#gateway/upstream/cacheStore.ts'
import { defaultLimits } from '#gateway/upstream/limits.ts'

/** An empty text marks a path as just invalidated: a response read now may predate the change. */
const setUnlessInvalidated = `if redis.call('GET', KEYS[1]) ~= '' then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2]) end`
const deleteIfSame = `if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`
const invalidatedMs = defaultLimits.totalMs

/** Shares cached responses between the gateways of one service. Without Redis, each has its own memory. */
export function redisStore(redis: Redis | undefined, apiUrl: string): CacheStore | undefined {
  if (!redis) return undefined
  const self = randomUUID()
  const toKey = (path: string) => `explora:rest:${apiUrl}${path}`
  const channel = toKey('#invalidated')
  const listener = createListener(redis)

  return {
    async get(path) {
      if (redis.status !== 'ready') return undefined
      return (await redis.get(toKey(path)).catch(ignore)) || undefined
    },
    set(path, text, ms) {
      if (redis.status !== 'ready') return
      redis.eval(setUnlessInvalidated, 1, toKey(path), text, Math.ceil(ms)).catch(ignore)
    },
    drop(path, text) {
      if (redis.status === 'ready') redis.eval(deleteIfSame, 1, toKey(path), text).catch(ignore)
    },
    invalidate(paths) {
      if (redis.status !== 'ready') return
      const work = redis.multi().publish(channel, [self, ...paths].join('\n'))
      for (const path of paths) work.set(toKey(path), '', 'PX', invalidatedMs)
      work.exec().catch(ignore)
    },
    onInvalidate(invalidate) {
      listener.on('message', (_, text) => {
        const [sender, ...paths] = text.split('\n')
        if (sender !== self) invalidate(paths)
      })
      listener.subscribe(channel).catch(ignore)
    },
    close: () => listener.disconnect(),
  }
}

/** A connection without command timeout: for subscriptions, and for reconnecting. */
function createListener(redis: Redis): Redis {
  const patient = { enableOfflineQueue: true, maxRetriesPerRequest: null, commandTimeout: undefined }
  return redis.duplicate(patient).on('error', ignore)
}

/** The opener of the connection logs its failures. */
const ignore = () => undefined
