import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toContentBody } from '#gateway/graph/agency/content.model.ts'
import { toAgencyExpedition } from '#gateway/graph/agency/expeditions.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  AgencyExpedition,
  AgencyExpeditionInput,
  AgencySaveExpeditionPayload,
  MutationAgencyCreateExpeditionArgs,
  MutationAgencySaveExpeditionArgs,
  MutationAgencyUseGpxArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, isUuid, restPath } from '#gateway/upstream/restPath.ts'

const refusal = (code: 'NOT_FOUND' | 'INVALID_INPUT', field: string): AgencySaveExpeditionPayload => ({
  expedition: null,
  conflict: null,
  errors: [toUserError(code, field)],
})

/** Expeditions as their authors read and write them. */
export function agencyExpeditionsSource({ account, toImage }: { account: AccountCalls; toImage: ToImage }) {
  return {
    /** Null for an id that is none of the service, too. */
    async find(id: string): Promise<AgencyExpedition | null> {
      if (!isKey(id)) return null
      const { status, body } = await account.send({
        method: 'GET',
        path: restPath`/agency/expeditions/${id}`,
      })
      const code = recordOrNull(recordOrNull(body)?.error)?.code
      if (status === 400 || code === 'EXPEDITION_NOT_FOUND') return null
      if (status >= 400) throw refusedWith(status === 404 ? 403 : status, body)
      return toAgencyExpedition(body, toImage)
    },

    async create({ input, key }: MutationAgencyCreateExpeditionArgs): Promise<AgencySaveExpeditionPayload> {
      if (!isUuid(key)) return refusal('INVALID_INPUT', 'key')
      const body = toContentBody(input)
      const path = '/agency/expeditions'
      return toSaved(await account.send({ method: 'POST', path, body, idempotencyKey: key }))
    },

    async save({
      id,
      version,
      input,
    }: MutationAgencySaveExpeditionArgs): Promise<AgencySaveExpeditionPayload> {
      if (!isKey(id)) return refusal('NOT_FOUND', 'id')
      const path = restPath`/agency/expeditions/${id}/draft`
      const body = { version, ...toContentBody(input) }
      return toSaved(await account.send({ method: 'PATCH', path, body }), input)
    },

    async useGpx({ id, version, fileId }: MutationAgencyUseGpxArgs): Promise<AgencySaveExpeditionPayload> {
      if (!isKey(id)) return refusal('NOT_FOUND', 'id')
      if (!isUuid(fileId)) return refusal('INVALID_INPUT', 'fileId')
      const path = restPath`/agency/expeditions/${id}/route`
      return toSaved(await account.send({ method: 'POST', path, body: { version, file_id: fileId } }))
    },
  }

  function toSaved(response: RestResponse, sent: AgencyExpeditionInput = {}): AgencySaveExpeditionPayload {
    const errors = agencyErrors(response).map((error) =>
      error.code === 'NOT_FOUND' ? { ...error, field: 'id' } : error,
    )
    if (errors.length === 0)
      return { expedition: toAgencyExpedition(response.body, toImage), conflict: null, errors }
    const current = recordOrNull(recordOrNull(response.body)?.current)
    const theirs = current && toAgencyExpedition(current, toImage).draft
    return { expedition: null, conflict: theirs && toConflict(current, { ...theirs }, { ...sent }), errors }
  }
}
