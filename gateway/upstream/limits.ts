import type { BreakerLimits } from '#gateway/upstream/breaker.ts'

/** How long, how much and how often the service is asked; times in milliseconds. */
export type RestLimits = BreakerLimits & {
  connectMs: number
  /** One try, from the first byte sent to the last received. */
  tryMs: number
  /** All that one request of a client may spend on the service. */
  totalMs: number
  bodyBytes: number
  connections: number
  /** Calls of one route group at the service at once, and how many more may wait for a place. */
  concurrent: number
  waiting: number
  /** Retries: their share of all calls, how many may come in a burst, and the longest pause before one. */
  retryShare: number
  retryBurst: number
  retryPauseMs: number
  /** Of text; parsed, it takes up to twice that (measured: 1.9). */
  cacheBytes: number
  /** However long the service allows. */
  longestFreshMs: number
  /** After its freshness an answer is still given at once, while a new one is fetched. */
  revalidateMs: number
  /** After its freshness an answer is still better than none. */
  staleMs: number
  /** A failure is believed this long where an older answer can be given. */
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
