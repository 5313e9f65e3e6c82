import { messages, users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Message, MessageList } from '#api/modules/messages/messages.contract.ts'
import { leads } from '#api/modules/reservations/roster.repository.ts'
import { fold } from '#api/modules/search/fold.ts'
import { toAvatar } from '#api/modules/users/avatar.ts'

const threadsAPage = 50
/** Bounds the replies of a page of questions. */
const mostReplies = 1_000

export type Row = { message: typeof messages.$inferSelect; author: typeof users.$inferSelect }

/** A page of questions, newest first, each with its replies; with `search`, those that contain every word of it. */
export async function findThreads(
  db: Database,
  expeditionId: number,
  { page, search }: { page: number; search: string },
): Promise<MessageList> {
  const isWanted = and(
    eq(messages.expeditionId, expeditionId),
    isNull(messages.parentId),
    isShown,
    contains(search),
  )
  const [total] = await db.select({ count: count() }).from(messages).where(isWanted)
  const questions = await withAuthors(db)
    .where(isWanted)
    .orderBy(desc(messages.createdAt), asc(messages.id))
    .limit(threadsAPage)
    .offset((page - 1) * threadsAPage)
  return { messages: await withReplies(db, questions), total_count: total?.count ?? 0 }
}

/** Matches a question whose text, or that of its replies, contains every word; compares as `fold` does. */
function contains(search: string): SQL | undefined {
  const words = fold(search).split(' ').filter(Boolean)
  if (words.length === 0) return undefined
  const thread = sql`concat_ws(' ', ${messages.body},
    (select string_agg(reply.body, ' ') from ${messages} as reply
      where reply.parent_id = ${messages.id} and reply.hidden_at is null))`
  const folded = sql`replace(replace(regexp_replace(normalize(lower(${thread}), NFKD), '[\u0300-\u036F]', '', 'g'), chr(339), 'oe'), chr(230), 'ae')`
  return and(...words.map((word) => sql`position(${word} in ${folded}) > 0`))
}

async function withReplies(db: Database, questions: Row[]): Promise<Message[]> {
  if (questions.length === 0) return []
  const ids = questions.map(({ message }) => message.id)
  const replies = await withAuthors(db)
    .where(and(inArray(messages.parentId, ids), isShown))
    .orderBy(asc(messages.createdAt), asc(messages.id))
    .limit(mostReplies)
  const repliesTo = Map.groupBy(replies, ({ message }) => message.parentId)
  return questions.map((row) => toMessage(row, repliesTo.get(row.message.id) ?? []))
}

/** A message that the agency has not hidden. The replies to a hidden question are hidden with it. */
const isShown = isNull(messages.hiddenAt)

/** Whether a text may be the id of a message; any other would fail the query. */
export const isMessageId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

/** A message that is not hidden. */
export async function findMessage(db: Database, id: string): Promise<Row | undefined> {
  const [row] = await findMessages(db, [id])
  return row
}

/** Oldest first. */
export async function findMessages(db: Database, ids: string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  return withAuthors(db)
    .where(and(inArray(messages.id, ids), isShown))
    .orderBy(asc(messages.createdAt), asc(messages.id))
}

/**
 * Locks a question while a reply to it is inserted, so that no deletion comes between; false when it is gone or
 * hidden. The reply changes the question: a shared lock would deadlock two of them.
 */
export async function lockMessage(db: Database, id: string): Promise<boolean> {
  const input = and(eq(messages.id, id), isShown)
  const rows = await db.select({ id: messages.id }).from(messages).where(input).for('no key update')
  return rows.length > 0
}

/** Address of a message on the page of its trip; a reply is under its question. */
export async function findLink(
  db: Database,
  { id, parentId, expeditionId }: Row['message'],
  publicUrl: string,
): Promise<string> {
  const [expedition] = await db
    .select({ slug: expeditions.slug })
    .from(expeditions)
    .where(eq(expeditions.id, expeditionId))
  return `${publicUrl}/expeditions/${expedition?.slug}#question-${parentId ?? id}`
}

export async function insertMessage(
  db: Database,
  message: typeof messages.$inferInsert,
): Promise<Row['message']> {
  const [row] = await db.insert(messages).values(message).returning()
  if (!row) throw new Error('The message insert returned no row.')
  return row
}

/** Whether the account guides a departure of that trip: its messages then say so. */
export async function guides(db: Database, userId: string, expeditionId: number): Promise<boolean> {
  const [row] = await db
    .select({ one: sql`1` })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(and(eq(departures.expeditionId, expeditionId), leads(userId)))
    .limit(1)
  return row !== undefined
}

function withAuthors(db: Database) {
  return db
    .select({ message: messages, author: users })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.authorId))
}

export function toMessage({ message, author }: Row, replies: Row[] = []): Message {
  return {
    id: message.id,
    body: message.body,
    created_at: message.createdAt.toISOString(),
    parent_id: message.parentId,
    author: { first_name: author.firstName ?? '', avatar_url: toAvatar(author), role: message.role },
    replies: replies.map((reply) => ({ ...toMessage(reply), replies: [] })),
  }
}
