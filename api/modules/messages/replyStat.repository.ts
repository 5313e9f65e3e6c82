import { messages } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, count, desc, isNull, sql } from '#api/db/drizzle.ts'
import type { ReplyStat } from '#api/modules/messages/messages.contract.ts'

/** Bounds the read: an index gives the newest questions without a scan. */
const mostQuestions = 500

/** Measures how many of the newest questions a guide or the agency replied to, and how fast. */
export async function replyStat(db: Database): Promise<ReplyStat> {
  const question = db
    .select({ createdAt: messages.createdAt, answeredAt: messages.answeredAt })
    .from(messages)
    .where(and(isNull(messages.parentId), isNull(messages.hiddenAt)))
    .orderBy(desc(messages.createdAt), asc(messages.id))
    .limit(mostQuestions)
    .as('question')
  const hours = sql`extract(epoch from ${question.answeredAt} - ${question.createdAt}) / 3600`
  const [stat] = await db
    .select({
      questions: count(),
      replied: count(question.answeredAt),
      median: sql<number | null>`percentile_cont(0.5) within group (order by ${hours})`.mapWith(Number),
    })
    .from(question)
  const median = stat?.median ?? null
  return {
    question_count: stat?.questions ?? 0,
    replied_count: stat?.replied ?? 0,
    median_reply_hours: median === null ? null : Math.round(median * 10) / 10,
  }
}
