import type { PaymentAnswer } from '#api/modules/payments/payments.contract.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'

export function toPaymentAnswer(payment: Payment): PaymentAnswer {
  return {
    payment_id: payment.id,
    status: payment.status,
    amount_cents: payment.amountCents,
    provider: payment.provider,
    client_secret: payment.clientSecret,
    redirect_url: payment.redirectUrl,
    cart_id: payment.cartId,
    reservation_id: payment.reservationId,
    paid_at: payment.settledAt?.toISOString() ?? null,
    failure: payment.failure,
  }
}
