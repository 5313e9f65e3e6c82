import { type Static, Type } from 'typebox'
import { conflictBody, day, flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { LeavingMail, MailPreview } from '#api/modules/agency/reservations/mails.contract.ts'

const exampleId = '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
const hash = text('Changes with any amount; the change refers to it', 'Zl3k9PqL0aYtR8uWxB2cVg', {
  maxLength: 64,
})
const version = whole('Version that the change is based on', 1, { minimum: 1 })
const reason = Type.Optional(text('Reason, for the audit log', 'Fièvre la veille', { maxLength: 500 }))
const departureId = text('ID of another departure of the expedition', '900012', {
  pattern: '^[1-9][0-9]{0,8}$',
})
const position = whole('Position of the traveller, from 1', 1, { minimum: 1, maximum: 60 })
const waivesFee = flag('Whether the fee is waived', false)
const waivesDifference = flag('Whether a higher price is waived', false)

/** Rules of a cancellation: an option, the agency cancels, the first hours, or the policy of the reservation. */
const cancellationRules = ['option', 'agency', 'first_hours', 'pledge', 'policy'] as const

const amounts = {
  refund_cents: whole('Amount to give back, in cents', 70_000),
  balance_cents: whole('Amount due afterwards, in cents', 0),
}

export const CancellationQuote = Type.Object(
  {
    hash,
    rule: oneOf(cancellationRules, { description: 'Rule that applies now' }),
    kept_percent: whole('Percentage of the price that the rule keeps', 30),
    lines: Type.Array(
      Type.Object(
        {
          position,
          name: nullable(text('Full name of the traveller', 'Ana Le Goff')),
          price_cents: whole('Price of the traveller, in cents', 50_000),
          kept_cents: whole('Part that the agency keeps, in cents', 15_000),
        },
        { title: 'AgencyCancellationLine' },
      ),
      { description: 'Travellers who cancel' },
    ),
    kept_cents: whole('Amount that the agency keeps, in cents', 30_000),
    ...amounts,
    // Null where none is sent.
    mail: nullable(MailPreview),
  },
  { title: 'AgencyCancellationQuote' },
)
export type CancellationQuote = Static<typeof CancellationQuote>
export type CancellationPrice = Omit<CancellationQuote, 'mail'>

export const CancellationQuery = Type.Object({
  travellers: Type.Optional(
    text('Positions from 1, separated by commas; all without them', '1,2', {
      pattern: '^[1-9][0-9]?(,[1-9][0-9]?)*$',
    }),
  ),
})

export const Cancellation = Type.Object(
  {
    version,
    quote_hash: hash,
    travellers: Type.Optional(
      Type.Array(position, { description: 'Positions; all without them', minItems: 1, maxItems: 60 }),
    ),
    kept_cents: Type.Optional(
      whole('Amount that the agency keeps, below its policy; requires `money` and a reason', 0, {
        minimum: 0,
      }),
    ),
    reason,
  },
  { title: 'AgencyCancellation', additionalProperties: false },
)
export type Cancellation = Static<typeof Cancellation>

export const MoveQuote = Type.Object(
  {
    hash,
    start: day('First day of the new departure', '2027-07-12'),
    end: day('Last day of the new departure', '2027-07-17'),
    fee_cents: whole('Fee of the change, in cents', 10_000),
    difference_cents: whole('Difference of price without the fee, in cents; negative where it falls', 6_000),
    total_cents: whole('Price afterwards, in cents', 116_000),
    ...amounts,
    mails: Type.Array(LeavingMail, { description: 'Mails that customers get, by their kind' }),
  },
  { title: 'AgencyMoveQuote' },
)
export type MoveQuote = Static<typeof MoveQuote>

const yesOrNo = (description: string) =>
  Type.Optional(oneOf(['true', 'false'], { description, example: 'false' }))
export const MoveQuery = Type.Object({
  departure_id: departureId,
  waives_fee: yesOrNo('Whether the fee is waived'),
  waives_difference: yesOrNo('Whether a higher price is waived'),
})
export type MoveQuery = Static<typeof MoveQuery>

export const Move = Type.Object(
  {
    version,
    departure_id: departureId,
    quote_hash: hash,
    waives_fee: Type.Optional(waivesFee),
    waives_difference: Type.Optional(waivesDifference),
    reason,
  },
  { title: 'AgencyMove', additionalProperties: false },
)
export type Move = Static<typeof Move>

const name = (description: string, example: string) =>
  text(description, example, { minLength: 1, maxLength: 200 })
export const TravellersChange = Type.Object(
  {
    version,
    travellers: Type.Array(
      Type.Object(
        {
          position,
          first_name: name('First name, as on the identity document', 'Ana'),
          last_name: name('Last name, as on the identity document', 'Le Goff'),
          birth_date: day('Birth date', '1990-05-04'),
        },
        { title: 'AgencyTraveller', additionalProperties: false },
      ),
      { description: 'The travellers that change', minItems: 1, maxItems: 60 },
    ),
  },
  { title: 'AgencyTravellersChange', additionalProperties: false },
)
export type TravellersChange = Static<typeof TravellersChange>

export const ChangedReservation = Type.Object(
  { reservation_id: uuid('ID of the reservation', exampleId), version: whole('Version afterwards', 2) },
  { title: 'AgencyChangedReservation' },
)
export type ChangedReservation = Static<typeof ChangedReservation>

export const ChangeConflict = conflictBody(
  Type.Object(
    {
      version: whole('Stored version', 2),
      changed_by: nullable(text('First name of the author of the stored version', 'Agnès')),
      changed_at: instant('Time of the stored version', '2027-03-10T09:00:00.000Z'),
    },
    { title: 'StoredAgencyReservation' },
  ),
)
