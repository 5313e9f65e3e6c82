import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

const usualTimeoutMs = 200
const longestPauseMs = 5_000

/**
 * Opens the connection that gateways share. While Redis is away a command fails at once, and a silent one
 * after `timeoutMs`: all callers can do without.
 */
export function openRedis(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  timeoutMs = usualTimeoutMs,
): Redis {
  const redis = new Redis(url, {
    commandTimeout: timeoutMs,
    socketTimeout: 2 * timeoutMs,
    connectTimeout: 10 * timeoutMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestPauseMs),
  })
  let isAway = false
  let reason = 'closed'
  redis.on('error', (error) => {
    reason = 'code' in error ? String(error.code) : error.name
  })
  // Logs one line when it goes away and one when it is back, not each attempt.
  redis.on('reconnecting', () => {
    if (!isAway) log.warn({ reason }, 'Redis unavailable: each gateway counts and caches locally')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis connected again')
    isAway = false
  })
  return redis
}

/** The last moments at which Redis was there, and at which it failed. */
export function toTimes(redis: Redis): () => { lastSuccessAt: Date | null; lastErrorAt: Date | null } {
  let lastSuccessAt: Date | null = null
  let lastErrorAt: Date | null = null
  redis.on('ready', () => {
    lastSuccessAt = new Date()
  })
  redis.on('error', () => {
    lastErrorAt = new Date()
  })
  return () => ({ lastSuccessAt: redis.status === 'ready' ? new Date() : lastSuccessAt, lastErrorAt })
}
