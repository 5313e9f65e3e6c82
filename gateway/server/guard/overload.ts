import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { messages } from '#gateway/graph/messages.ts'
import { sendRefusal } from '#gateway/server/guard/refusal.ts'

/** Beyond this the process does not keep up: it says so at once, rather than late. */
const sustainableDelayMs = 500
const heapShare = 0.8
const sampleMs = 250
const retryAfterS = 2

/** Refuses the requests of this scope while the event loop lags or the heap is nearly full; health is asked outside of it. */
export async function installOverload(
  scope: FastifyInstance,
  maxDelayMs: number = sustainableDelayMs,
): Promise<void> {
  let settledAt = Number.POSITIVE_INFINITY
  scope.addHook('onReady', async () => {
    settledAt = performance.now() + 2 * sampleMs
  })
  await scope.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * heapShare,
    sampleInterval: sampleMs,
    // Its own refusal is not GraphQL's shape.
    pressureHandler: () => undefined,
  })
  scope.addHook('onRequest', (request, reply, next) => {
    // Starting holds the loop for seconds: the first samples tell of that, not of any load.
    if (!scope.isUnderPressure() || performance.now() < settledAt) return next()
    sendRefusal(request, reply, {
      status: 503,
      code: 'OVERLOADED',
      message: messages.overloaded,
      retryAfterS,
    })
  })
}
