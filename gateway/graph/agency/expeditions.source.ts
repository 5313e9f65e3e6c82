import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toContentBody } from '#gateway/graph/agency/content.model.ts'
import { toExpeditionPage, toListQuery } from '#gateway/graph/agency/expeditionList.model.ts'
import {
  type AgencyExpeditionModel,
  toAgencyExpedition,
  toRevisions,
} from '#gateway/graph/agency/expeditions.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import { type ExpeditionModel, expeditionMapper } from '#gateway/graph/expeditions/expeditions.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  AgencyChangeExpeditionsPayload,
  AgencyConflict,
  AgencyExpeditionInput,
  AgencyExpeditionRevisionsArgs,
  AgencyExpeditionsArgs,
  MutationAgencyChangeExpeditionsArgs,
  MutationAgencyCopyExpeditionArgs,
  MutationAgencyCreateExpeditionArgs,
  MutationAgencyDiscardDraftArgs,
  MutationAgencyPublishExpeditionArgs,
  MutationAgencyRestoreRevisionArgs,
  MutationAgencySaveExpeditionArgs,
  MutationAgencyUseGpxArgs,
  RevisionConnection,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull, texts } from '#gateway/upstream/read.ts'
import type { RestChange, RestResponse } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, isUuid, restPath, restQuery } from '#gateway/upstream/restPath.ts'

type SavedExpedition = {
  expedition: AgencyExpeditionModel | null
  conflict: AgencyConflict | null
  errors: UserError[]
}

const refusal = (code: 'NOT_FOUND' | 'INVALID_INPUT', field: string): SavedExpedition => ({
  expedition: null,
  conflict: null,
  errors: [toUserError(code, field)],
})

type ExpeditionDeps = { account: AccountCalls; toImage: ToImage }

/** Expeditions as their authors read and write them. */
export function agencyExpeditionsSource(deps: ExpeditionDeps, read: (path: string) => Promise<unknown>) {
  const { account, toImage } = deps
  return {
    ...expeditionChanges(deps),

    async changeAll(args: MutationAgencyChangeExpeditionsArgs): Promise<AgencyChangeExpeditionsPayload> {
      const { ids, change: wish, confirmed } = args
      const body = {
        ids,
        change: wish.kind.toLowerCase(),
        guide_id: wish.guideId,
        rank: wish.rank ?? undefined,
        confirmed,
      }
      const response = await account.send({ method: 'POST', path: '/agency/expeditions/changes', body })
      const errors = agencyErrors(response).map(toIdsField)
      return { ids: errors.length > 0 ? [] : texts(recordOrNull(response.body)?.ids), errors }
    },

    list: async (args: AgencyExpeditionsArgs) =>
      toExpeditionPage(await read(`/agency/expeditions?${toListQuery(args)}`), toImage),

    /** Null for an id that is none of the service, too. */
    async find(id: string): Promise<AgencyExpeditionModel | null> {
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

    async revisions(
      id: string,
      { first, after }: AgencyExpeditionRevisionsArgs,
    ): Promise<RevisionConnection> {
      const query = restQuery({ first: String(first), after })
      return toRevisions(await read(`${restPath`/agency/expeditions/${id}/revisions`}?${query}`))
    },

    preview: async (id: string): Promise<ExpeditionModel> => {
      // The slug of a draft is no key of the cache.
      const toPreview = expeditionMapper(toImage, () => undefined)
      return toPreview(await read(restPath`/agency/expeditions/${id}/preview`))
    },
  }
}

/** Changes that answer one expedition. */
function expeditionChanges({ account, toImage }: ExpeditionDeps) {
  const send = async (change: RestChange, sent?: AgencyExpeditionInput) =>
    toSaved(await account.send(change), toImage, sent)
  /** Sends a change of one expedition. */
  const change = (id: string, part: string, body: object) =>
    isKey(id)
      ? send({ method: 'POST', path: `${restPath`/agency/expeditions/${id}`}/${part}`, body })
      : refusal('NOT_FOUND', 'id')

  return {
    create: ({ input, key }: MutationAgencyCreateExpeditionArgs) =>
      isUuid(key)
        ? send({
            method: 'POST',
            path: '/agency/expeditions',
            body: toContentBody(input),
            idempotencyKey: key,
          })
        : refusal('INVALID_INPUT', 'key'),

    copy({ id, key }: MutationAgencyCopyExpeditionArgs) {
      if (!isKey(id)) return refusal('NOT_FOUND', 'id')
      if (!isUuid(key)) return refusal('INVALID_INPUT', 'key')
      const path = restPath`/agency/expeditions/${id}/duplicate`
      return send({ method: 'POST', path, idempotencyKey: key })
    },

    save({ id, version, input }: MutationAgencySaveExpeditionArgs) {
      if (!isKey(id)) return refusal('NOT_FOUND', 'id')
      const path = restPath`/agency/expeditions/${id}/draft`
      return send({ method: 'PATCH', path, body: { version, ...toContentBody(input) } }, input)
    },

    useGpx({ id, version, fileId }: MutationAgencyUseGpxArgs) {
      if (!isUuid(fileId)) return refusal('INVALID_INPUT', 'fileId')
      return change(id, 'route', { version, file_id: fileId })
    },

    publish: ({ id, version, note }: MutationAgencyPublishExpeditionArgs) =>
      change(id, 'publish', { version, note }),

    discard: ({ id, version }: MutationAgencyDiscardDraftArgs) => change(id, 'discard', { version }),

    restore: ({ id, version, number }: MutationAgencyRestoreRevisionArgs) =>
      change(id, `revisions/${number}/restore`, { version }),
  }
}

/** A refusal of the change as a whole names the ids. */
const toIdsField = (error: UserError): UserError =>
  error.field === 'expeditionId' || error.field === 'id' ? { ...error, field: 'ids' } : error

function toSaved(
  response: RestResponse,
  toImage: ToImage,
  sent: AgencyExpeditionInput = {},
): SavedExpedition {
  const errors = agencyErrors(response).map((error) =>
    error.code === 'NOT_FOUND' ? { ...error, field: 'id' } : error,
  )
  if (errors.length === 0)
    return { expedition: toAgencyExpedition(response.body, toImage), conflict: null, errors }
  const current = recordOrNull(recordOrNull(response.body)?.current)
  const theirs = current && toAgencyExpedition(current, toImage).draft
  return { expedition: null, conflict: theirs && toConflict(current, { ...theirs }, { ...sent }), errors }
}
