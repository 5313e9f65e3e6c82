import type { CartModel } from '#gateway/graph/cart/cart.model.ts'
import { toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import { type FollowDeps, followPayment } from '#gateway/graph/payments/paymentChanges.ts'
import {
  type PaymentPayloadModel,
  restPlans,
  toGiftCardBody,
  toPayment,
} from '#gateway/graph/payments/payments.model.ts'
import type {
  MutationBuyGiftCardArgs,
  MutationPayBalanceArgs,
  MutationStartPaymentArgs,
  Payment,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'

export type PaymentSourceDeps = Pick<FollowDeps, 'session' | 'live' | 'renewed'> & {
  account: AccountCalls
  users: { cart(): Promise<CartModel | null>; invalidate(): void }
}

export function paymentsSource({ account, session, users, live, renewed }: PaymentSourceDeps) {
  async function toPayload(response: RestResponse): Promise<PaymentPayloadModel> {
    users.invalidate()
    const errors = userErrorsOfExtension(response)
    const payment = errors.length > 0 ? null : toPayment(response.body)
    return { payment, cart: await users.cart(), errors }
  }

  async function one(id: string): Promise<Payment | null> {
    if (!isKey(id) || !(await session.bearer())) return null
    const response = await account.send({ method: 'GET', path: restPath`/payments/${id}` })
    return userErrorsOfExtension(response).length > 0 ? null : toPayment(response.body)
  }

  return {
    one,

    follow: (id: string) => followPayment(id, { session, live, renewed, one }),

    async start(input: MutationStartPaymentArgs): Promise<PaymentPayloadModel> {
      const { cartId, quoteHash, plan, idempotencyKey, acceptsTerms, acceptsForm } = input
      if (!isKey(cartId)) return { payment: null, cart: null, errors: [toUserError('NOT_FOUND', 'cartId')] }
      const response = await account.send({
        method: 'POST',
        path: restPath`/cart/${cartId}/payments`,
        body: {
          quote_hash: quoteHash,
          plan: restPlans[plan],
          idempotency_key: idempotencyKey,
          accepts_terms: acceptsTerms,
          accepts_form: acceptsForm,
        },
      })
      return toPayload(response)
    },

    async buyGiftCard(input: MutationBuyGiftCardArgs): Promise<PaymentPayloadModel> {
      const body = toGiftCardBody(input)
      return toPayload(await account.send({ method: 'POST', path: restPath`/gift-cards`, body }))
    },

    async payBalance({
      reservationId,
      idempotencyKey,
    }: MutationPayBalanceArgs): Promise<PaymentPayloadModel> {
      if (!isKey(reservationId))
        return { payment: null, cart: null, errors: [toUserError('NOT_FOUND', 'reservationId')] }
      return toPayload(
        await account.send({
          method: 'POST',
          path: restPath`/reservations/${reservationId}/payments`,
          body: { idempotency_key: idempotencyKey },
        }),
      )
    },
  }
}
