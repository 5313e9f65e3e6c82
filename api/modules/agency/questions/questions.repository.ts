import { messages, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import {
  alias,
  and,
  asc,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  type SQL,
  sql,
} from '#api/db/drizzle.ts'
import { reports } from '#api/db/reviewTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Position } from '#api/modules/agency/pages.ts'
import type { AgencyQuestion, AgencyReply } from '#api/modules/agency/questions/questions.contract.ts'
import {
  isOldestFirst,
  type QuestionList,
  questionState,
} from '#api/modules/agency/questions/questions.domain.ts'

export type QuestionFilter = {
  list: QuestionList
  expeditionId?: number | undefined
  assignedTo?: string | undefined
  after?: Position | undefined
}

const author = alias(users, 'author')
const assignee = alias(users, 'assignee')
const isPending = sql`${reports.messageId} = ${messages.id} and ${reports.dismissedAt} is null`
const reportsCount = sql<number>`(select count(*)::int from ${reports} where ${isPending})`
const reportReasons = sql<
  string[]
>`coalesce((select array_agg(${reports.reason} order by ${reports.createdAt})
  from ${reports} where ${isPending} and ${reports.reason} is not null), '{}')`

/** Questions that match, each with its replies, hidden ones included. */
export async function listQuestions(
  db: Database,
  filter: QuestionFilter,
  limit: number,
): Promise<AgencyQuestion[]> {
  const order = isOldestFirst(filter.list) ? asc : desc
  const rows = await questions(db)
    .where(and(questionConditions(filter), afterPosition(filter)))
    .orderBy(order(messages.createdAt), order(messages.id))
    .limit(limit)
  return withReplies(db, rows)
}

export async function countQuestions(db: Database, filter: QuestionFilter): Promise<number> {
  const [total] = await db.select({ count: count() }).from(messages).where(questionConditions(filter))
  return total?.count ?? 0
}

/** Questions by id, whatever their state. */
export async function questionsById(db: Database, ids: string[]): Promise<AgencyQuestion[]> {
  return withReplies(db, await questions(db).where(and(isNull(messages.parentId), inArray(messages.id, ids))))
}

function questions(db: Database) {
  return db
    .select({
      message: messages,
      authorName: author.firstName,
      assignedName: assignee.firstName,
      reportsCount,
      reportReasons,
      expedition: { name: expeditions.name, slug: expeditions.slug },
    })
    .from(messages)
    .innerJoin(author, eq(author.id, messages.authorId))
    .innerJoin(expeditions, eq(expeditions.id, messages.expeditionId))
    .leftJoin(assignee, eq(assignee.id, messages.assignedTo))
}

type QuestionRow = Awaited<ReturnType<typeof questions>>[number]

const conditions: Record<QuestionList, SQL | undefined> = {
  open: and(isNull(messages.answeredAt), isNull(messages.hiddenAt)),
  answered: and(isNotNull(messages.answeredAt), isNull(messages.hiddenAt)),
  hidden: isNotNull(messages.hiddenAt),
  reported: sql`${messages.id} in (select coalesce(reported.parent_id, reported.id) from ${reports}
    join ${messages} as reported on reported.id = ${reports.messageId}
    where ${reports.dismissedAt} is null)`,
}

/** Conditions of the list, and of a card that leads to it. */
export const questionConditions = ({ list, expeditionId, assignedTo }: QuestionFilter) =>
  and(
    isNull(messages.parentId),
    conditions[list],
    expeditionId === undefined ? undefined : eq(messages.expeditionId, expeditionId),
    assignedTo === undefined ? undefined : eq(messages.assignedTo, assignedTo),
  )

function afterPosition({ list, after }: QuestionFilter): SQL | undefined {
  if (!after) return undefined
  const position = sql`(${new Date(after.at).toISOString()}::timestamptz, ${after.id}::uuid)`
  const own = sql`(${messages.createdAt}, ${messages.id})`
  return isOldestFirst(list) ? sql`${own} > ${position}` : sql`${own} < ${position}`
}

async function withReplies(db: Database, rows: QuestionRow[]): Promise<AgencyQuestion[]> {
  const ids = rows.map(({ message }) => message.id)
  const replies = await db
    .select({ message: messages, authorName: author.firstName, reportsCount, reportReasons })
    .from(messages)
    .innerJoin(author, eq(author.id, messages.authorId))
    .where(inArray(messages.parentId, ids))
    .orderBy(asc(messages.createdAt), asc(messages.id))
  const repliesTo = Map.groupBy(replies, ({ message }) => message.parentId)
  return rows.map((row) => toQuestion(row, (repliesTo.get(row.message.id) ?? []).map(toReply)))
}

type MessageRow = Pick<QuestionRow, 'message' | 'authorName' | 'reportsCount' | 'reportReasons'>

const toMessage = ({ message, authorName, reportsCount, reportReasons: reasons }: MessageRow) => ({
  id: message.id,
  body: message.body,
  author_name: authorName ?? '',
  created_at: message.createdAt.toISOString(),
  hidden_at: message.hiddenAt?.toISOString() ?? null,
  hidden_reason: message.hiddenReason,
  reports_count: reportsCount,
  report_reasons: reasons,
})

const toReply = (row: MessageRow): AgencyReply => ({ ...toMessage(row), role: row.message.role })

const toQuestion = (row: QuestionRow, replies: AgencyReply[]): AgencyQuestion => ({
  ...toMessage(row),
  expedition_id: String(row.message.expeditionId),
  expedition_name: row.expedition.name,
  expedition_slug: row.expedition.slug,
  state: questionState(row.message),
  assigned_to: row.message.assignedTo,
  assigned_name: row.assignedName,
  replies,
})
