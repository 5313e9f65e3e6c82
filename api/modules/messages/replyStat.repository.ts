import { and, asc, count, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { messages } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import type { ReplyStat } from '#api/modules/messages/messages.contract.ts'

/** Bounds the read: two indexes give the newest questions and their first replies without a scan. */
const mostQuestions = 500

/** Measures how many of the newest questions a guide or the agency replied to, and how fast. */
export async function replyStat(db: Database): Promise<ReplyStat> {
  const question = db
    .select({ id: messages.id, authorId: messages.authorId, createdAt: messages.createdAt })
    .from(messages)
    .where(isNull(messages.parentId))
    .orderBy(desc(messages.createdAt), asc(messages.id))
    .limit(mostQuestions)
    .as('question')
  const reply = alias(messages, 'reply')
  const firstReply = db
    .select({ createdAt: reply.createdAt })
    .from(reply)
    .where(
      and(eq(reply.parentId, question.id), ne(reply.role, 'visitor'), ne(reply.authorId, question.authorId)),
    )
    .orderBy(asc(reply.createdAt))
    .limit(1)
    .as('first_reply')
  const hours = sql`extract(epoch from ${firstReply.createdAt} - ${question.createdAt}) / 3600`
  const [stat] = await db
    .select({
      questions: count(),
      replied: count(firstReply.createdAt),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${hours})`.mapWith(Number),
    })
    .from(question)
    .leftJoinLateral(firstReply, sql`true`)
  const median = stat?.median ?? null
  return {
    question_count: stat?.questions ?? 0,
    replied_count: stat?.replied ?? 0,
    median_reply_hours: median === null ? null : Math.round(median * 10) / 10,
  }
}
