import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { saveCustomer } from '#api/modules/agency/customers/customerChanges.ts'
import {
  AgencyCustomer,
  AgencyCustomers,
  CustomerChange,
  CustomerConflict,
  CustomerParams,
  CustomersQuery,
  Erased,
  Erasure,
  ErasurePreview,
} from '#api/modules/agency/customers/customers.contract.ts'
import { customerById, listCustomers } from '#api/modules/agency/customers/customers.repository.ts'
import { eraseCustomer, previewErasure } from '#api/modules/agency/customers/erasure.ts'
import { afterTime, toPage } from '#api/modules/agency/pages.ts'
import { readHitQuery } from '#api/modules/agency/search/hits.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const pageSize = 50

const common = { tags: ['agency'], security }
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const list = {
  ...common,
  summary: 'Lists the customers that match, the newest account first',
  querystring: CustomersQuery,
  response: { 200: AgencyCustomers, ...read },
}

const one = {
  ...common,
  summary: 'Returns a customer',
  params: CustomerParams,
  response: { 200: AgencyCustomer, ...read },
}

const change = {
  ...common,
  summary: 'Corrects the names and the phone of a customer',
  params: CustomerParams,
  body: CustomerChange,
  response: { 200: AgencyCustomer, ...read, 409: CustomerConflict, 422: ErrorBody },
}

const erasure = {
  ...common,
  summary: 'Returns what an erasure would empty, or why it would be refused',
  params: CustomerParams,
  response: { 200: ErasurePreview, ...read },
}

const erase = {
  ...common,
  summary: 'Empties a customer for good; reservations, ledger and billing names stay',
  params: CustomerParams,
  body: Erasure,
  response: { 200: Erased, ...read, 409: ErrorBody, 422: ErrorBody },
}

export function customerRoutes(agency: Api, deps: ApiDeps): void {
  const { db } = deps
  const rates = rateLimits(deps)
  const bookings = agencyRoute('bookings')

  agency.get('/customers', { schema: list, config: bookings }, async (request) => {
    const { q, first, after } = request.query
    if (q) await rates.enforce(limits.agencySearches, readCaller(request).user.id)
    const limit = Number(first ?? pageSize)
    const filter = { query: q === undefined ? undefined : readHitQuery(q), after: afterTime(after, 'uuid') }
    const rows = await listCustomers(db, filter, limit + 1)
    const { shown, next } = toPage(rows, limit, ({ created_at, id }) => ({ at: Date.parse(created_at), id }))
    return { customers: shown, next }
  })

  agency.get('/customers/:id', { schema: one, config: bookings }, async ({ params }) => {
    const customer = await customerById(db, params.id)
    if (!customer) throw new Refusal('CUSTOMER_NOT_FOUND')
    return customer
  })

  agency.get('/customers/:id/erasure', { schema: erasure, config: agencyRoute('owner') }, ({ params }) =>
    previewErasure(deps, params.id),
  )

  const steppedUp = agencyRoute('owner', { stepUp: true })
  agency.post('/customers/:id/erase', { schema: erase, config: steppedUp }, async (request) => {
    const { id } = request.params
    await eraseCustomer(deps, readCaller(request), { id, reason: request.body.reason })
    return { customer_id: id }
  })

  agency.patch('/customers/:id', { schema: change, config: bookings }, (request) =>
    saveCustomer(deps, readCaller(request), request.params.id, request.body),
  )
}
