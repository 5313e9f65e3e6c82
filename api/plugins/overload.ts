import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { Api } from '#api/deps.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** Above this delay the process cannot keep up: it refuses early rather than late. */
export const sustainableDelayMs = 500
const heapShare = 0.8
const sampleMs = 250

/**
 * Refuses new work with 503 while the event loop lags or the heap is nearly full; health checks are outside
 * this scope.
 */
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
      // Starting holds the loop for seconds: the first samples measure that, not load.
      if (performance.now() > settledAt) throw new Refusal('OVERLOADED')
    },
  })
}
