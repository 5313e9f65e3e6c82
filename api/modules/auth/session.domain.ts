const day = 86_400_000
const idleMs = 7 * day
const absoluteMs = 30 * day

/** A session ends after seven days unused, and after thirty whatever happens. */
export function isAlive(session: { createdAt: Date; lastSeenAt: Date }, now: Date): boolean {
  return (
    now.getTime() - session.lastSeenAt.getTime() < idleMs &&
    now.getTime() - session.createdAt.getTime() < absoluteMs
  )
}
