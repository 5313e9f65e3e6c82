import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyAddWaitingEntryPayload,
  AgencySkipWaitingEntryPayload,
  AgencyWaitingEntry,
  MutationAgencyAddWaitingEntryArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { toWaitingState } from '#gateway/graph/waiting/waiting.model.ts'
import type { ApiAgencyWaitingEntry } from '#gateway/upstream/api.generated.ts'
import { id, listOf, record, text, textOrNull, whole, wholeOrNull } from '#gateway/upstream/read.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

/** The waiting list of a departure. */
export function agencyWaitingSource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  return {
    of: async (departureId: string): Promise<AgencyWaitingEntry[]> =>
      listOf(await read(restPath`/agency/departures/${departureId}/waiting`), 'entries').map(toEntry),

    async add({
      id: departureId,
      ...body
    }: MutationAgencyAddWaitingEntryArgs): Promise<AgencyAddWaitingEntryPayload> {
      if (!isKey(departureId)) return { entryId: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const path = restPath`/agency/departures/${departureId}/waiting`
      const response = await account.send({ method: 'POST', path, body })
      const errors = agencyErrors(response)
      return { entryId: errors.length > 0 ? null : id(record(response.body).entry_id), errors }
    },

    async skip(entryId: string): Promise<AgencySkipWaitingEntryPayload> {
      if (!isKey(entryId)) return { entryId: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const path = restPath`/agency/waiting/${entryId}/skip`
      const errors = agencyErrors(await account.send({ method: 'POST', path }))
      return { entryId: errors.length > 0 ? null : entryId, errors }
    },
  }
}

function toEntry(body: unknown): AgencyWaitingEntry {
  const api = record<ApiAgencyWaitingEntry>(body)
  return {
    id: id(api.id),
    email: text(api.email),
    name: textOrNull(api.name),
    places: whole(api.places, 1),
    state: toWaitingState(api.state),
    position: wholeOrNull(api.position),
    createdAt: text(api.created_at),
    offerExpiresAt: textOrNull(api.offer_expires_at),
  }
}
