import type { Database } from '#api/db/client.ts'
import { and, eq, isNull } from '#api/db/drizzle.ts'
import { reports } from '#api/db/reviewTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { mailAgency } from '#api/modules/agency/access/access.repository.ts'
import { findLink, findMessage, isMessageId } from '#api/modules/messages/messages.repository.ts'
import type { ReportCreation } from '#api/modules/reports/reports.contract.ts'
import { reportMail } from '#api/modules/reports/reports.mails.ts'
import { findReview } from '#api/modules/reviews/reviews.repository.ts'
import type { User } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { cleanText } from '#schema/text.ts'

type Context = Pick<ApiDeps, 'db' | 'clock' | 'env'> & { requestId: string }
type Target = { author: string; body: string; link: string } & ({ messageId: string } | { reviewId: number })

/** Stores a report, once per account, and mails the agency. */
export async function addReport(
  { db, clock, env, requestId }: Context,
  reporter: User | undefined,
  { kind, id, reason = null }: ReportCreation,
): Promise<void> {
  const target = kind === 'message' ? await toMessage(db, id, env) : await loadReview(db, id, env)
  const value = reason === null ? '' : cleanText(reason)
  if (value === undefined) throw new Refusal('INVALID_TEXT')
  const { author, body, link, ...row } = target
  const now = clock()
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(reports)
      .values({ ...row, reporterId: reporter?.id ?? null, reason: value || null, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: reports.id })
    if (inserted.length === 0) return
    const letter = reportMail({ kind, author, body, link, reporter: reporter?.email ?? null, reason: value })
    await mailAgency(tx, { ...letter, requestId }, now)
  })
}

type Env = Pick<ApiDeps['env'], 'publicUrl'>

/** A message of a visitor or guide that is not hidden: the agency answers for its own. */
async function toMessage(db: Database, id: string, { publicUrl }: Env): Promise<Target> {
  const found = isMessageId(id) ? await findMessage(db, id) : undefined
  if (!found || found.message.role === 'agency') throw new Refusal('MESSAGE_NOT_FOUND')
  const link = await findLink(db, found.message, publicUrl)
  return { messageId: id, author: found.author.firstName ?? '', body: found.message.body, link }
}

async function loadReview(db: Database, id: string, { publicUrl }: Env): Promise<Target> {
  const found = /^[1-9][0-9]{0,8}$/.test(id) ? await findReview(db, Number(id)) : undefined
  if (!found) throw new Refusal('REVIEW_NOT_FOUND')
  const link = `${publicUrl}/agence/avis?liste=signales`
  return { reviewId: Number(id), author: found.firstName, body: found.reviewText, link }
}

/** Dismisses the pending reports of a message or review, and returns their number. */
export async function dismissReports(
  tx: Database,
  of: { messageId: string } | { reviewId: number },
  dismissedAt: Date,
): Promise<number> {
  const isAbout = 'messageId' in of ? eq(reports.messageId, of.messageId) : eq(reports.reviewId, of.reviewId)
  const rows = await tx
    .update(reports)
    .set({ dismissedAt })
    .where(and(isAbout, isNull(reports.dismissedAt)))
    .returning({ id: reports.id })
  return rows.length
}
