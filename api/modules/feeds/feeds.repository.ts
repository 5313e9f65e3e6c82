import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull, lt, or } from '#api/db/drizzle.ts'
import { calendarFeeds } from '#api/db/feedTables.ts'
import { hashOfSecret, newSecret } from '#api/modules/auth/secrets.ts'
import type { FeedKind } from '#api/modules/feeds/feeds.contract.ts'

type Feed = typeof calendarFeeds.$inferSelect

const tokenBits = 160
const readPrecisionMs = 60_000

/** Creates the feed, or gives it a new address: the former one ends. The token exists here only. */
export async function createFeed(
  db: Database,
  { userId, kind }: { userId: string; kind: FeedKind },
  now: Date,
): Promise<{ feed: Feed; token: string }> {
  const token = newSecret(tokenBits)
  const address = { tokenHash: hashOfSecret(token), createdAt: now, lastReadAt: null }
  const [feed] = await db
    .insert(calendarFeeds)
    .values({ userId, kind, ...address })
    .onConflictDoUpdate({ target: [calendarFeeds.userId, calendarFeeds.kind], set: address })
    .returning()
  if (!feed) throw new Error('The feed insert returned no row.')
  return { feed, token }
}

export const findFeeds = (db: Database, userId: string): Promise<Feed[]> =>
  db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId)).orderBy(asc(calendarFeeds.kind))

export async function deleteFeed(db: Database, userId: string, id: string): Promise<void> {
  await db.delete(calendarFeeds).where(and(eq(calendarFeeds.id, id), eq(calendarFeeds.userId, userId)))
}

/** Ends all addresses of an account. */
export async function deleteFeeds(db: Database, userId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
}

export async function feedByToken(db: Database, token: string): Promise<Feed | undefined> {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, hashOfSecret(token)))
  return feed
}

/** Writes the last read, once a minute at most. */
export async function markRead(db: Database, { id, lastReadAt }: Feed, now: Date): Promise<void> {
  const before = new Date(now.getTime() - readPrecisionMs)
  if (lastReadAt && lastReadAt > before) return
  const isOld = or(isNull(calendarFeeds.lastReadAt), lt(calendarFeeds.lastReadAt, before))
  await db
    .update(calendarFeeds)
    .set({ lastReadAt: now })
    .where(and(eq(calendarFeeds.id, id), isOld))
}
