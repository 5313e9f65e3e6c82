import type { agencyIdentity, agencyRegistration } from '#schema/agency.ts'

export type Seller = typeof agencyIdentity & typeof agencyRegistration

/** An invoice or a credit note as it was issued; its PDF is rendered from this alone. */
export type InvoiceDocument = {
  kind: 'invoice' | 'credit_note'
  issuedOn: string
  /** Reference of the reservation; null for a gift card. */
  reference: string | null
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null
  customer: { name: string; address: string[] }
  /** The agency as it was at the issue; absent while no owner had changed it. */
  seller?: Seller
  trip: { name: string; startOn: string; endOn: string; travellers: string[] } | null
  lines: { label: string; quantity: number; unitPriceCents: number; amountCents: number }[]
  totalCents: number
  paidCents: number
  balanceDueOn: string | null
}

/** Such as 2026-000123. */
export function invoiceNumber(year: number, position: number): string {
  return `${year}-${String(position).padStart(6, '0')}`
}
