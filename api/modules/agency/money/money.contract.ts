import { type Static, Type } from 'typebox'
import { day, flag, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'

/** Means of money that the agency receives and sends itself. */
export const manualMethods = ['transfer', 'cheque', 'holiday_vouchers', 'cash'] as const
export type ManualMethod = (typeof manualMethods)[number]

const exampleId = '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
const cents = (description: string, example: number) =>
  whole(description, example, { minimum: 1, maximum: 10_000_000 })
const reason = (description: string) =>
  text(description, 'Chèque revenu impayé', { minLength: 3, maxLength: 500 })
const reference = text('Number of the transfer, cheque or vouchers; empty for cash', 'VIR-2027-031', {
  maxLength: 80,
})

export const MoneyHeaders = Type.Object({
  'idempotency-key': uuid(
    'UUID of the change: a repeated request changes nothing and answers the same',
    exampleId,
  ),
})

export const EntryParams = Type.Object({ id: uuid('ID of the payment or refund', exampleId) })

export const ReceivedPayment = Type.Object(
  {
    amount_cents: cents('Amount received, in cents', 30_000),
    method: oneOf(manualMethods, { description: 'Means of payment' }),
    paid_on: day('Day on which it was received; not to come', '2027-03-09'),
    reference: Type.Optional(reference),
    confirmed: Type.Optional(flag('Whether an amount above what is due is meant', false)),
  },
  { title: 'AgencyReceivedPayment', additionalProperties: false },
)
export type ReceivedPayment = Static<typeof ReceivedPayment>

export const Reversal = Type.Object(
  { reason: reason('Reason, for the audit log') },
  { title: 'AgencyReversal', additionalProperties: false },
)

export const WantedRefund = Type.Object(
  {
    payment_id: Type.Optional(
      uuid('ID of the payment; without one, all means that paid, the last first', exampleId),
    ),
    amount_cents: cents('Amount to give back, in cents', 15_000),
    reason: Type.Optional(reason('Reason; required to give back holiday vouchers as money')),
    gift_card: Type.Optional(
      flag('Whether a gift card gives it back; by default for holiday vouchers only', false),
    ),
    confirmed: Type.Optional(flag('Whether an amount that the reservation would owe again is meant', false)),
  },
  { title: 'AgencyWantedRefund', additionalProperties: false },
)
export type WantedRefund = Static<typeof WantedRefund>

export const SentRefund = Type.Object(
  {
    on: day('Day on which the money was sent; not to come', '2027-03-09'),
    reference: Type.Optional(reference),
  },
  { title: 'AgencySentRefund', additionalProperties: false },
)
export type SentRefund = Static<typeof SentRefund>

export const MoneyEntry = Type.Object(
  {
    entry_id: nullable(uuid('ID of the payment or refund; null for several', exampleId)),
    reservation_id: nullable(uuid('ID of the reservation; null for a payment that was refused', exampleId)),
  },
  { title: 'AgencyMoneyEntry' },
)
export type MoneyEntry = Static<typeof MoneyEntry>
