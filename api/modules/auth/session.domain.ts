import { sessionCookieDays } from '#schema/constants.ts'

const day = 86_400_000
export const idleMs = 7 * day
export const absoluteMs = sessionCookieDays * day

/** How often a session in use is marked as seen: a write a minute, not one a request. */
export const seenPrecisionMs = 60_000

/** A session ends after seven days unused, and after thirty whatever happens. */
export function isAlive(session: { createdAt: Date; lastSeenAt: Date }, now: Date): boolean {
  return (
    now.getTime() - session.lastSeenAt.getTime() < idleMs &&
    now.getTime() - session.createdAt.getTime() < absoluteMs
  )
}
