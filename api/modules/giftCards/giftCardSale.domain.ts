import { parisDay } from '#api/clock.ts'
import type { giftCards } from '#api/db/paymentTables.ts'
import { messages } from '#api/modules/giftCards/giftCards.messages.ts'
import type { InvoiceDocument } from '#api/modules/invoices/invoice.domain.ts'
import { giftCardLimits } from '#schema/giftCard.ts'

export type SoldCard = typeof giftCards.$inferSelect

/** A card as its buyer orders it. */
export type GiftCardOrder = Pick<
  SoldCard,
  'amountCents' | 'recipientName' | 'recipientEmail' | 'message' | 'sendOn'
>

/** Whether the mail may leave on that day: from today on, within a year. */
export function isSendDay(sendOn: string | null, now: Date): boolean {
  if (sendOn === null) return true
  const last = new Date(now)
  last.setUTCMonth(last.getUTCMonth() + giftCardLimits.monthsAhead)
  return sendOn >= parisDay(now) && sendOn <= parisDay(last)
}

/** Whether the mail is due: at once, or once its day has come in Paris. */
export function isDue(sendOn: string | null, now: Date): boolean {
  return sendOn === null || sendOn <= parisDay(now)
}

/** The last day of a card that is paid now. */
export function lastDayFrom(now: Date): string {
  const last = new Date(`${parisDay(now)}T00:00:00Z`)
  last.setUTCFullYear(last.getUTCFullYear() + giftCardLimits.yearsValid)
  return last.toISOString().slice(0, 10)
}

/** Whether a repeated key repeats the same order. */
export function isSameOrder(card: GiftCardOrder, other: GiftCardOrder): boolean {
  return (
    card.amountCents === other.amountCents &&
    card.recipientName === other.recipientName &&
    card.recipientEmail === other.recipientEmail &&
    card.message === other.message &&
    card.sendOn === other.sendOn
  )
}

export function giftCardInvoice(
  { recipientName, amountCents }: Pick<SoldCard, 'recipientName' | 'amountCents'>,
  buyerName: string,
  now: Date,
): InvoiceDocument {
  const label = messages.invoiceLine(recipientName)
  return {
    kind: 'invoice',
    issuedOn: parisDay(now),
    reference: null,
    corrects: null,
    customer: { name: buyerName, address: [] },
    trip: null,
    lines: [{ label, quantity: 1, unitPriceCents: amountCents, amountCents }],
    totalCents: amountCents,
    paidCents: amountCents,
    balanceDueOn: null,
  }
}
