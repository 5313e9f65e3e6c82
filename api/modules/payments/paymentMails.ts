import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { findParts } from '#api/modules/instalments/instalments.repository.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import { latePaymentMail, paymentMail, spentGiftCardMail } from '#api/modules/payments/payments.mails.ts'
import { sitePaths } from '#schema/sitePaths.ts'

type At = { now: Date; publicUrl: string }

const refusedMails = { late: latePaymentMail, gift_card_spent: spentGiftCardMail }

/** Reports a payment whose places or gift card were gone: all of it is given back. */
export async function mailRefusedPayment(
  tx: Database,
  payment: Payment,
  reason: keyof typeof refusedMails,
  { now, publicUrl }: At,
): Promise<void> {
  const { order, userId, amountCents } = payment
  if (!order) return
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  const { startOn, endOn } = departures
  const [trip] = await tx
    .select({ trip: expeditions.name, slug: expeditions.slug, startOn, endOn })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(departures.id, order.departureId))
  if (!user || !trip) throw new Error(`payment ${payment.id} has neither account nor departure`)
  const { slug, ...facts } = trip
  const link = publicUrl + sitePaths.expedition(slug)
  const mail = refusedMails[reason]({ ...facts, firstName: user.firstName, amountCents, link })
  await queueMail(tx, { recipient: user.email, ...mail }, now)
}

/** Confirms a payment that follows the booking. */
export async function mailPayment(
  tx: Database,
  reservationId: string,
  amountCents: number,
  { now, publicUrl }: At,
): Promise<void> {
  const { recipient, about, booking } = await mailedBooking(tx, reservationId, publicUrl)
  const [row] = await tx
    .select({ order: reservations.order })
    .from(reservations)
    .where(eq(reservations.id, reservationId))
  const cents = await findBalance(tx, `customer:${reservationId}`)
  const dueOn = row?.order?.quote.balanceDueOn
  const balance = cents > 0 && dueOn ? { cents, dueOn } : null
  const next = (await findParts(tx, reservationId)).find(({ state }) => state === 'to_come') ?? null
  await queueMail(
    tx,
    {
      recipient,
      about: { ...about, kind: 'receipt' },
      ...paymentMail({ ...booking, amountCents, balance, next }),
    },
    now,
  )
}
