import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import { messages } from '#gateway/graph/messages.ts'
import { sendRefusal } from '#gateway/server/guard/refusal.ts'

/** Above this delay the process cannot keep up: it refuses early rather than late. */
const sustainableDelayMs = 500
const heapShare = 0.8
const sampleMs = 250
const retryAfterS = 2

/**
 * Refuses requests of this scope while the event loop lags or the heap is nearly full; health checks are
 * outside it.
 */
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
    // The plugin's refusal does not have GraphQL's shape.
    pressureHandler: () => undefined,
  })
  scope.addHook('onRequest', (request, reply, next) => {
    // Starting holds the loop for seconds: the first samples measure that, not load.
    if (!scope.isUnderPressure() || performance.now() < settledAt) return next()
    sendRefusal(request, reply, {
      status: 503,
      code: 'OVERLOADED',
      message: messages.overloaded,
      retryAfterS,
    })
  })
}
