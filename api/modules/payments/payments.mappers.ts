import type { SoldCard } from '#api/modules/giftCards/giftCardSale.domain.ts'
import type { PaymentAnswer } from '#api/modules/payments/payments.contract.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'

export function toPaymentAnswer(payment: Payment, card?: SoldCard): PaymentAnswer {
  return {
    payment_id: payment.id,
    purpose: payment.purpose,
    status: payment.status,
    amount_cents: payment.amountCents,
    provider: payment.provider,
    client_secret: payment.clientSecret,
    redirect_url: payment.redirectUrl,
    cart_id: payment.cartId,
    reservation_id: payment.reservationId,
    gift_card: card
      ? { code: card.code, recipient_name: card.recipientName, message: card.message, send_on: card.sendOn }
      : null,
    paid_at: payment.settledAt?.toISOString() ?? null,
    failure: payment.failure,
  }
}
