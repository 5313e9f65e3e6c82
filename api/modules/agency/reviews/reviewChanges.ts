import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import type { AgencyReview, ReviewDecision } from '#api/modules/agency/reviews/reviews.contract.ts'
import { mayDecide } from '#api/modules/agency/reviews/reviews.domain.ts'
import { refusedReviewMail } from '#api/modules/agency/reviews/reviews.mails.ts'
import { refusalNames, reviewMessages } from '#api/modules/agency/reviews/reviews.messages.ts'
import { reviewById } from '#api/modules/agency/reviews/reviews.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { readBody } from '#api/modules/messages/body.domain.ts'
import { dismissReports } from '#api/modules/reports/reports.repository.ts'
import { countReview, showReviews } from '#api/modules/reviews/publication.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { cleanText } from '#schema/text.ts'

type Context = Pick<ApiDeps, 'db' | 'clock' | 'env'>
type Row = typeof reviews.$inferSelect

/** Publishes a review, or refuses it with a reason, which is mailed to its author. */
export function decideReview(
  { db, clock, env }: Context,
  caller: AgencyCaller,
  id: number,
  { version, decision, ...input }: ReviewDecision,
): Promise<AgencyReview> {
  const now = clock()
  const refusal = decision === 'refuse' ? readRefusal(input) : undefined
  return db.transaction(async (tx) => {
    const before = await lockReview(tx, id)
    const stored = { entity: 'review', ...before, changedAt: before.submittedAt ?? new Date(0) } as const
    await requireVersion(tx, version, stored, () => one(tx, id))
    if (!mayDecide(before.state, decision)) throw new Refusal('REVIEW_CLOSED')
    const row = await save(tx, before, {
      decidedAt: before.decidedAt ?? now,
      ...(refusal
        ? { state: 'refused', refusalReason: refusal.reason, refusalText: refusal.sentence }
        : { state: 'published', publishedOn: parisDay(now), refusalReason: null, refusalText: null }),
    })
    if (refusal) await mailRefusal(tx, row, refusal, { publicUrl: env.publicUrl, now, caller })
    else await countReview(tx, row, 1, now)
    const action = refusal ? 'review.refused' : 'review.published'
    const reason = refusal && refusalNames[refusal.reason]
    await log(tx, caller, row, { at: now, action, reason, ...toStates(before, row) })
    return one(tx, id)
  })
}

type Reason = NonNullable<Row['refusalReason']>

function readRefusal({ reason, sentence }: Pick<ReviewDecision, 'reason' | 'sentence'>) {
  const text = cleanText(sentence ?? '')
  if (text === undefined) throw new Refusal('INVALID_TEXT')
  if (reason && text) return { reason, sentence: text }
  throw new Refusal('INVALID_FIELDS', {
    fields: {
      ...(!reason && { reason: reviewMessages.reason }),
      ...(!text && { sentence: reviewMessages.sentence }),
    },
  })
}

type Mailed = { publicUrl: string; now: Date; caller: AgencyCaller }

/** An author who has deleted the account has no address any more. */
async function mailRefusal(
  tx: Database,
  row: Row,
  refusal: { reason: Reason; sentence: string },
  { publicUrl, now, caller }: Mailed,
): Promise<void> {
  if (!row.authorId) return
  const [author] = await tx.select({ email: users.email }).from(users).where(eq(users.id, row.authorId))
  if (!author) return
  const letter = refusedReviewMail({
    ...refusal,
    firstName: row.firstName,
    trip: await findName(tx, row),
    link: `${publicUrl}/avis#fonctionnement`,
  })
  await queueMail(tx, { recipient: author.email, ...letter, requestId: caller.actor.requestId }, now)
}

/** Publishes or replaces the reply of the agency; a guide who has replied keeps the only one. */
export function replyAsAgency(
  { db, clock }: Context,
  caller: AgencyCaller,
  id: number,
  typed: string,
): Promise<AgencyReview> {
  const body = readBody(typed)
  const now = clock()
  return db.transaction(async (tx) => {
    const before = await lockReview(tx, id)
    if (before.state !== 'published') throw new Refusal('REVIEW_CLOSED')
    if (before.replyBody !== null && before.replyRole === 'guide') throw new Refusal('REVIEW_REPLIED')
    if (before.replyBody === body) return one(tx, id)
    const row = await save(tx, before, {
      replyBody: body,
      replyAuthor: caller.user.firstName ?? '',
      repliedOn: parisDay(now),
      replyRole: 'agency',
    })
    await showReviews(tx, row.expeditionId, now)
    await log(tx, caller, row, { at: now, action: 'review.replied' })
    return one(tx, id)
  })
}

type Visibility = { id: number; hidden: boolean; reason: string }

/** Hides a published review with a reason, or shows it again. Both decide about its reports. */
export function setReviewVisibility(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  caller: AgencyCaller,
  { id, hidden, reason }: Visibility,
): Promise<AgencyReview> {
  const now = clock()
  return db.transaction(async (tx) => {
    const before = await lockReview(tx, id)
    if (before.state !== 'published' && before.state !== 'hidden') throw new Refusal('REVIEW_CLOSED')
    const dismissed = await dismissReports(tx, { reviewId: id }, now)
    if ((before.state === 'hidden') === hidden) {
      if (dismissed > 0) await log(tx, caller, before, { at: now, action: 'review.reports_dismissed' })
      return one(tx, id)
    }
    const row = await save(
      tx,
      before,
      hidden ? { state: 'hidden', hiddenReason: reason } : { state: 'published', hiddenReason: null },
    )
    await countReview(tx, row, hidden ? -1 : 1, now)
    if (hidden) await log(tx, caller, row, { at: now, action: 'review.hidden', reason })
    else await log(tx, caller, row, { at: now, action: 'review.shown' })
    return one(tx, id)
  })
}

async function lockReview(tx: Database, id: number): Promise<Row> {
  const [row] = await tx.select().from(reviews).where(eq(reviews.id, id)).for('no key update')
  if (!row) throw new Refusal('REVIEW_NOT_FOUND')
  return row
}

async function save(tx: Database, before: Row, changes: Partial<Row>): Promise<Row> {
  const row = { ...before, ...changes, version: before.version + 1 }
  await tx
    .update(reviews)
    .set({ ...changes, version: row.version })
    .where(eq(reviews.id, before.id))
  return row
}

const toStates = (before: Row, after: Row) => ({
  before: { state: before.state, refusal_reason: before.refusalReason },
  after: { state: after.state, refusal_reason: after.refusalReason },
})

type Entry = {
  at: Date
  action: AuditAction
  reason?: string | undefined
  before?: AuditValues
  after?: AuditValues
}

/** The log names the trip: a review may name a person. */
async function log(tx: Database, caller: AgencyCaller, row: Row, entry: Entry): Promise<void> {
  const label = await findName(tx, row)
  await writeAudit(tx, caller.actor, { ...entry, entity: 'review', entityId: String(row.id), label })
}

async function findName(tx: Database, { expeditionId }: Row): Promise<string> {
  const [trip] = await tx
    .select({ name: expeditions.name })
    .from(expeditions)
    .where(eq(expeditions.id, expeditionId))
  return trip?.name ?? ''
}

async function one(tx: Database, id: number): Promise<AgencyReview> {
  const found = await reviewById(tx, id)
  if (!found) throw new Refusal('REVIEW_NOT_FOUND')
  return found
}
