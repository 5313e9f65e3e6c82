import { and, count, eq, isNotNull, isNull, min, ne, sql } from 'drizzle-orm'
import { messages } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import type { ReplyStat } from '#api/modules/messages/messages.contract.ts'

/** Measures how many questions a guide or the agency replied to, and how fast. */
export async function replyStat(db: Database): Promise<ReplyStat> {
  const firstReply = db
    .select({ questionId: messages.parentId, createdAt: min(messages.createdAt).as('first_reply_at') })
    .from(messages)
    .where(and(isNotNull(messages.parentId), ne(messages.role, 'visitor')))
    .groupBy(messages.parentId)
    .as('first_reply')
  const hours = sql`extract(epoch from ${firstReply.createdAt} - ${messages.createdAt}) / 3600`
  const [stat] = await db
    .select({
      questions: count(),
      replied: count(firstReply.questionId),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${hours})`.mapWith(Number),
    })
    .from(messages)
    .leftJoin(firstReply, eq(firstReply.questionId, messages.id))
    .where(isNull(messages.parentId))
  const median = stat?.median ?? null
  return {
    question_count: stat?.questions ?? 0,
    replied_count: stat?.replied ?? 0,
    median_reply_hours: median === null ? null : Math.round(median * 10) / 10,
  }
}
