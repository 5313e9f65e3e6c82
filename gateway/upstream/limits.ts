import type { BreakerLimits } from '#gateway/upstream/breaker.ts'

/** Limits of upstream calls; times in milliseconds. */
export type RestLimits = BreakerLimits & {
  connectMs: number
  /** One attempt, from the first byte sent to the last received. */
  tryMs: number
  /** Deadline of all upstream calls of one client request. */
  totalMs: number
  bodyBytes: number
  connections: number
  /** Concurrent calls of one route group, and the length of the queue behind them. */
  concurrent: number
  waiting: number
  /** Retries: their share of all calls, their burst, and the longest delay before one. */
  retryShare: number
  retryBurst: number
  retryPauseMs: number
  /** Length of text; parsed, it takes up to twice that (measured: 1.9). */
  cacheBytes: number
  /** Upper bound, however long the service allows. */
  longestFreshMs: number
  /** Time for which a stale response is served while it is revalidated. */
  revalidateMs: number
  /** Time for which a stale response is served if revalidation fails. */
  staleMs: number
  /** Time for which a failure is not retried where a stale response exists. */
  failureMs: number
}

export const defaultLimits: RestLimits = {
  connectMs: 500,
  tryMs: 2500,
  totalMs: 6000,
  bodyBytes: 5 * 1024 * 1024,
  connections: 256,
  concurrent: 64,
  waiting: 128,
  retryShare: 0.1,
  retryBurst: 3,
  retryPauseMs: 100,
  windowMs: 10_000,
  leastCalls: 20,
  failedShare: 0.5,
  failedInRow: 10,
  openMs: 5000,
  cacheBytes: 8 * 1024 * 1024,
  longestFreshMs: 300_000,
  revalidateMs: 30_000,
  staleMs: 600_000,
  failureMs: 2000,
}
