import { messages } from '#api/db/accountTables.ts'
import { staff } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, inArray, isNull } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type {
  AgencyQuestion,
  QuestionAssignment,
  VisibilityChange,
} from '#api/modules/agency/questions/questions.contract.ts'
import { questionMessages } from '#api/modules/agency/questions/questions.messages.ts'
import { questionsById } from '#api/modules/agency/questions/questions.repository.ts'
import { setReviewVisibility } from '#api/modules/agency/reviews/reviewChanges.ts'
import type { AgencyReview } from '#api/modules/agency/reviews/reviews.contract.ts'
import { mailAnswer } from '#api/modules/messages/answers.repository.ts'
import { readBody } from '#api/modules/messages/body.domain.ts'
import {
  findMessage,
  insertMessage,
  isMessageId,
  lockMessage,
} from '#api/modules/messages/messages.repository.ts'
import { dismissReports } from '#api/modules/reports/reports.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock' | 'env'>

/** Answers a question in public, and mails its author. A repeated request answers once. */
export async function answerQuestion(
  { db, clock, env }: Context,
  caller: AgencyCaller,
  id: string,
  typed: string,
): Promise<AgencyQuestion> {
  const body = readBody(typed)
  const now = clock()
  return db.transaction(async (tx) => {
    if (!(await lockMessage(tx, id))) throw new Refusal('MESSAGE_NOT_FOUND')
    const question = await findMessage(tx, id)
    if (!question) throw new Refusal('MESSAGE_NOT_FOUND')
    if (question.message.parentId) throw new Refusal('REPLY_TO_REPLY')
    const { expeditionId } = question.message
    const answer = {
      expeditionId,
      parentId: id,
      authorId: caller.user.id,
      role: 'agency',
      body,
      createdAt: now,
    } as const
    if (!(await hasAnswer(tx, answer))) {
      await insertMessage(tx, answer)
      const context = { publicUrl: env.publicUrl, requestId: caller.actor.requestId }
      await mailAnswer(tx, { question, answer, author: caller.user.firstName ?? '' }, context)
      await log(tx, caller, { messageId: id, expeditionId, at: now, action: 'question.answered' })
    }
    return one(tx, id)
  })
}

async function hasAnswer(
  tx: Database,
  { parentId, authorId, body }: { parentId: string; authorId: string; body: string },
) {
  const same = and(eq(messages.parentId, parentId), eq(messages.authorId, authorId), eq(messages.body, body))
  return (await tx.select({ id: messages.id }).from(messages).where(same).limit(1)).length > 0
}

/** Assigns questions to a member of the staff who may answer, or unassigns them: all of them, or none. */
export async function assignQuestions(
  { db, clock }: Context,
  caller: AgencyCaller,
  { ids, staff_id: staffId }: QuestionAssignment,
): Promise<AgencyQuestion[]> {
  const now = clock()
  const targets = [...new Set(ids)]
  return db.transaction(async (tx) => {
    if (staffId !== null) await refuseAssignee(tx, staffId)
    const isWanted = and(inArray(messages.id, targets), isNull(messages.parentId))
    const found = await tx
      .select()
      .from(messages)
      .where(isWanted)
      .orderBy(asc(messages.id))
      .for('no key update')
    if (found.length < targets.length) throw new Refusal('MESSAGE_NOT_FOUND')
    for (const { id, assignedTo, expeditionId } of found) {
      if (assignedTo === staffId) continue
      await tx.update(messages).set({ assignedTo: staffId }).where(eq(messages.id, id))
      const [before, after] = [{ staff_id: assignedTo }, { staff_id: staffId }]
      await log(tx, caller, {
        messageId: id,
        expeditionId,
        at: now,
        action: 'question.assigned',
        before,
        after,
      })
    }
    return questionsById(tx, targets)
  })
}

async function refuseAssignee(tx: Database, staffId: string): Promise<void> {
  const [member] = await tx.select().from(staff).where(eq(staff.userId, staffId))
  if (member?.state !== 'active' || !mayCall('messages', member))
    throw new Refusal('INVALID_FIELDS', { fields: { staff_id: questionMessages.assignee } })
}

/** Hides a row with a reason, or shows it again. Both decide about its reports. */
export async function setVisibility(
  context: Pick<Context, 'db' | 'clock'>,
  caller: AgencyCaller,
  { kind, id, hidden, reason }: VisibilityChange,
): Promise<AgencyQuestion | AgencyReview> {
  const value = reason?.trim() ?? ''
  if (hidden && value === '')
    throw new Refusal('INVALID_FIELDS', { fields: { reason: questionMessages.reason } })
  const change = { hidden, reason: value }
  if (kind === 'message') return setMessageVisibility(context, caller, { id, ...change })
  if (!/^[1-9][0-9]{0,8}$/.test(id)) throw new Refusal('REVIEW_NOT_FOUND')
  return setReviewVisibility(context, caller, { id: Number(id), ...change })
}

type MessageVisibility = { id: string; hidden: boolean; reason: string }

async function setMessageVisibility(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: AgencyCaller,
  { id, hidden, reason: value }: MessageVisibility,
): Promise<AgencyQuestion> {
  if (!isMessageId(id)) throw new Refusal('MESSAGE_NOT_FOUND')
  const now = clock()
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(messages).where(eq(messages.id, id)).for('no key update')
    if (!found) throw new Refusal('MESSAGE_NOT_FOUND')
    const dismissed = await dismissReports(tx, { messageId: id }, now)
    const questionId = found.parentId ?? id
    const isSame = (found.hiddenAt !== null) === hidden
    if (isSame && dismissed === 0) return one(tx, questionId)
    const set = hidden ? { hiddenAt: now, hiddenReason: value } : { hiddenAt: null, hiddenReason: null }
    if (!isSame) await tx.update(messages).set(set).where(eq(messages.id, id))
    const entry = { messageId: questionId, expeditionId: found.expeditionId, at: now }
    if (isSame) await log(tx, caller, { ...entry, action: 'message.reports_dismissed' })
    else if (hidden) await log(tx, caller, { ...entry, action: 'message.hidden', reason: value })
    else await log(tx, caller, { ...entry, action: 'message.shown' })
    return one(tx, questionId)
  })
}

type Entry = {
  messageId: string
  expeditionId: number
  at: Date
  action: AuditAction
  reason?: string
  before?: AuditValues
  after?: AuditValues
}

/** The log names the trip: a question may name a person. */
async function log(
  tx: Database,
  caller: AgencyCaller,
  { messageId, expeditionId, ...entry }: Entry,
): Promise<void> {
  const [trip] = await tx
    .select({ name: expeditions.name })
    .from(expeditions)
    .where(eq(expeditions.id, expeditionId))
  const label = trip?.name ?? ''
  await writeAudit(tx, caller.actor, { ...entry, entity: 'question', entityId: messageId, label })
}

async function one(tx: Database, id: string): Promise<AgencyQuestion> {
  const [found] = await questionsById(tx, [id])
  if (!found) throw new Refusal('MESSAGE_NOT_FOUND')
  return found
}
