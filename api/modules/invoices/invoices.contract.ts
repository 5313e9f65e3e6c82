import { Type } from 'typebox'
import { uuid } from '#api/contract.ts'

export const InvoiceParams = Type.Object({
  id: uuid('Invoice ID', '7c1e4a0e-2f0b-4d39-9a53-0a6f6f0d3c11'),
})

/** Sent as it is archived. */
export const InvoicePdf = Type.Unsafe<Buffer>(
  Type.String({
    format: 'binary',
    description: 'The archived PDF of the invoice or credit note; its bytes never change',
    examples: ['%PDF-1.3'],
  }),
)
