import { sessions } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, desc, eq, inArray, lt, ne, or } from '#api/db/drizzle.ts'
import { isIdle } from '#api/modules/agency/access/access.domain.ts'
import { hashOfSecret, newSecret } from '#api/modules/auth/secrets.ts'
import { absoluteMs, idleMs, isAlive, seenPrecisionMs } from '#api/plugins/session.domain.ts'

/** Bounds the sessions of one account: each has its own rate limit at the gateway. */
const mostSessions = 50

export type OpenedSession = { userId: string; sessionId: string; cookieValue: string }

/**
 * Opens a session and closes the browser's previous one (`replaced`: its cookie) and the account's expired
 * ones. The cookie value exists here only; the table stores its hash.
 */
export async function openSession(
  db: Database,
  userId: string,
  now: Date,
  replaced?: string,
): Promise<OpenedSession> {
  if (replaced !== undefined) await closeSession(db, replaced)
  const isDead = or(
    lt(sessions.lastSeenAt, new Date(now.getTime() - idleMs)),
    lt(sessions.createdAt, new Date(now.getTime() - absoluteMs)),
  )
  await db.delete(sessions).where(and(eq(sessions.userId, userId), isDead))
  await closeOldest(db, userId)
  const cookieValue = newSecret()
  const [opened] = await db
    .insert(sessions)
    .values({ userId, tokenHash: hashOfSecret(cookieValue), createdAt: now, lastSeenAt: now })
    .returning({ sessionId: sessions.id })
  if (!opened) throw new Error('The session insert returned no row.')
  return { userId, sessionId: opened.sessionId, cookieValue }
}

/** Closes the longest unused sessions of the account. */
async function closeOldest(db: Database, userId: string): Promise<void> {
  const excess = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id)
    .offset(mostSessions - 1)
  await db.delete(sessions).where(inArray(sessions.id, excess))
}

export async function closeSession(db: Database, cookieValue: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashOfSecret(cookieValue)))
}

/** Lists the live sessions of an account, the last used first. */
export async function findLivingSessions(db: Database, userId: string, now: Date) {
  const found = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
  return found.filter((session) => isAlive(session, now))
}

/** Closes all sessions of an account, all but one, or only one. */
export async function closeSessions(
  db: Database,
  userId: string,
  { only, but }: { only?: string; but?: string } = {},
): Promise<void> {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        only === undefined ? undefined : eq(sessions.id, only),
        but === undefined ? undefined : ne(sessions.id, but),
      ),
    )
}

export async function closeSessionById(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

/** A session that comes back after two hours needs its second factor again. */
export async function markSeen(
  db: Database,
  { sessionId, lastSeenAt }: { sessionId: string; lastSeenAt: Date },
  now: Date,
): Promise<void> {
  const closed = isIdle(lastSeenAt, now) && { secondFactorAt: null, steppedUpAt: null }
  await db
    .update(sessions)
    .set({ lastSeenAt: now, ...closed })
    .where(eq(sessions.id, sessionId))
}

/** Returns the live session of a cookie and marks it as seen at most once a minute. */
export async function useSession(
  db: Database,
  cookieValue: string,
  now: Date,
): Promise<{ sessionId: string; userId: string } | undefined> {
  const [found] = await db
    .select()
    .from(sessions)
    .where(eq(sessions.tokenHash, hashOfSecret(cookieValue)))
  if (!found || !isAlive(found, now)) return undefined
  if (now.getTime() - found.lastSeenAt.getTime() >= seenPrecisionMs)
    await markSeen(db, { sessionId: found.id, lastSeenAt: found.lastSeenAt }, now)
  return { sessionId: found.id, userId: found.userId }
}
