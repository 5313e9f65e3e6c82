import { toAgencyCustomer } from '#gateway/graph/agency/customers.model.ts'
import type { ReadOne } from '#gateway/graph/agency/readOne.ts'
import type { AgencyCustomer } from '#gateway/graph/schema.generated.ts'

/** Customers as staff read them. */
export function agencyCustomersSource(readOne: ReadOne) {
  return {
    async find(id: string): Promise<AgencyCustomer | null> {
      const body = await readOne('/agency/customers', id, 'CUSTOMER_NOT_FOUND')
      return body === null ? null : toAgencyCustomer(body)
    },
  }
}
