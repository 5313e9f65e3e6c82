import type { InvoiceDocument, Seller } from '#api/modules/invoices/invoice.domain.ts'
import { agencyIdentity, agencyRegistration } from '#schema/agency.ts'

/** The agency at the issue of a document. */
export const sellerOf = ({ seller }: InvoiceDocument): Seller =>
  seller ?? { ...agencyIdentity, ...agencyRegistration }
