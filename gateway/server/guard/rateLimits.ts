import type { Redis } from 'ioredis'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { addressBlock } from '#server/addressBlock.ts'

/**
 * Points a minute. An office shares one address: each session has its own limit, and all sessions of an
 * address share another.
 */
const pointsByAddress = 600
const pointsBySession = 1200
const pointsOfSessionsByAddress = 3000
const windowS = 60

/** Cost of one point; a part counts as one. */
const costOfPoint = 1000

type Caller = { address: string; session: string | undefined }

/** Rate limit shared by the gateways of one Redis; local without Redis or while it is away. */
export function rateLimits({ factor, redis }: { factor: number; redis?: Redis | undefined }) {
  const limiter = (name: string, pointsAMinute: number): RateLimiterAbstract => {
    const options = {
      keyPrefix: `rate:${name}`,
      points: Math.ceil(pointsAMinute * factor),
      duration: windowS,
    }
    const memory = new RateLimiterMemory(options)
    return redis
      ? new RateLimiterRedis({
          ...options,
          storeClient: redis,
          insuranceLimiter: memory,
          rejectIfRedisNotReady: true,
        })
      : memory
  }
  const byAddress = limiter('address', pointsByAddress)
  const bySession = limiter('session', pointsBySession)
  const ofSessionsByAddress = limiter('sessions-address', pointsOfSessionsByAddress)

  return async ({ address, session }: Caller, cost: number): Promise<Refusal | undefined> => {
    const points = Math.max(1, Math.ceil(cost / costOfPoint))
    const block = addressBlock(address)
    try {
      if (session)
        await Promise.all([bySession.consume(session, points), ofSessionsByAddress.consume(block, points)])
      else await byAddress.consume(block, points)
      return undefined
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused
      const retryAfterS = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
      return { status: 429, code: 'RATE_LIMITED', message: messages.rateLimited, retryAfterS }
    }
  }
}
