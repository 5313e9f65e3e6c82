import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { percentile95 } from '#bench/measure.ts'
import { rateLimits } from '#gateway/server/guard/rateLimits.ts'
import { openRedis } from '#gateway/server/redis.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { startRedis } from '#tests/support/redis.ts'

const rounds = 20
const goalMs = 500

/** A server that accepts connections and never responds. */
async function startSilent() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : ''
  return { url: `redis://127.0.0.1:${port}`, pause: () => undefined, stop: () => server.close() }
}

test.each([
  ['never responds', startSilent, 'connect'],
  ['stops responding', startRedis, 'ready'],
] as const)(
  'delays the first request by at most 500 ms before a Redis that %s',
  async (_name, start, event) => {
    const times: number[] = []
    for (let round = 0; round < rounds; round++) {
      const server = await start()
      const redis = openRedis(server.url, capturedLog().log)
      await once(redis, event)
      const limits = rateLimits({ factor: 1, redis })
      server.pause()
      const begunAt = performance.now()
      expect(await limits({ address: '192.0.2.7', session: undefined }, 1)).toBeUndefined()
      times.push(performance.now() - begunAt)
      redis.disconnect()
      await server.stop()
    }
    expect(percentile95(times)).toBeLessThanOrEqual(goalMs)
  },
)
