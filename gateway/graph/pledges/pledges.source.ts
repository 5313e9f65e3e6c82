import { toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import {
  type PledgeModel,
  type PledgePayloadModel,
  toPledge,
  toPledgePayload,
} from '#gateway/graph/pledges/pledges.model.ts'
import type { MutationPledgeArgs } from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { list, recordOrNull } from '#gateway/upstream/read.ts'
import type { RestChange } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

export type PledgesDeps = { account: AccountCalls; users: { invalidate(): void }; toImage: ToImage }

const refused = (errors: PledgePayloadModel['errors']): PledgePayloadModel => ({
  pledge: null,
  departure: null,
  errors,
})

const unknown = (field: string) => refused([toUserError('NOT_FOUND', field)])

export function pledgesSource({ account, users, toImage }: PledgesDeps) {
  async function change(request: RestChange): Promise<PledgePayloadModel> {
    const response = await account.send(request)
    users.invalidate()
    const errors = userErrorsOfExtension(response)
    return errors.length > 0 ? refused(errors) : toPledgePayload(response.body, toImage)
  }

  return {
    /** Null of a service without the call. */
    async ofAccount(): Promise<PledgeModel[] | null> {
      const api = recordOrNull(await account.read('/pledges'))
      return api && list(api.pledges, (body) => toPledge(body))
    },

    promise: async ({ departureId, places }: MutationPledgeArgs) =>
      isKey(departureId)
        ? change({ method: 'POST', path: restPath`/departures/${departureId}/pledges`, body: { places } })
        : unknown('departureId'),

    withdraw: async (id: string) =>
      isKey(id) ? change({ method: 'DELETE', path: restPath`/pledges/${id}` }) : unknown('id'),

    confirm: async (id: string) =>
      isKey(id)
        ? change({ method: 'POST', path: restPath`/pledges/${id}/confirm`, body: {} })
        : unknown('id'),
  }
}
