import { type ChangeHead, toSupplementInvoice } from '#api/modules/booking/booking.domain.ts'
import type { InvoiceDocument } from '#api/modules/invoices/invoice.domain.ts'
import type { StoredItem } from '#api/modules/octo/bookings/booking.contract.ts'
import { octoLabels } from '#api/modules/octo/bookings/booking.messages.ts'
import { owedCents } from '#api/modules/octo/bookings/items.domain.ts'
import { computeKeptCents } from '#api/modules/quote/cancellation.domain.ts'
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
export function toAmendment({ stored, items, dropped, keptPercent, feeCents }: AmendmentInput): Amendment {
  const keptCents = dropped.reduce((cents, item) => cents + computeKeptCents(owedCents(item), keptPercent), 0)
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

/** The document of a change: a credit note where the price falls; undefined where it stays. */
export function amendmentDocument(
  head: ChangeHead,
  { feeCents, differenceCents }: Amendment,
): InvoiceDocument | undefined {
  const { startOn, endOn, travellers } = head.trip
  const label = octoLabels.changed(dayRange(startOn, endOn), travellers.length)
  return toSupplementInvoice(head, feeCents, { label, cents: differenceCents })
}
