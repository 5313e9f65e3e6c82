import type { CartModel } from '#gateway/graph/cart/cart.model.ts'
import { messages } from '#gateway/graph/messages.ts'
import type {
  MutationBuyGiftCardArgs,
  PaidGiftCard,
  Payment,
  PaymentPlan,
  PaymentPurpose,
  PaymentStatus,
  UserError,
} from '#gateway/graph/schema.generated.ts'
import { euros, recordOrNull, text, textOrNull } from '#gateway/upstream/read.ts'
import { sitePaths } from '#schema/sitePaths.ts'

const statuses: Record<string, PaymentStatus> = {
  pending: 'PENDING',
  action_required: 'ACTION_REQUIRED',
  succeeded: 'SUCCEEDED',
  failed: 'FAILED',
  canceled: 'CANCELED',
  refunded: 'REFUNDED',
}

const purposes: Record<string, PaymentPurpose> = {
  booking: 'BOOKING',
  balance: 'BALANCE',
  change: 'CHANGE',
  gift_card: 'GIFT_CARD',
}

export const restPlans: Record<PaymentPlan, string> = {
  DEPOSIT: 'deposit',
  FULL: 'full',
  INSTALMENTS: 'instalments',
}

const failures: Record<string, string> = messages.paymentFailures

/** Null without an id or with a status of a later version: the caller cannot follow it. */
export function toPayment(body: unknown): Payment | null {
  const api = recordOrNull(body)
  const id = textOrNull(api?.payment_id)
  const status = statuses[text(api?.status)]
  if (!api || !id || !status) return null
  const failure = textOrNull(api.failure)
  const clientSecret = textOrNull(api.client_secret)
  return {
    id,
    purpose: purposes[text(api.purpose)] ?? null,
    cartId: textOrNull(api.cart_id),
    status,
    amount: euros(api.amount_cents),
    provider: text(api.provider),
    clientSecret,
    redirectUrl: textOrNull(api.redirect_url) ?? (clientSecret && sitePaths.payment(id)),
    reservationId: textOrNull(api.reservation_id),
    giftCard: toPaidCard(api.gift_card),
    paidAt: textOrNull(api.paid_at),
    failure: failure && (failures[failure] ?? messages.paymentFailures.other),
  }
}

function toPaidCard(body: unknown): PaidGiftCard | null {
  const api = recordOrNull(body)
  const code = textOrNull(api?.code)
  if (!api || !code) return null
  const { recipient_name, message, send_on } = api
  return {
    code,
    recipientName: text(recipient_name),
    message: textOrNull(message),
    sendOn: textOrNull(send_on),
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
