import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'

/** Above this delay the process cannot keep up: it refuses early rather than late. */
export const sustainableDelayMs = 500
const heapShare = 0.8
/** Longer than the delay: one pause of 600 ms among timely turns is no overload. */
const sampleMs = 2 * sustainableDelayMs
/** Below this utilization a loop keeps up, and is not measured: each tick wakes the process. */
const busyShare = 0.5
const tickMs = 10

/** Returns the mean delay of the event loop since the last reading; 0 for a loop that keeps up. */
export type ReadDelay = () => number

function measureDelay(): ReadDelay {
  const histogram = monitorEventLoopDelay({ resolution: tickMs })
  let before = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    const delayMs = histogram.count > 0 ? histogram.mean / 1e6 - tickMs : 0
    histogram.reset()
    if (utilization > busyShare) histogram.enable()
    else histogram.disable()
    return delayMs
  }
}

/**
 * Refuses requests of this scope while the event loop lags or the heap is nearly full; health checks are
 * outside it.
 */
export function installOverload<Types extends FastifyTypeProvider>(
  scope: FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, Types>,
  maxDelayMs: number,
  refusal: () => Error,
  readDelay: ReadDelay = measureDelay(),
): void {
  let isOverloaded = false
  let timer: NodeJS.Timeout | undefined
  const sample = () => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    isOverloaded = readDelay() > maxDelayMs || used > limit * heapShare
  }
  // Starting holds the loop for seconds, which is not load.
  scope.addHook('onReady', async () => {
    timer = setInterval(sample, sampleMs).unref()
  })
  scope.addHook('onClose', async () => clearInterval(timer))
  scope.addHook('onRequest', async () => {
    if (isOverloaded) throw refusal()
  })
}
