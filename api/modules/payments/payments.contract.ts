import { type Static, Type } from 'typebox'
import { day, flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'

const plan = oneOf(['deposit', 'full', 'instalments'], { description: 'Payment plan' })

export const PaymentCreation = Type.Object(
  {
    quote_hash: text('Hash of the quote that the traveller has seen', 'Zl3k9PqL0aYtR8uWxB2cVg', {
      maxLength: 64,
    }),
    plan,
    idempotency_key: text('Key of the attempt: repeated, it returns the same payment', 'c0a8f1d2-pay-1', {
      minLength: 8,
      maxLength: 128,
    }),
    accepts_terms: flag('Whether the traveller accepts the general terms'),
    accepts_form: flag('Whether the traveller has read the package-travel information form'),
  },
  { additionalProperties: false },
)

export const Payment = Type.Object(
  {
    payment_id: text('Payment ID', '7b0c2a54-1f2e-4f43-9b1a-52f7e0a1c9d3'),
    purpose: oneOf(['booking', 'balance', 'change', 'gift_card'], { description: 'Subject of the payment' }),
    status: oneOf(['pending', 'action_required', 'succeeded', 'failed', 'canceled', 'refunded'], {
      description: 'Status; `refunded` also while the money is on its way back',
    }),
    amount_cents: whole('Amount, in cents', 71400),
    provider: text('Payment provider; `none` where gift cards pay all', 'demo'),
    client_secret: nullable(text('Opens the form of the provider in the page', 'pi_1_secret_2')),
    redirect_url: nullable(text('Page of the provider', 'http://localhost:4002/pay/pay_1')),
    cart_id: nullable(text('Cart that is paid', '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e')),
    reservation_id: nullable(text('Reservation, once it is paid', '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e')),
    gift_card: nullable(
      Type.Object(
        {
          code: text('Code', 'EXP10RADEM0CARDC'),
          recipient_name: text('Name of the recipient', 'Inès'),
          message: nullable(text('Message of the buyer', 'Bon vent !')),
          send_on: nullable(day('Day of the mail; null for at once', '2027-12-24')),
        },
        { title: 'PaidGiftCard', description: 'Gift card, once it is paid; in the answer of `GET` alone' },
      ),
    ),
    paid_at: nullable(instant('Time at which the money was taken', '2027-03-10T09:12:00.000Z')),
    failure: nullable(
      oneOf(['card_declined', 'challenge_failed', 'expired', 'no_places', 'gift_card_spent', 'other'], {
        description: 'Last refusal; with `pending`, another card may be tried',
      }),
    ),
  },
  { title: 'Payment' },
)
export type PaymentAnswer = Static<typeof Payment>

export const PaymentParams = Type.Object({
  id: uuid('Payment ID', '7b0c2a54-1f2e-4f43-9b1a-52f7e0a1c9d3'),
})

export const WebhookParams = Type.Object({
  provider: oneOf(['demo', 'stripe'], { description: 'Payment provider' }),
})

export const WebhookAnswer = Type.Object(
  { received: flag('Whether the event is stored, now or before') },
  { title: 'WebhookAnswer' },
)
