import { type Static, Type } from 'typebox'
import { day, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { urgencies } from '#api/modules/agency/today/urgency.contract.ts'

export const failureKinds = ['mail', 'payment', 'refund', 'job', 'webhook'] as const
export type FailureKind = (typeof failureKinds)[number]

/**
 * `retrying`: tried three times and more. `given_up`: not tried any more. `refused`: a saved card, for good. `failed`: by
 * the provider, or in a job. `to_send`: money that the agency sends itself. `pending`: without a word of the provider
 * for a day. `owed`: a credit of a customer. `failing`: a webhook whose deliveries fail. `disabled`: one that was disabled
 * for that.
 */
const failureStates = [
  'retrying',
  'given_up',
  'refused',
  'failed',
  'to_send',
  'pending',
  'owed',
  'failing',
  'disabled',
] as const
export type FailureState = (typeof failureStates)[number]

const exampleId = '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'

export const AgencyFailure = Type.Object(
  {
    id: text(
      'ID of the mail, refund, job, webhook or reservation; of a refused payment, with its position',
      exampleId,
    ),
    kind: oneOf(failureKinds, { description: 'Kind' }),
    state: oneOf(failureStates, { description: 'State' }),
    at: instant('Time since which it waits', '2027-03-10T09:00:00.000Z'),
    title: text(
      'Subject of the mail, reference, name of the expedition, or host of the webhook',
      'EX-7K3Q9M',
    ),
    detail: nullable(
      text('Recipient, or name of the customer, or of the reseller; requires `bookings`', 'Alix Martin'),
    ),
    reservation_id: nullable(uuid('ID of the reservation', exampleId)),
    departure_id: nullable(text('ID of the departure of a job', '12')),
    amount_cents: nullable(whole('Amount, in cents', 30_000)),
    deadline: nullable(day('Last day to pay back, by law', '2027-03-24')),
    urgency: oneOf(urgencies, { description: 'Urgency' }),
  },
  { title: 'AgencyFailure' },
)
export type AgencyFailure = Static<typeof AgencyFailure>

export const AgencyFailures = Type.Object(
  {
    failures: Type.Array(AgencyFailure, { description: 'Failures, the one that waits longest first' }),
    next: nullable(
      text('Cursor of the next page, for `after`; null on the last', 'MTgwNDY2OTIwMDAwMF84Yzdh'),
    ),
  },
  { title: 'AgencyFailures' },
)

export const FailuresQuery = Type.Object({
  kind: Type.Optional(oneOf(failureKinds, { description: 'Kind' })),
  first: Type.Optional(text('Number of failures, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' })),
  after: Type.Optional(text('Cursor of the former page', 'MTgwNDY2OTIwMDAwMF84Yzdh', { maxLength: 120 })),
})

export const FailedMailParams = Type.Object({ id: uuid('ID of the mail', exampleId) })
export const FailedMail = Type.Object(
  { mail_id: uuid('ID of the mail', exampleId) },
  { title: 'AgencyFailedMail' },
)
