import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

const patienceMs = 200
const longestPauseMs = 5_000

/**
 * What several gateways share. While it is away a command fails at once, and one that it does not answer fails after
 * `patienceMs`: whoever uses it can do without.
 */
export function openRedis(url: string, log: Pick<FastifyBaseLogger, 'warn' | 'info'>): Redis {
  const redis = new Redis(url, {
    commandTimeout: patienceMs,
    socketTimeout: 2 * patienceMs,
    connectTimeout: 10 * patienceMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempt) => Math.min(attempt * 100, longestPauseMs),
  })
  let isAway = false
  let reason = 'closed'
  redis.on('error', (error) => {
    reason = 'code' in error ? String(error.code) : error.name
  })
  // Every attempt to come back fails alike: one line tells that it is away, one that it is back.
  redis.on('reconnecting', () => {
    if (!isAway) log.warn({ reason }, 'Redis is away: each gateway counts and keeps by itself')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) log.info('Redis is back')
    isAway = false
  })
  return redis
}
