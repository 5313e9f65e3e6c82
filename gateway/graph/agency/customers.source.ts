import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import {
  type AgencyCustomerModel,
  toAgencyCustomer,
  toCustomerPage,
  toErasure,
} from '#gateway/graph/agency/customers.model.ts'
import type { ReadOne } from '#gateway/graph/agency/readOne.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyConflict,
  AgencyCustomersArgs,
  AgencyErasePayload,
  CustomerErasure,
  MutationAgencyEraseArgs,
  MutationAgencySaveCustomerArgs,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull } from '#gateway/upstream/read.ts'
import { isKey, restPath, restQuery } from '#gateway/upstream/restPath.ts'

type SavedCustomer = {
  customer: AgencyCustomerModel | null
  conflict: AgencyConflict | null
  errors: UserError[]
}

/** Customers as staff read and correct them. */
export function agencyCustomersSource(
  account: AccountCalls,
  read: (path: string) => Promise<unknown>,
  readOne: ReadOne,
) {
  return {
    async list({ query, first, after }: AgencyCustomersArgs) {
      const wanted = restQuery({ first: String(first), q: query, after })
      return toCustomerPage(await read(`/agency/customers?${wanted}`))
    },

    async find(id: string): Promise<AgencyCustomerModel | null> {
      const body = await readOne('/agency/customers', id, 'CUSTOMER_NOT_FOUND')
      return body === null ? null : toAgencyCustomer(body)
    },

    erasure: async (id: string): Promise<CustomerErasure> =>
      toErasure(await read(restPath`/agency/customers/${id}/erasure`)),

    async erase({ id, reason }: MutationAgencyEraseArgs): Promise<AgencyErasePayload> {
      if (!isKey(id)) return { ok: false, errors: [toUserError('NOT_FOUND', 'id')] }
      const path = restPath`/agency/customers/${id}/erase`
      const errors = agencyErrors(await account.send({ method: 'POST', path, body: { reason } }))
      return { ok: errors.length === 0, errors }
    },

    async save({ id, version, input }: MutationAgencySaveCustomerArgs): Promise<SavedCustomer> {
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
