import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toManifest, toManifestLine } from '#gateway/graph/agency/manifest.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyMarkTravellerPayload,
  Manifest,
  MutationAgencyMarkTravellerArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

/** Travellers of a departure, and their marks. */
export function agencyManifestSource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  return {
    of: async (departureId: string): Promise<Manifest> =>
      toManifest(await read(restPath`/agency/departures/${departureId}/manifest`)),

    async mark({
      id,
      position,
      mark = null,
    }: MutationAgencyMarkTravellerArgs): Promise<AgencyMarkTravellerPayload> {
      if (!isKey(id)) return { line: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const path = restPath`/agency/reservations/${id}/travellers/${String(position)}/mark`
      const body = { mark: mark?.toLowerCase() ?? null }
      const response = await account.send({ method: 'PUT', path, body })
      const errors = agencyErrors(response)
      return { line: errors.length > 0 ? null : toManifestLine(response.body), errors }
    },
  }
}
