import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { faultOfCall } from '#api/modules/agency/access/access.domain.ts'
import { pickProofs } from '#api/modules/agency/access/access.repository.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { archivedPdf } from '#api/modules/invoices/archive.ts'
import { InvoiceParams, InvoicePdf } from '#api/modules/invoices/invoices.contract.ts'
import { invoiceById, ownInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { authentication, type SignedIn } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

const pdf = {
  tags: ['invoices'],
  security,
  summary:
    'Downloads an invoice or a credit note of the account as PDF; any, for staff who may read customers',
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

  const mayReadAll = (sender: SignedIn) =>
    !faultOfCall('bookings', false, { rights: sender.staff, proofs: pickProofs(sender) }, clock())

  /** Any document, for staff who may read customers: it names one, so that the audit log names the reader. */
  async function readForAgency({ user, sessionId }: SignedIn, id: string, requestId: string) {
    const invoice = await invoiceById(db, id)
    if (!invoice) return undefined
    const entry = { at: clock(), entity: 'reservation', entityId: invoice.reservationId ?? id } as const
    const actor = { kind: 'staff', userId: user.id, sessionId, requestId } as const
    await writeAudit(db, actor, { ...entry, action: 'invoice.read', label: invoice.number })
    return invoice
  }

  app.get('/invoices/:id.pdf', { schema: pdf, config: { extension: true } }, async (request, reply) => {
    const sender = await auth.signedIn(request)
    const { user } = sender
    const { id } = request.params
    const invoice =
      (await ownInvoice(db, id, user.id)) ??
      (mayReadAll(sender) && (await readForAgency(sender, id, request.id)))
    if (!invoice) throw new Refusal('INVOICE_NOT_FOUND')
    const bytes = await archivedPdf(db, invoice.id, clock())
    return reply
      .header('content-disposition', `inline; filename="explora-${invoice.number}.pdf"`)
      .type('application/pdf')
      .send(Buffer.from(bytes))
  })
}
