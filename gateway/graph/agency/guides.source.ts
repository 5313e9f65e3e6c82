import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toAgencyGuide, toGuideBody, toGuideInput } from '#gateway/graph/agency/guides.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  AgencyGuide,
  AgencySaveGuidePayload,
  MutationAgencySaveGuideArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { listOf, recordOrNull } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

type GuideDeps = { account: AccountCalls; toImage: ToImage }

/** Guides as the agency edits them. */
export function agencyGuidesSource(
  { account, toImage }: GuideDeps,
  read: (path: string) => Promise<unknown>,
) {
  const path = '/agency/guides'

  const list = async (): Promise<AgencyGuide[]> =>
    listOf(await read(path), 'guides').map((guide) => toAgencyGuide(guide, toImage))
  /** One read serves all departures of a request. */
  let known: Promise<AgencyGuide[]> | undefined

  return {
    list,

    async find(id: string): Promise<AgencyGuide | null> {
      known ??= list()
      return (await known).find((guide) => guide.id === id) ?? null
    },

    async save({ id, version, input }: MutationAgencySaveGuideArgs): Promise<AgencySaveGuidePayload> {
      const body = toGuideBody(input)
      if (!id) return toSaved(await account.send({ method: 'POST', path, body }), input)
      if (!isKey(id)) return { guide: null, conflict: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const change = { method: 'PATCH', path: restPath`/agency/guides/${id}` } as const
      return toSaved(await account.send({ ...change, body: { version: version ?? 0, ...body } }), input)
    },
  }

  function toSaved(
    response: RestResponse,
    sent: MutationAgencySaveGuideArgs['input'],
  ): AgencySaveGuidePayload {
    const errors = agencyErrors(response)
    if (errors.length === 0) return { guide: toAgencyGuide(response.body, toImage), conflict: null, errors }
    const current = recordOrNull(recordOrNull(response.body)?.current)
    const theirs = current && toGuideInput(toAgencyGuide(current, toImage))
    return { guide: null, conflict: theirs && toConflict(current, theirs, sent), errors }
  }
}
