import { bookingLabels } from '#api/modules/booking/booking.messages.ts'
import type { InvoiceDocument } from '#api/modules/invoices/invoice.domain.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'
import { dayRange } from '#schema/frenchFormats.ts'

type Entry = { account: string; amountCents: number }

const notZero = ({ amountCents }: Entry) => amountCents !== 0

/** The debt of the customer for the order: positive amounts are owed to the agency. */
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

/** The customer of the invoice: the account, or the first traveller where it has no name. */
export function toCustomer(
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
export function toInvoice(
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
    trip: { ...trip, travellers: travellerNames(travellers) },
    lines: quote.lines.filter(({ kind }) => kind !== 'gift_card').map(({ kind: _, ...line }) => line),
    totalCents: quote.totalCents,
    paidCents,
    balanceDueOn: paidCents < quote.totalCents ? quote.balanceDueOn : null,
  }
}

/** Cents by the means that give them back. */
export type GivenBack = Record<'card' | 'byHand' | 'giftCard' | 'usedGiftCards', number>
export const nothingBack: GivenBack = { card: 0, byHand: 0, giftCard: 0, usedGiftCards: 0 }
export const sumRefund = ({ card, byHand, giftCard, usedGiftCards }: GivenBack): number =>
  card + byHand + giftCard + usedGiftCards

type Source = { id: string; leftCents: number }
type Share = { id: string; amountCents: number }

/** Shares of a refund: cards first, in their order; never more than a source has paid. */
export function refundShares(
  amountCents: number,
  cards: Source[],
  gifts: Source[],
): { cards: Share[]; gifts: Share[] } {
  const fromCards = computeShares(amountCents, cards)
  const fromGifts = computeShares(fromCards.restCents, gifts)
  if (fromGifts.restCents > 0) throw new Error(`${fromGifts.restCents} cents of a refund were never paid`)
  return { cards: fromCards.shares, gifts: fromGifts.shares }
}

function computeShares(amountCents: number, sources: Source[]): { shares: Share[]; restCents: number } {
  return sources.reduce<{ shares: Share[]; restCents: number }>(
    ({ shares, restCents }, { id, leftCents }) => {
      const share = Math.max(0, Math.min(leftCents, restCents))
      const next = share > 0 ? [...shares, { id, amountCents: share }] : shares
      return { shares: next, restCents: restCents - share }
    },
    { shares: [], restCents: amountCents },
  )
}

type Named = { firstName: string | null; lastName: string | null }

/** Names of travellers in the order of their reservation; their position where they have none yet. */
export const travellerNames = (people: Named[]): string[] =>
  people.map(
    ({ firstName, lastName }, index) =>
      [firstName, lastName].filter(Boolean).join(' ') || bookingLabels.traveller(index + 1),
  )

type Credited = Pick<InvoiceDocument, 'reference' | 'issuedOn' | 'corrects' | 'customer' | 'trip'> & {
  /** Names of those who do not leave. */
  travellers: string[]
  /** Amount by which the price is lowered. */
  cents: number
}

/** The credit note of a cancellation, in positive amounts as such documents are written. */
export function toCreditNote({ travellers, cents, ...head }: Credited): InvoiceDocument {
  const line = { label: bookingLabels.cancellation(travellers.join(', ')), quantity: 1 }
  return {
    ...head,
    kind: 'credit_note',
    lines: [{ ...line, unitPriceCents: cents, amountCents: cents }],
    totalCents: cents,
    paidCents: 0,
    balanceDueOn: null,
  }
}

export type ChangeHead = Pick<InvoiceDocument, 'reference' | 'issuedOn' | 'corrects' | 'customer'> & {
  trip: NonNullable<InvoiceDocument['trip']>
}
type Changed = ChangeHead & {
  quote: { feeCents: number; differenceCents: number; balanceCents: number; balanceDueOn: string }
}

/** The document of a change of date; undefined where nothing is charged. */
export function toChangeDocument({ quote, ...head }: Changed): InvoiceDocument | undefined {
  const { feeCents, differenceCents, balanceCents, balanceDueOn } = quote
  const { startOn, endOn } = head.trip
  const difference = {
    label: bookingLabels.changeDifference(dayRange(startOn, endOn)),
    cents: differenceCents,
  }
  const document = toSupplementInvoice(head, feeCents, difference)
  const isDue = document?.kind === 'invoice' && balanceCents > 0
  return document && { ...document, balanceDueOn: isDue ? balanceDueOn : null }
}

/** The document of a change: a credit note in positive amounts where the price falls; undefined where nothing is charged. */
export function toSupplementInvoice(
  { corrects, ...head }: ChangeHead,
  feeCents: number,
  difference: { label: string; cents: number },
): InvoiceDocument | undefined {
  const charges = [{ label: bookingLabels.changeFee, cents: feeCents }, difference]
  const totalCents = charges.reduce((sum, { cents }) => sum + cents, 0)
  const isReduction = totalCents < 0
  const lines = charges.flatMap(({ label, cents }) => {
    const amountCents = isReduction ? -cents : cents
    return cents === 0 ? [] : [{ label, quantity: 1, unitPriceCents: amountCents, amountCents }]
  })
  if (lines.length === 0) return undefined
  return {
    ...head,
    kind: isReduction ? 'credit_note' : 'invoice',
    corrects: isReduction ? corrects : null,
    lines,
    totalCents: Math.abs(totalCents),
    paidCents: 0,
    balanceDueOn: null,
  }
}
