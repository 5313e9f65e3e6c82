import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { archivedPdf } from '#api/modules/invoices/archive.ts'
import { InvoiceParams, InvoicePdf } from '#api/modules/invoices/invoices.contract.ts'
import { ownInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

const pdf = {
  tags: ['invoices'],
  security,
  summary: 'Downloads an invoice or a credit note of the account as PDF',
  params: InvoiceParams,
  response: {
    200: { content: { 'application/pdf': { schema: InvoicePdf } } },
    400: ErrorBody,
    401: ErrorBody,
    404: ErrorBody,
  },
}

export function invoiceRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const auth = authentication(deps)

  app.get('/invoices/:id.pdf', { schema: pdf, config: { extension: true } }, async (request, reply) => {
    const { user } = await auth.signedIn(request)
    const invoice = await ownInvoice(db, request.params.id, user.id)
    if (!invoice) throw new Refusal('INVOICE_NOT_FOUND')
    const bytes = await archivedPdf(db, invoice.id, clock())
    return reply
      .header('content-disposition', `inline; filename="explora-${invoice.number}.pdf"`)
      .type('application/pdf')
      .send(Buffer.from(bytes))
  })
}
