import { mailLog } from '#api/db/agencyBookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, gte, inArray } from '#api/db/drizzle.ts'
import { refundMail } from '#api/modules/agency/money/refund.mails.ts'
import type { BookedRow } from '#api/modules/booking/account.repository.ts'
import { takenPayments } from '#api/modules/booking/account.repository.ts'
import type { GivenBack } from '#api/modules/booking/booking.domain.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'

type RefundFacts = {
  reservation: BookedRow['reservation']
  refunded: GivenBack
  /** Whether the customer had paid all of it too much. */
  isOfCredit: boolean
}
type At = { now: Date; publicUrl: string; requestId: string }

/** Tells the customer of a refund, unless the mail of a cancellation or change has; resellers tell their travellers. */
export async function mailRefund(
  tx: Database,
  { reservation, refunded, isOfCredit }: RefundFacts,
  { now, publicUrl, requestId }: At,
): Promise<void> {
  const { id, order, resellerId } = reservation
  if (resellerId || (isOfCredit && (await isAnnounced(tx, id)))) return
  const { recipient, about, booking } = await mailedBooking(tx, id, publicUrl)
  const cents = await findBalance(tx, `customer:${id}`)
  const dueOn = order?.quote.balanceDueOn ?? booking.startOn
  const balance = cents > 0 ? { cents, dueOn } : null
  const mail = refundMail({ ...booking, refunded, balance })
  await queueMail(tx, { recipient, about: { ...about, kind: 'refund' }, ...mail, requestId }, now)
}

/** Whether a mail since the last payment has announced the credit of a reservation. */
async function isAnnounced(tx: Database, reservationId: string): Promise<boolean> {
  const paidAt = (await takenPayments(tx, reservationId)).at(-1)?.payment.settledAt
  const { kind, createdAt } = mailLog
  const announcing = and(
    eq(mailLog.reservationId, reservationId),
    inArray(kind, ['cancellation', 'change']),
    paidAt ? gte(createdAt, paidAt) : undefined,
  )
  return (await tx.$count(mailLog, announcing)) > 0
}
