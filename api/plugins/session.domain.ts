import { sessionCookieDays } from '#schema/constants.ts'

const day = 86_400_000
export const idleMs = 7 * day
export const absoluteMs = sessionCookieDays * day

/** Precision of `lastSeenAt`: at most one write a minute, not one a request. */
export const seenPrecisionMs = 60_000

/** A session ends after seven days without use, and after thirty in any case. */
export function isAlive(session: { createdAt: Date; lastSeenAt: Date }, now: Date): boolean {
  return (
    now.getTime() - session.lastSeenAt.getTime() < idleMs &&
    now.getTime() - session.createdAt.getTime() < absoluteMs
  )
}
