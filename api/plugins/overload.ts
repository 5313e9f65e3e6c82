import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { Api } from '#api/deps.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** Beyond this the process does not keep up: it says so at once, rather than late. */
export const sustainableDelayMs = 500
const heapShare = 0.8
const sampleMs = 250

/** Refuses new work with a 503 while the event loop lags or the heap is nearly full; health is asked outside this scope. */
export async function installOverload(app: Api, maxDelayMs: number): Promise<void> {
  let settledAt = Number.POSITIVE_INFINITY
  app.addHook('onReady', async () => {
    settledAt = performance.now() + 2 * sampleMs
  })
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * heapShare,
    sampleInterval: sampleMs,
    pressureHandler: () => {
      // Starting holds the loop for seconds: the first samples tell of that, not of any load.
      if (performance.now() > settledAt) throw new Refusal('OVERLOADED')
    },
  })
}
