import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import {
  eventNames,
  toDelivery,
  toDeliveryPage,
  toWebhook,
  toWebhooks,
} from '#gateway/graph/agency/webhooks.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyRemoveWebhookPayload,
  AgencySaveWebhookPayload,
  AgencySettingsWebhookDeliveriesArgs,
  AgencyWebhookDeliveryConnection,
  AgencyWebhookDeliveryPayload,
  AgencyWebhookInput,
  AgencyWebhooks,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { record, recordOrNull, textOrNull } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isKey, restPath, restQuery } from '#gateway/upstream/restPath.ts'

const path = '/agency/webhooks'

/** Webhooks, for owners. */
export function agencyWebhooksSource(account: AccountCalls, read: (path: string) => Promise<unknown>) {
  async function change(id: string, pathOf: () => string): Promise<AgencyWebhookDeliveryPayload> {
    if (!isKey(id)) return { delivery: null, errors: [toUserError('NOT_FOUND', 'id')] }
    const response = await account.send({ method: 'POST', path: pathOf() })
    const errors = agencyErrors(response)
    return { delivery: errors.length > 0 ? null : toDelivery(response.body), errors }
  }

  return {
    list: async (): Promise<AgencyWebhooks> => toWebhooks(await read(path)),

    async deliveries({
      webhookId,
      first,
      after,
    }: AgencySettingsWebhookDeliveriesArgs): Promise<AgencyWebhookDeliveryConnection> {
      const query = restQuery({ first: String(first), after })
      return toDeliveryPage(await read(`${restPath`/agency/webhooks/${webhookId}/deliveries`}?${query}`))
    },

    async save(input: AgencyWebhookInput): Promise<AgencySaveWebhookPayload> {
      const { id, version } = input
      const events = input.events?.map((event) => eventNames[event])
      const url = input.url ?? undefined
      if (!id) {
        const body = { url, events, reseller_id: input.resellerId ?? undefined }
        return toSaved(await account.send({ method: 'POST', path, body }), input)
      }
      if (!isKey(id)) return { ...nothing, errors: [toUserError('NOT_FOUND', 'id')] }
      const changed = {
        is_enabled: input.isEnabled ?? undefined,
        renew_secret: input.renewSecret ?? undefined,
      }
      const body = { version: version ?? 0, url, events, ...changed }
      return toSaved(
        await account.send({ method: 'PATCH', path: restPath`/agency/webhooks/${id}`, body }),
        input,
      )
    },

    async remove(id: string): Promise<AgencyRemoveWebhookPayload> {
      if (!isKey(id)) return { webhookId: null, errors: [toUserError('NOT_FOUND', 'id')] }
      const response = await account.send({ method: 'DELETE', path: restPath`/agency/webhooks/${id}` })
      const errors = agencyErrors(response)
      return { webhookId: errors.length > 0 ? null : id, errors }
    },

    sendTest: (id: string) => change(id, () => restPath`/agency/webhooks/${id}/test`),
    redeliver: (id: string) => change(id, () => restPath`/agency/webhooks/deliveries/${id}/redeliver`),
  }
}

const nothing = { webhook: null, secret: null, conflict: null }

function toSaved(response: RestResponse, sent: AgencyWebhookInput): AgencySaveWebhookPayload {
  const errors = agencyErrors(response)
  if (errors.length === 0) {
    const { webhook, secret } = record(response.body)
    return { ...nothing, webhook: toWebhook(webhook), secret: textOrNull(secret), errors }
  }
  const current = recordOrNull(recordOrNull(response.body)?.current)
  if (!current) return { ...nothing, errors }
  const { url, events, isEnabled } = toWebhook(current)
  return { ...nothing, conflict: toConflict(current, { url, events, isEnabled }, { ...sent }), errors }
}
