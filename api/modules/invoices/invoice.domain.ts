import type { AgencySettings } from '#schema/settings.ts'

export type Seller = ReturnType<typeof toSeller>

/** An invoice or a credit note as it was issued; its PDF is rendered from this alone. */
export type InvoiceDocument = {
  kind: 'invoice' | 'credit_note'
  issuedOn: string
  /** Reference of the reservation; null for a gift card. */
  reference: string | null
  /** Number of the invoice that a credit note corrects. */
  corrects: string | null
  customer: { name: string; address: string[] }
  /** The agency as it was at the issue; absent from the oldest documents. */
  seller?: Seller
  trip: { name: string; startOn: string; endOn: string; travellers: string[] } | null
  lines: { label: string; quantity: number; unitPriceCents: number; amountCents: number }[]
  totalCents: number
  paidCents: number
  balanceDueOn: string | null
}

/** Facts of the agency that a document states. */
export const toSeller = (agency: AgencySettings) => ({
  name: agency.name,
  legalName: agency.legal_name,
  email: agency.email,
  phone: agency.phone,
  street: agency.street,
  postalCode: agency.postal_code,
  city: agency.city,
  siren: agency.siren,
  vatNumber: agency.vat_number,
  /** Number in the register of travel agencies. */
  travelAgency: agency.registration,
})

/** Such as 2026-000123. */
export function invoiceNumber(year: number, position: number): string {
  return `${year}-${String(position).padStart(6, '0')}`
}
