import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute } from '#api/modules/agency/access/guard.ts'
import { AgencyCustomer, CustomerParams } from '#api/modules/agency/customers/customers.contract.ts'
import { customerById } from '#api/modules/agency/customers/customers.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

const tags = ['agency']
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 429: ErrorBody }

const one = {
  tags,
  security,
  summary: 'Returns a customer',
  params: CustomerParams,
  response: { 200: AgencyCustomer, ...read },
}

export function customerRoutes(agency: Api, { db }: ApiDeps): void {
  const bookings = agencyRoute('bookings')

  agency.get('/customers/:id', { schema: one, config: bookings }, async ({ params }) => {
    const customer = await customerById(db, params.id)
    if (!customer) throw new Refusal('CUSTOMER_NOT_FOUND')
    return customer
  })
}
