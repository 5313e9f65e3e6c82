import { type Static, Type } from 'typebox'
import { day, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { Payment } from '#api/modules/payments/payments.contract.ts'

const AccountInvoice = Type.Object(
  {
    id: text('Invoice ID', '0d9c1c4e-6a0f-4a8e-8a0e-1f2e3d4c5b6a'),
    number: text('Number', '2027-000123'),
    kind: oneOf(['invoice', 'credit_note'], { description: 'Kind of the document' }),
    issued_at: instant('Time of the document', '2027-03-10T09:12:00.000Z'),
    total_cents: whole('Total, in cents', 238000),
  },
  { title: 'AccountInvoice' },
)

const Instalment = Type.Object(
  {
    due_on: day('Day on which it is due', '2027-04-21'),
    amount_cents: whole('Amount, in cents', 83300),
    state: oneOf(['to_come', 'charging', 'paid', 'late'], {
      description: 'State; `late` after a refused charge',
    }),
    retry_on: nullable(
      day('Day of the second charge of a late one; null where none is planned', '2027-04-24'),
    ),
  },
  { title: 'ReservationInstalment' },
)

const ReservationOption = Type.Object(
  {
    until: instant('Hour at which the places are released', '2027-03-12T09:00:00.000Z'),
    amount_cents: whole('First payment, which books the places, in cents', 71400),
  },
  {
    title: 'ReservationOption',
    description: 'Places held by phone until the first payment; null for booked reservations',
  },
)

/** Fields of a reservation about its price. */
export const reservationMoney = {
  reference: nullable(text('Reference; null for a reservation made by phone', 'EX-7K3Q9M')),
  total_cents: whole('Price of the reservation, in cents', 238000),
  paid_cents: whole('Amount paid, gift cards included, in cents', 71400),
  balance_cents: whole('Amount still due, in cents', 166600),
  balance_due_on: nullable(day('Day on which the balance is due', '2027-06-03')),
  option: nullable(ReservationOption),
}

export const ReservationAccount = Type.Object(
  {
    reservation_id: text('Reservation ID', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'),
    ...reservationMoney,
    refunded_cents: whole('Amount given back to cards, or on its way, in cents', 0),
    payments: Type.Array(Payment, { description: 'Payments that took money, the first one first' }),
    instalments: Type.Array(Instalment, {
      description: 'Parts that the saved card pays, from the second on; empty for another plan',
    }),
    invoices: Type.Array(AccountInvoice, { description: 'Invoices and credit notes, the first one first' }),
  },
  { title: 'ReservationAccount' },
)
export type ReservationAccount = Static<typeof ReservationAccount>

export const ReservationParams = Type.Object({
  id: uuid('Reservation ID', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'),
})

export const BalancePayment = Type.Object(
  {
    idempotency_key: text('Key of the attempt: repeated, it returns the same payment', 'c0a8f1d2-pay-2', {
      minLength: 8,
      maxLength: 128,
    }),
  },
  { additionalProperties: false },
)

const CancellationLine = Type.Object(
  {
    position: whole('Position of the traveller, from 1', 1),
    price_cents: whole('Price of the traveller, in cents', 119000),
    kept_cents: whole('Part of it that is retained, in cents', 35700),
  },
  { title: 'CancellationLine' },
)

export const Cancellation = Type.Object(
  {
    hash: text('Changes with any amount; the cancellation refers to it', 'Zl3k9PqL0aYtR8uWxB2cVg'),
    lines: Type.Array(CancellationLine, { description: 'Travellers to cancel' }),
    refund_cents: whole('Amount given back, in cents', 71400),
    balance_cents: whole('Amount due afterwards, in cents', 0),
  },
  { title: 'Cancellation' },
)

const positions = { description: 'Positions of the travellers, from 1; all of them without it', maxItems: 20 }

export const CancellationQuery = Type.Object({
  travellers: Type.Optional(
    text('Positions of the travellers, from 1, separated by commas; all of them without it', '1,2', {
      pattern: '^[0-9]{1,2}(,[0-9]{1,2}){0,19}$',
    }),
  ),
})

export const CancellationRequest = Type.Object(
  {
    quote_hash: text('Hash of the cancellation that the traveller has seen', 'Zl3k9PqL0aYtR8uWxB2cVg', {
      maxLength: 64,
    }),
    travellers: Type.Optional(Type.Array(whole('Position', 1, { minimum: 1, maximum: 20 }), positions)),
  },
  { additionalProperties: false },
)
