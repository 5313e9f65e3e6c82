import type { FastifyRequest } from 'fastify'
import type { ApiDeps } from '#api/deps.ts'
import { hashedInLogs } from '#api/plugins/hashedInLogs.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { addressBlock } from '#server/addressBlock.ts'

/**
 * Limits how often an address block may learn whether an e-mail has an account: one budget for the e-mail
 * check and the « taken » of a sign-up. Returns the seconds to wait, 0 when the true answer may be given.
 */
export function emailCheckLimit(deps: ApiDeps) {
  const rates = rateLimits(deps)
  const hashed = (text: string) => hashedInLogs(text, deps.env)

  return async function waitS(request: FastifyRequest, email: string): Promise<number> {
    const block = addressBlock(request.ip)
    const refusedS =
      (await rates.attemptFrom(limits.emailCheckMinute, request.ip)) ||
      (await rates.attemptFrom(limits.emailCheckHour, request.ip))
    if (refusedS > 0)
      request.log.warn(
        { blockHash: hashed(block), emailHash: hashed(email) },
        'email check rate limit exceeded',
      )
    return refusedS
  }
}
