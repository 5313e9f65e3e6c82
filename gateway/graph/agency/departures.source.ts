import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import {
  type AgencyDepartureModel,
  toAgencyDeparture,
  toDepartureChange,
  toDeparturePage,
  toDeparturePrice,
  toInputField,
} from '#gateway/graph/agency/departures.model.ts'
import type { ReadOne } from '#gateway/graph/agency/readOne.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyConflict,
  AgencyDepartureInput,
  AgencyDeparturesArgs,
  DeparturePrice,
  MutationAgencyChangeDeparturesArgs,
  MutationAgencyConfirmDepartureArgs,
  MutationAgencySaveDepartureArgs,
  MutationAgencySetSalesArgs,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { listOf, recordOrNull } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isKey, restPath, restQuery } from '#gateway/upstream/restPath.ts'

export type SavedDeparture = {
  departure: AgencyDepartureModel | null
  conflict: AgencyConflict | null
  errors: UserError[]
}

const unknown = (): SavedDeparture => ({
  departure: null,
  conflict: null,
  errors: [toUserError('NOT_FOUND', 'id')],
})

/** Departures as staff read and change them. */
export function agencyDeparturesSource(
  account: AccountCalls,
  read: (path: string) => Promise<unknown>,
  readOne: ReadOne,
) {
  return {
    list: async (args: AgencyDeparturesArgs) =>
      toDeparturePage(await read(`/agency/departures?${toDepartureQuery(args)}`)),

    async find(id: string): Promise<AgencyDepartureModel | null> {
      const body = await readOne('/agency/departures', id, 'DEPARTURE_NOT_FOUND')
      return body === null ? null : toAgencyDeparture(body)
    },

    prices: async (id: string): Promise<DeparturePrice[]> =>
      listOf(await read(restPath`/agency/departures/${id}/prices`), 'prices').map(toDeparturePrice),

    async save({ id, version, input, confirmed }: MutationAgencySaveDepartureArgs): Promise<SavedDeparture> {
      if (!isKey(id)) return unknown()
      const body = { version, confirmed, ...toDepartureChange(input) }
      const path = restPath`/agency/departures/${id}`
      return toSaved(await account.send({ method: 'PATCH', path, body }), input)
    },

    async setSales(body: MutationAgencySetSalesArgs) {
      return toChanged(await account.send({ method: 'POST', path: '/agency/departures/sales', body }))
    },

    async change({ ids, input, confirmed }: MutationAgencyChangeDeparturesArgs) {
      const body = { ids, confirmed, ...toDepartureChange(input) }
      return toChanged(await account.send({ method: 'POST', path: '/agency/departures/changes', body }))
    },

    async confirm({ id, version }: MutationAgencyConfirmDepartureArgs): Promise<SavedDeparture> {
      if (!isKey(id)) return unknown()
      const path = restPath`/agency/departures/${id}/confirm`
      return toSaved(await account.send({ method: 'POST', path, body: { version } }), {})
    },
  }
}

export function toDepartureQuery({ filter, first, after }: AgencyDeparturesArgs): URLSearchParams {
  return restQuery({
    expedition: filter?.expeditionId,
    guide: filter?.guideId,
    from: filter?.from,
    to: filter?.to,
    states: filter?.states?.join(',').toLowerCase(),
    to_do: filter?.toDo?.toLowerCase(),
    first: String(first),
    after,
  })
}

function toChanged(response: RestResponse) {
  const errors = toInputErrors(response)
  const bodies = errors.length > 0 ? [] : listOf(response.body, 'departures')
  return { departures: bodies.map(toAgencyDeparture), errors }
}

const toInputErrors = (response: RestResponse) =>
  agencyErrors(response).map((error) => ({ ...error, field: toInputField(error.field) }))

function toSaved(response: RestResponse, sent: AgencyDepartureInput): SavedDeparture {
  const errors = toInputErrors(response)
  if (errors.length === 0) return { departure: toAgencyDeparture(response.body), conflict: null, errors }
  const current = recordOrNull(recordOrNull(response.body)?.current)
  if (!current) return { departure: null, conflict: null, errors }
  const { startDate, capacity, groupMin, priceCents, guideId } = toAgencyDeparture(current)
  const stored = { startDate, capacity, groupMin, priceCents, guideId }
  return { departure: null, conflict: toConflict(current, stored, { ...sent }), errors }
}
