import type { IncomingMessage, ServerResponse } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'
import type { FastifyBaseLogger, FastifyInstance, FastifyTypeProvider, RawServerDefault } from 'fastify'

/** Above this delay the process cannot keep up: it refuses early rather than late. */
export const sustainableDelayMs = 500
const heapShare = 0.8
const sampleMs = 2 * sustainableDelayMs
/** The histogram ticks this often without requests too: a tick every 50 ms costs 0.2 % of a slow core. */
const resolutionMs = 250

/**
 * Refuses requests of this scope while the event loop lags or the heap is nearly full; health checks are
 * outside it.
 */
export async function installOverload<Types extends FastifyTypeProvider>(
  scope: FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, Types>,
  maxDelayMs: number,
  refusal: () => Error,
): Promise<void> {
  const mostHeap = getHeapStatistics().heap_size_limit * heapShare
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  delays.enable()
  let settledAt = Number.POSITIVE_INFINITY
  let lateSamples = 0
  let isOverloaded = false
  let timer: NodeJS.Timeout
  function sample(): void {
    // Without a turn of the loop since the last sample there is no mean, and the delay has no limit.
    const delayMs = delays.count === 0 ? Infinity : delays.mean / 1e6 - resolutionMs
    lateSamples = delayMs > maxDelayMs ? lateSamples + 1 : 0
    // One long pause is no overload.
    isOverloaded = lateSamples > 1 || process.memoryUsage().heapUsed > mostHeap
    delays.reset()
    timer = setTimeout(sample, sampleMs).unref()
  }
  timer = setTimeout(sample, sampleMs).unref()
  scope.addHook('onReady', async () => {
    settledAt = performance.now() + 2 * sampleMs
  })
  scope.addHook('onClose', async () => {
    clearTimeout(timer)
    delays.disable()
  })
  scope.addHook('onRequest', async () => {
    // Starting holds the loop for seconds: the first samples measure that, not load.
    if (isOverloaded && performance.now() > settledAt) throw refusal()
  })
}
