import { type Static, Type } from 'typebox'
import { day, instant, nullable, oneOf, text, whole } from '#api/contract.ts'

/** Kinds of documents. */
const invoiceKinds = ['invoice', 'credit_note'] as const

const exampleId = '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'

const AgencyListedInvoice = Type.Object(
  {
    id: text('ID', exampleId),
    number: text('Number', '2027-000123'),
    kind: oneOf(invoiceKinds, { description: 'Kind of the document', example: 'invoice' }),
    issued_at: instant('Time of the document', '2027-03-10T09:12:00.000Z'),
    total_cents: whole('Total, in cents; negative for a credit note', 238_000),
    reservation_id: nullable(text('ID of the reservation; null for a gift card', exampleId)),
    reference: nullable(text('Reference of the reservation', 'EX-7K3Q9M')),
    customer_name: nullable(
      text(
        'Billing name; null without the permission `bookings`, and for others than owners after an erasure',
        'Alix Martin',
      ),
    ),
  },
  { title: 'AgencyListedInvoice' },
)
export type AgencyListedInvoice = Static<typeof AgencyListedInvoice>

export const AgencyInvoices = Type.Object(
  {
    invoices: Type.Array(AgencyListedInvoice, { description: 'Documents, the newest first' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'MTgwNDY2OTIwMDAwMF8w')),
  },
  { title: 'AgencyInvoices' },
)

export const InvoicesQuery = Type.Object({
  q: Type.Optional(
    text('Number, reference, or words of the billing name', '2027-000123', { minLength: 2, maxLength: 100 }),
  ),
  kind: Type.Optional(oneOf(invoiceKinds, { description: 'Kind' })),
  from: Type.Optional(day('First day, in Paris', '2027-03-01')),
  to: Type.Optional(day('Last day, in Paris', '2027-03-31')),
  first: Type.Optional(text('Number of documents, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', 'MTgwNDY2OTIwMDAwMF8w', { maxLength: 200 })),
})
