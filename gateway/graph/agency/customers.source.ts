import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toAgencyCustomer, toCustomerPage } from '#gateway/graph/agency/customers.model.ts'
import type { ReadOne } from '#gateway/graph/agency/readOne.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyCustomer,
  AgencyCustomersArgs,
  AgencySaveCustomerPayload,
  MutationAgencySaveCustomerArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull } from '#gateway/upstream/read.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

/** Customers as staff read and correct them. */
export function agencyCustomersSource(
  account: AccountCalls,
  read: (path: string) => Promise<unknown>,
  readOne: ReadOne,
) {
  return {
    async list({ query, first, after }: AgencyCustomersArgs) {
      const wanted = { first: String(first), ...(query && { q: query }), ...(after && { after }) }
      return toCustomerPage(await read(`/agency/customers?${new URLSearchParams(wanted)}`))
    },

    async find(id: string): Promise<AgencyCustomer | null> {
      const body = await readOne('/agency/customers', id, 'CUSTOMER_NOT_FOUND')
      return body === null ? null : toAgencyCustomer(body)
    },

    async save({ id, version, input }: MutationAgencySaveCustomerArgs): Promise<AgencySaveCustomerPayload> {
      if (!isKey(id)) return { customer: null, conflict: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const { firstName, lastName, phone } = input
      const body = {
        version,
        first_name: firstName ?? undefined,
        last_name: lastName ?? undefined,
        phone,
      }
      const response = await account.send({ method: 'PATCH', path: restPath`/agency/customers/${id}`, body })
      const errors = agencyErrors(response)
      if (errors.length === 0) return { customer: toAgencyCustomer(response.body), conflict: null, errors }
      const current = recordOrNull(recordOrNull(response.body)?.current)
      if (!current) return { customer: null, conflict: null, errors }
      const stored = toAgencyCustomer(current)
      const kept = { firstName: stored.firstName, lastName: stored.lastName, phone: stored.phone }
      return { customer: null, conflict: toConflict(current, kept, { ...input }), errors }
    },
  }
}
