import { messages } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { alias, and, desc, eq, gt, notExists, sql } from '#api/db/drizzle.ts'

const deletableMs = 15 * 60_000

/** An author deletes a message within 15 minutes, unless it is a question with replies: those would lose their meaning. */
function isDeletable(db: Database, authorId: string, now: Date) {
  const replies = alias(messages, 'replies')
  return and(
    eq(messages.authorId, authorId),
    gt(messages.createdAt, new Date(now.getTime() - deletableMs)),
    notExists(db.select({ one: sql`1` }).from(replies).where(eq(replies.parentId, messages.id))),
  )
}

export async function findDeletableIds(db: Database, authorId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: messages.id })
    .from(messages)
    .where(isDeletable(db, authorId, now))
    .orderBy(desc(messages.createdAt))
  return rows.map(({ id }) => id)
}

/** Locks the message first, so that a reply posted at the same time is seen by the deletion, or finds no question. */
export async function deleteMessage(db: Database, id: string, authorId: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.select({ id: messages.id }).from(messages).where(eq(messages.id, id)).for('update')
    const deleted = await tx
      .delete(messages)
      .where(and(eq(messages.id, id), isDeletable(tx, authorId, now)))
      .returning({ id: messages.id })
    return deleted.length > 0
  })
}
