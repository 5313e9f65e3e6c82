import type { Order } from '#api/db/bookingTables.ts'
import type { InvoiceDocument } from '#api/modules/invoices/invoice.domain.ts'

type Entry = { account: string; amountCents: number }

const notZero = ({ amountCents }: Entry) => amountCents !== 0

/** What the customer owes for the order: positive amounts are owed to the agency. */
export function saleEntries(order: Order, reservationId: string): Entry[] {
  const insuranceCents = order.quote.lines
    .filter(({ kind }) => kind === 'insurance')
    .reduce((cents, line) => cents + line.amountCents, 0)
  const { totalCents } = order.quote
  return [
    { account: `customer:${reservationId}`, amountCents: totalCents },
    { account: 'revenue', amountCents: insuranceCents - totalCents },
    { account: 'insurance', amountCents: -insuranceCents },
  ].filter(notZero)
}

/** Money and gift cards that pay the customer's debt. */
export function paymentEntries(
  reservationId: string,
  paid: { provider: string; amountCents: number },
  gifts: { id: string; amountCents: number }[],
): Entry[] {
  const giftedCents = gifts.reduce((cents, gift) => cents + gift.amountCents, 0)
  return [
    { account: `provider:${paid.provider}`, amountCents: paid.amountCents },
    ...gifts.map(({ id, amountCents }) => ({ account: `gift_cards:${id}`, amountCents })),
    { account: `customer:${reservationId}`, amountCents: -paid.amountCents - giftedCents },
  ].filter(notZero)
}

/** Who is billed: the account, or the first traveller where it has no name. */
export function customerOf(
  { contact, travellers: [first] }: Order,
  accountNames: (string | null | undefined)[],
): InvoiceDocument['customer'] {
  const words = accountNames.filter((word) => word)
  const names = words.length > 0 ? words : [first?.firstName, first?.lastName]
  const town = [contact?.postcode, contact?.city].filter((word) => word).join(' ')
  const address = [contact?.address, town, contact?.country].filter((line) => line)
  return { name: names.join(' '), address: address.flatMap((line) => line ?? []) }
}

type Billed = {
  reference: string
  issuedOn: string
  customer: InvoiceDocument['customer']
  trip: { name: string; startOn: string; endOn: string }
  paidCents: number
}

/** The invoice of an order as it was paid. Gift cards are means of payment, not lines of what is sold. */
export function invoiceOf(
  order: Order,
  { reference, issuedOn, customer, trip, paidCents }: Billed,
): InvoiceDocument {
  const { quote, travellers } = order
  return {
    kind: 'invoice',
    issuedOn,
    reference,
    corrects: null,
    customer,
    trip: { ...trip, travellers: travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`) },
    lines: quote.lines.filter(({ kind }) => kind !== 'gift_card').map(({ kind: _, ...line }) => line),
    totalCents: quote.totalCents,
    paidCents,
    balanceDueOn: paidCents < quote.totalCents ? quote.balanceDueOn : null,
  }
}
