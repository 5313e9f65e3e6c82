import type { InvoiceDocument } from '#api/modules/invoices/invoice.domain.ts'
import type { StoredItem } from '#api/modules/octo/bookings/booking.contract.ts'
import { octoLabels } from '#api/modules/octo/bookings/booking.messages.ts'
import { owedCents } from '#api/modules/octo/bookings/items.domain.ts'
import { dayRange } from '#schema/frenchFormats.ts'

export type AmendmentInput = {
  /** Items as they were sold, and those that leave now. */
  stored: StoredItem[]
  items: StoredItem[]
  /** Items that are cancelled: the policy keeps a part of their price. */
  dropped: StoredItem[]
  keptPercent: number
  /** Fee of another date. */
  feeCents: number
}

export type Amendment = {
  feeCents: number
  /** Difference of price without the fee: positive to pay, negative given back. */
  differenceCents: number
}

/** The price of a change of a sale: what is added at the price of now, what is dropped by the policy. */
export function amendmentOf({ stored, items, dropped, keptPercent, feeCents }: AmendmentInput): Amendment {
  const keptCents = dropped.reduce(
    (cents, item) => cents + Math.ceil((owedCents(item) * keptPercent) / 100),
    0,
  )
  return { feeCents, differenceCents: sum(items) - sum(stored) + keptCents }
}

const sum = (items: StoredItem[]) => items.reduce((cents, item) => cents + owedCents(item), 0)

/** The item as its traveller is now: the agency may have moved it to a date with another price, or cancelled it. */
export function withTraveller(
  item: StoredItem,
  traveller: { priceCents: number | null } | undefined,
  discountPercent: number,
): StoredItem {
  const priceCents = traveller?.priceCents ?? null
  if (priceCents === null || priceCents === owedCents(item)) return item
  const risesBy = Math.round(((priceCents - owedCents(item)) * 100) / (100 - discountPercent))
  const netCents = item.netCents === null ? null : priceCents
  return { ...item, retailCents: item.retailCents + risesBy, netCents }
}

type Head = Pick<InvoiceDocument, 'reference' | 'issuedOn' | 'corrects' | 'customer'> & {
  trip: NonNullable<InvoiceDocument['trip']>
}

/** The document of a change: a credit note where the price falls; undefined where it stays. */
export function amendmentDocument(head: Head, amendment: Amendment): InvoiceDocument | undefined {
  const { feeCents, differenceCents } = amendment
  const totalCents = feeCents + differenceCents
  const isReduction = totalCents < 0
  const { startOn, endOn, travellers } = head.trip
  const lines = [
    { label: octoLabels.changeFee, cents: feeCents },
    { label: octoLabels.changed(dayRange(startOn, endOn), travellers.length), cents: differenceCents },
  ].flatMap(({ label, cents }) => {
    const amountCents = isReduction ? -cents : cents
    return cents === 0 ? [] : [{ label, quantity: 1, unitPriceCents: amountCents, amountCents }]
  })
  if (lines.length === 0) return undefined
  return {
    ...head,
    kind: isReduction ? 'credit_note' : 'invoice',
    corrects: isReduction ? head.corrects : null,
    lines,
    totalCents: Math.abs(totalCents),
    paidCents: 0,
    balanceDueOn: null,
  }
}
