import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { type Part, refused, reopened } from '#api/modules/instalments/instalments.domain.ts'
import { findParts, writeParts } from '#api/modules/instalments/instalments.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { refusedInstalmentMail } from '#api/modules/payments/instalments.mails.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'

type At = { now: Date; publicUrl: string }

/**
 * Plans the next charge of an instalment whose payment has ended without money; after a refusal, a mail asks the
 * traveller to pay by hand.
 */
export async function endCharge(
  tx: Database,
  { id, reservationId }: Pick<Payment, 'id' | 'reservationId'>,
  status: 'failed' | 'canceled',
  at: At,
): Promise<void> {
  if (!reservationId) return
  await tx.select().from(reservations).where(eq(reservations.id, reservationId)).for('update')
  const parts = await findParts(tx, reservationId)
  const part = parts.find(({ paymentId, state }) => paymentId === id && state === 'charging')
  if (part && status === 'failed') await refusePart(tx, part, at)
  else if (part) await writeParts(tx, [reopened(part, parisDay(at.now))])
}

/** Called under the lock of the reservation. */
export async function refusePart(tx: Database, part: Part, { now, publicUrl }: At): Promise<void> {
  const { reservationId, dueOn, amountCents } = part
  const [reservation] = await tx.select().from(reservations).where(eq(reservations.id, reservationId))
  if (reservation?.canceledAt) return writeParts(tx, [{ ...part, state: 'canceled', chargeOn: null }])
  const next = refused(part, parisDay(now))
  await writeParts(tx, [next])
  const { recipient, about, booking } = await mailedBooking(tx, reservationId, publicUrl)
  const mail = refusedInstalmentMail({ ...booking, amountCents, dueOn, retryOn: next.chargeOn })
  await queueMail(tx, { recipient, about: { ...about, kind: 'payment_refused' }, ...mail }, now)
}
