import type { CartModel } from '#gateway/graph/cart/cart.model.ts'
import { messages } from '#gateway/graph/messages.ts'
import type {
  MutationBuyGiftCardArgs,
  Payment,
  PaymentPlan,
  PaymentStatus,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import type { ApiPayment } from '#gateway/upstream/api.generated.ts'
import { euros, recordOrNull, text, textOrNull } from '#gateway/upstream/read.ts'

const statuses: Record<string, PaymentStatus> = {
  pending: 'PENDING',
  action_required: 'ACTION_REQUIRED',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'CANCELED',
  refunded: 'REFUNDED',
}

export const restPlans: Record<PaymentPlan, string> = {
  DEPOSIT: 'deposit',
  FULL: 'full',
  INSTALMENTS: 'instalments',
}

const failures: Record<string, string> = messages.paymentFailures

/** Null without an id or with a status of a later version: the caller cannot follow it. */
export function toPayment(body: unknown): Payment | null {
  const api = recordOrNull<ApiPayment>(body)
  const id = textOrNull(api?.payment_id)
  const status = statuses[text(api?.status)]
  if (!api || !id || !status) return null
  const failure = textOrNull(api.failure)
  return {
    id,
    status,
    amount: euros(api.amount_cents),
    provider: text(api.provider),
    clientSecret: textOrNull(api.client_secret),
    redirectUrl: textOrNull(api.redirect_url),
    reservationId: textOrNull(api.reservation_id),
    paidAt: textOrNull(api.paid_at),
    failure: failure && (failures[failure] ?? messages.paymentFailures.other),
  }
}

export type PaymentPayloadModel = { payment: Payment | null; cart: CartModel | null; errors: UserError[] }

/** The order of a gift card, in cents. */
export function toGiftCardBody({ amount, recipient, idempotencyKey }: MutationBuyGiftCardArgs) {
  const { name, email, message, sendOn } = recipient
  return {
    amount_cents: Math.round(amount * 100),
    recipient: { name, email, ...(message && { message }), ...(sendOn && { send_on: sendOn }) },
    idempotency_key: idempotencyKey,
  }
}
