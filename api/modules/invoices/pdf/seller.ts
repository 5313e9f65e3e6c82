import { type InvoiceDocument, type Seller, toSeller } from '#api/modules/invoices/invoice.domain.ts'
import { defaultAgency } from '#schema/settings.ts'

/** The agency at the issue of a document. */
export const findSeller = ({ seller }: InvoiceDocument): Seller => seller ?? toSeller(defaultAgency)
