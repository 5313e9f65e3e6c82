import { outbox } from '#api/db/accountTables.ts'
import { mailLog } from '#api/db/agencyBookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNull } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { lockedBooking, reservationEntry } from '#api/modules/agency/money/reservation.repository.ts'
import type { MailToSend, SentMail } from '#api/modules/agency/reservations/mails.contract.ts'
import { writtenMessages } from '#api/modules/agency/reservations/mails.messages.ts'
import { renderedMail } from '#api/modules/agency/reservations/renderedMail.ts'
import { messageMail } from '#api/modules/agency/reservations/reservation.mails.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, type rateLimits } from '#api/plugins/rateLimit.ts'
import { cleanText } from '#schema/text.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env'> & { rates: ReturnType<typeof rateLimits> }
type MailInput = { id: string; input: MailToSend; key: string }

/** Time in which a free message can be withdrawn. */
const withdrawalMs = 10_000

/** Sends a mail of a reservation, once for each key: from the current data, or a message that can be withdrawn. */
export async function sendMail(
  deps: Deps,
  caller: AgencyCaller,
  { id, input, key }: MailInput,
): Promise<SentMail> {
  const { db, clock, rates } = deps
  const now = clock()
  const authorId = caller.user.id
  const repeated = await mailByKey(db, authorId, key)
  if (repeated) return toSent(repeated)
  // Before the transaction: counters have their own.
  if (input.kind === 'message') await rates.enforce(limits.agencyMessages, authorId)
  else await rates.enforce(limits.agencyMails, id)
  return db.transaction(async (tx) => {
    const booked = await lockedBooking(tx, id)
    const meanwhile = await mailByKey(tx, authorId, key)
    if (meanwhile) return toSent(meanwhile)
    if (booked.reservation.resellerId) throw new Refusal('MAIL_NOT_POSSIBLE')
    const mail = await mailFor(tx, deps, id, input)
    const notBefore = input.kind === 'message' ? new Date(now.getTime() + withdrawalMs) : now
    const about = { ...mail.about, authorId, key }
    const mailId = await queueMail(tx, { ...mail, about, notBefore, requestId: caller.actor.requestId }, now)
    const entry = { ...reservationEntry(booked, now), action: 'mail.sent' as const }
    await writeAudit(tx, caller.actor, { ...entry, after: { kind: input.kind } })
    return toSent({ id: mailId, kind: input.kind, createdAt: now })
  })
}

async function mailByKey(db: Database, authorId: string, key: string) {
  const [mail] = await db
    .select()
    .from(mailLog)
    .where(and(eq(mailLog.authorId, authorId), eq(mailLog.key, key)))
  return mail
}

async function mailFor(tx: Database, deps: Deps, id: string, { kind, body = '' }: MailToSend) {
  if (kind !== 'message') return (await renderedMail(tx, deps, id, kind)).mail
  const text = cleanText(body)?.trim()
  if (!text) throw new Refusal('INVALID_TEXT', { fields: { body: writtenMessages.emptyMessage } })
  const { recipient, about, booking } = await mailedBooking(tx, id, deps.env.publicUrl)
  return { recipient, about: { ...about, kind, body: text }, ...messageMail({ ...booking, body: text }) }
}

const toSent = ({ id, kind, createdAt }: { id: string; kind: string; createdAt: Date }): SentMail => ({
  mail_id: id,
  withdrawable_until: kind === 'message' ? new Date(createdAt.getTime() + withdrawalMs).toISOString() : null,
})

/** Withdraws an own message that has not left. */
export async function withdrawMail(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  caller: AgencyCaller,
  id: string,
): Promise<SentMail> {
  const now = clock()
  return db.transaction(async (tx) => {
    const isOwn = and(eq(mailLog.id, id), eq(mailLog.authorId, caller.user.id), eq(mailLog.kind, 'message'))
    const [mail] = await tx.select().from(mailLog).where(isOwn).for('update')
    if (!mail?.reservationId) throw new Refusal('MAIL_NOT_FOUND')
    if (mail.withdrawnAt) return toSent(mail)
    const waiting = and(eq(outbox.id, id), eq(outbox.attempts, 0), isNull(outbox.sentAt))
    const removed = await tx.delete(outbox).where(waiting).returning({ id: outbox.id })
    if (removed.length === 0) throw new Refusal('MAIL_GONE')
    await tx.update(mailLog).set({ withdrawnAt: now }).where(eq(mailLog.id, id))
    const booked = await lockedBooking(tx, mail.reservationId)
    await writeAudit(tx, caller.actor, { ...reservationEntry(booked, now), action: 'mail.withdrawn' })
    return toSent(mail)
  })
}
