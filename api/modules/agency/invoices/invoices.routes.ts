import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import { type AgencyCaller, agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { AgencyInvoices, InvoicesQuery } from '#api/modules/agency/invoices/invoices.contract.ts'
import { listInvoices } from '#api/modules/agency/invoices/invoices.repository.ts'
import { afterTime, toPage } from '#api/modules/agency/pages.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const pageSize = 50

const list = {
  tags: ['agency'],
  security,
  summary: 'Lists the invoices and credit notes that match, the newest first',
  querystring: InvoicesQuery,
  response: { 200: AgencyInvoices, 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

export function agencyInvoiceRoutes(agency: Api, deps: ApiDeps): void {
  const rates = rateLimits(deps)

  agency.get('/invoices', { schema: list, config: agencyRoute('money') }, async (request) => {
    const { q, first, after, ...rest } = request.query
    const { user, staff } = readCaller(request)
    if (q) await rates.enforce(limits.agencySearches, user.id)
    const limit = Number(first ?? pageSize)
    const filter = { ...rest, query: q, after: afterTime(after, 'uuid') }
    const rows = await listInvoices(deps.db, filter, createReader(staff), limit + 1)
    const { shown, next } = toPage(rows, limit, ({ issued_at, id }) => ({ at: Date.parse(issued_at), id }))
    return { invoices: shown, next }
  })
}

/** Billing names of erased customers are for owners. */
function createReader(staff: AgencyCaller['staff']) {
  if (mayCall('owner', staff)) return 'all'
  return mayCall('bookings', staff) ? 'customers' : 'none'
}
