import { and, desc, eq, inArray, lt, ne, or } from 'drizzle-orm'
import { sessions } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { hashOfSecret, newSecret } from '#api/modules/auth/secrets.ts'
import { absoluteMs, idleMs, isAlive, seenPrecisionMs } from '#api/modules/auth/session.domain.ts'

/** Of one account: each has an allowance of its own at the gateway. */
const mostSessions = 50

export type OpenedSession = { userId: string; sessionId: string; cookieValue: string }

/**
 * Opens a session at sign-in and forgets the one the same browser had (`replaced`: its cookie's value), with the user's dead
 * ones. The cookie's value exists here only; the table keeps its hash.
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
  if (!opened) throw new Error('The insert of a session answered no row.')
  return { userId, sessionId: opened.sessionId, cookieValue }
}

/** Makes room for one more: the longest unused sessions of the account end. */
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

/** The sessions of an account that are still good, the last used first. */
export async function livingSessionsOf(db: Database, userId: string, now: Date) {
  const found = await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastSeenAt), sessions.id)
  return found.filter((session) => isAlive(session, now))
}

/** Ends all of an account, but one or only one where that is said. */
export async function closeSessionsOf(
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

/** The living session behind a cookie, marked as seen at most once a minute. */
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
    await db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.id, found.id))
  return { sessionId: found.id, userId: found.userId }
}
