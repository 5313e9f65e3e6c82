import type { ApiDeps } from '#api/deps.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

type Caller = { address: string; userId?: string }

/**
 * Limits the trials of discount codes and gift cards, by account and by address. Each is counted before its
 * outcome is known, and a valid one is taken back.
 */
export function codeTrials(deps: ApiDeps) {
  const rates = rateLimits(deps)
  return {
    async count(trials: number, { address, userId }: Caller): Promise<void> {
      for (let trial = 0; trial < trials; trial++) {
        if (userId) await rates.enforce(limits.codesByUser, userId)
        await rates.enforceFrom(limits.codesByAddress, address)
      }
    },

    async takeBack(trials: number, { address, userId }: Caller): Promise<void> {
      for (let trial = 0; trial < trials; trial++) {
        if (userId) await rates.takeBack(limits.codesByUser, userId)
        await rates.takeBackFrom(limits.codesByAddress, address)
      }
    },
  }
}
