import type { IncomingMessage, ServerResponse } from 'node:http'
import { getHeapStatistics } from 'node:v8'
import underPressure from '@fastify/under-pressure'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'

/** Above this delay the process cannot keep up: it refuses early rather than late. */
export const sustainableDelayMs = 500
const heapShare = 0.8
/**
 * Longer than the delay: the plugin reports a sample without a turn of the loop as an unlimited delay. With
 * 250 ms, one pause of 260 was enough to refuse work.
 */
const sampleMs = 2 * sustainableDelayMs

/**
 * Refuses requests of this scope while the event loop lags or the heap is nearly full; health checks are
 * outside it.
 */
export async function installOverload<Types extends FastifyTypeProvider>(
  scope: FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, Types>,
  maxDelayMs: number,
  refusal: () => Error,
): Promise<void> {
  let settledAt = Number.POSITIVE_INFINITY
  scope.addHook('onReady', async () => {
    settledAt = performance.now() + 2 * sampleMs
  })
  await scope.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    maxHeapUsedBytes: getHeapStatistics().heap_size_limit * heapShare,
    sampleInterval: sampleMs,
    pressureHandler: () => {
      // Starting holds the loop for seconds: the first samples measure that, not load.
      if (performance.now() > settledAt) throw refusal()
    },
  })
}
