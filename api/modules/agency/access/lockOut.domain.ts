import { type Limit, recentAttempts } from '#api/plugins/rateLimit.domain.ts'

const minute = 60_000
const wrongCodes: Limit = { name: 'wrong-codes', max: 5, windowMs: 15 * minute }
const firstLockMs = 15 * minute
const longestLockMs = 24 * 60 * minute

/** Wrong codes of a person. `lockCount`: lock-outs since the last right code. */
export type LockOut = { wrongCodes: number[]; lockCount: number; lockedUntil: Date | null }

export const unlocked: LockOut = { wrongCodes: [], lockCount: 0, lockedUntil: null }

export function isLocked({ lockedUntil }: Pick<LockOut, 'lockedUntil'>, now: Date): boolean {
  return lockedUntil !== null && lockedUntil > now
}

/** Counts a wrong code. The fifth in 15 minutes locks: 15 minutes, then twice as long each time, a day at most. */
export function afterWrongCode(lockOut: LockOut, now: Date): LockOut {
  const recent = [...recentAttempts(lockOut.wrongCodes, wrongCodes, now.getTime()), now.getTime()]
  if (recent.length < wrongCodes.max) return { ...lockOut, wrongCodes: recent, lockedUntil: null }
  const lockMs = Math.min(firstLockMs * 2 ** lockOut.lockCount, longestLockMs)
  return {
    wrongCodes: [],
    lockCount: lockOut.lockCount + 1,
    lockedUntil: new Date(now.getTime() + lockMs),
  }
}
