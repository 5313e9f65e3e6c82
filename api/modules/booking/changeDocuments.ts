import type { participants } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import type { departures } from '#api/db/tables.ts'
import type { BookedRow } from '#api/modules/booking/account.repository.ts'
import { followingDocument } from '#api/modules/booking/billing.repository.ts'
import { toChangeDocument, travellerNames } from '#api/modules/booking/booking.domain.ts'
import { dateChangeMail } from '#api/modules/booking/booking.mails.ts'
import type { ChangeQuote } from '#api/modules/booking/change.domain.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { type Mail, queueMail } from '#api/modules/mail/outbox.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'

/** A reservation with its travellers, its new departure and the price of the move. */
export type Change = BookedRow & {
  order: Order
  people: (typeof participants.$inferSelect)[]
  to: typeof departures.$inferSelect
  expedition: { name: string; ageMinChild: number | null }
  quote: ChangeQuote & { hash: string }
}

type At = { now: Date; publicUrl: string }

/** The mail of a change of date, with the calendar of the new one; null for a reseller's travellers, who hear of it from the reseller. */
export async function mailOfChange(
  db: Database,
  { reservation, departure, to, quote }: Change,
  { now, publicUrl }: At,
): Promise<Mail | null> {
  if (reservation.resellerId) return null
  const { recipient, about, booking } = await mailedBooking(db, reservation.id, publicUrl, to)
  const { feeCents, differenceCents, refundCents } = quote
  const mail = dateChangeMail({
    ...booking,
    former: { startOn: departure.startOn, endOn: departure.endOn },
    feeCents,
    differenceCents: feeCents + differenceCents,
    refundCents,
    changes: reservation.changesCount + 1,
    at: now,
  })
  return { recipient, about: { ...about, kind: 'change' }, ...mail }
}

/** Confirms a change of date. */
export async function mailChange(tx: Database, change: Change, at: At): Promise<void> {
  const mail = await mailOfChange(tx, change, at)
  if (mail) await queueMail(tx, mail, at.now)
}

/** The invoice of a supplement, or the credit note of a reduction. Last: its number stays locked until the commit. */
export async function billChange(
  tx: Database,
  { reservation, people, to, expedition, quote }: Change,
  now: Date,
): Promise<void> {
  const { first, head } = await followingDocument(tx, reservation, now)
  const document = toChangeDocument({
    ...head,
    corrects: first?.number ?? null,
    trip: {
      name: expedition.name,
      startOn: to.startOn,
      endOn: to.endOn,
      travellers: travellerNames(people),
    },
    quote,
  })
  if (document)
    await issueInvoice(tx, { kind: document.kind, reservationId: reservation.id, document, at: now })
}
