import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import { toMoneyField } from '#gateway/graph/agency/money.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type {
  AgencyEntryPayload,
  MutationAgencyRecordPaymentArgs,
  MutationAgencyRefundArgs,
  MutationAgencyRetryArgs,
  MutationAgencyReverseEntryArgs,
  MutationAgencySettleRefundArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { record, textOrNull } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isKey, isUuid, restPath } from '#gateway/upstream/restPath.ts'

/** Money that staff receive and give back. */
export function agencyMoneySource(account: AccountCalls) {
  async function post(
    id: string,
    path: () => string,
    { key, body }: { key?: string; body?: object },
  ): Promise<AgencyEntryPayload> {
    if (!isKey(id)) return refused(toUserError('NOT_FOUND', 'id'))
    if (key !== undefined && !isUuid(key)) return refused(toUserError('INVALID_INPUT', 'key'))
    const keyed = key === undefined ? {} : { idempotencyKey: key }
    return toEntry(await account.send({ method: 'POST', path: path(), body, ...keyed }))
  }

  return {
    recordPayment({ input, key }: MutationAgencyRecordPaymentArgs): Promise<AgencyEntryPayload> {
      const { reservationId, amountCents, method, on, reference, confirmed } = input
      const body = {
        amount_cents: amountCents,
        method: method.toLowerCase(),
        paid_on: on,
        confirmed,
        ...(reference && { reference }),
      }
      return post(reservationId, () => restPath`/agency/reservations/${reservationId}/payments`, {
        key,
        body,
      })
    },

    refund({ input, key }: MutationAgencyRefundArgs): Promise<AgencyEntryPayload> {
      const { reservationId, paymentId, amountCents, reason, giftCard, confirmed } = input
      const body = {
        amount_cents: amountCents,
        confirmed,
        ...(paymentId && { payment_id: paymentId }),
        ...(reason && { reason }),
        ...(typeof giftCard === 'boolean' && { gift_card: giftCard }),
      }
      return post(reservationId, () => restPath`/agency/reservations/${reservationId}/refunds`, { key, body })
    },

    reverse: ({ id, reason, key }: MutationAgencyReverseEntryArgs): Promise<AgencyEntryPayload> =>
      post(id, () => restPath`/agency/ledger/${id}/reverse`, { key, body: { reason } }),

    settle: ({ id, on, reference }: MutationAgencySettleRefundArgs): Promise<AgencyEntryPayload> =>
      post(id, () => restPath`/agency/ledger/${id}/settle`, {
        body: { on, ...(reference && { reference }) },
      }),

    retry: ({ id }: MutationAgencyRetryArgs): Promise<AgencyEntryPayload> =>
      post(id, () => restPath`/agency/ledger/${id}/retry`, {}),
  }
}

const refused = (error: AgencyEntryPayload['errors'][number]): AgencyEntryPayload => ({
  entryId: null,
  errors: [error],
})

function toEntry(response: RestResponse): AgencyEntryPayload {
  const errors = agencyErrors(response).map((error) => ({ ...error, field: toMoneyField(error.field) }))
  if (errors.length > 0) return { entryId: null, errors }
  return { entryId: textOrNull(record(response.body).entry_id), errors }
}
