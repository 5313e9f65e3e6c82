import { type Static, Type } from 'typebox'
import { day, flag, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { LeavingMail } from '#api/modules/agency/reservations/mails.contract.ts'

const exampleId = '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'

export const jobKinds = ['cancel_departure', 'import', 'export'] as const
export const itemStates = ['pending', 'done', 'failed'] as const
const jobStates = ['running', 'done', 'failed'] as const

export const CancelParams = Type.Object({
  id: text('ID of the departure', '12', { pattern: '^[1-9][0-9]{0,8}$' }),
})
export const JobParams = Type.Object({ id: uuid('ID of the job', exampleId) })

export const CancelQuery = Type.Object({
  text: Type.Optional(
    text('Text for the customers, which the mail shows', 'La météo annonce un orage.', { maxLength: 2000 }),
  ),
  gift_cards: Type.Optional(
    oneOf(['true', 'false'], { description: 'Whether gift cards give the money back', example: 'false' }),
  ),
})

/** Choices of a cancelled departure that its job applies to each reservation. */
export type CancelInput = { text: string; asGiftCard: boolean }

export const Alternative = Type.Object(
  {
    id: text('ID of the departure', '13'),
    start: day('First day', '2027-07-12'),
    end: day('Last day', '2027-07-17'),
    available_count: whole('Places left', 8),
  },
  { title: 'AgencyAlternative' },
)
export type Alternative = Static<typeof Alternative>

export const CancellationPlan = Type.Object(
  {
    reservations_count: whole('Reservations to cancel', 7),
    travellers_count: whole('Their travellers', 11),
    paid_cents: whole('Amount paid, in cents: all of it is given back', 979_000),
    card_cents: whole('Part that is given back by card, in cents', 800_000),
    manual_cents: whole('Part that the agency sends itself, in cents', 179_000),
    held_count: whole('Places that carts, offers and options hold, which are released', 1),
    options_count: whole('Options among them, whose customers get a mail', 1),
    unpriced_count: whole('Reservations from before online booking, to reimburse by hand', 0),
    alternatives: Type.Array(Alternative, {
      description: 'Departures of the expedition within 60 days that have places; 3 at most',
    }),
    mails: Type.Array(LeavingMail, { description: 'Mails that customers get, by their kind' }),
    resellers_count: whole('Reservations of resellers, who tell their travellers: no mail leaves', 1),
  },
  { title: 'AgencyCancellationPlan' },
)
export type CancellationPlan = Static<typeof CancellationPlan>

export const DepartureCancellation = Type.Object(
  {
    version: whole('Version that the decision is based on', 1, { minimum: 1 }),
    start: day('First day of the departure, typed again', '2027-07-05'),
    reason: text('Reason, for the audit log', 'Pas assez de monde', { minLength: 3, maxLength: 500 }),
    text: text('Text for the customers', 'La météo annonce un orage.', { maxLength: 2000 }),
    gift_cards: Type.Optional(flag('Whether gift cards give the money back', false)),
  },
  { title: 'AgencyDepartureCancellation', additionalProperties: false },
)
export type DepartureCancellation = Static<typeof DepartureCancellation>

export const AgencyJob = Type.Object(
  {
    id: uuid('ID', exampleId),
    state: oneOf(jobStates, { description: 'State' }),
    total_count: whole('Reservations of the job', 7),
    done_count: whole('Reservations that are done', 5),
    failures: Type.Array(
      Type.Object(
        {
          reservation_id: uuid('ID of the reservation', exampleId),
          reference: nullable(text('Reference', 'EX-7K3Q9M')),
          message: text('Cause, in French', 'Une erreur est survenue de notre côté.'),
        },
        { title: 'AgencyJobFailure' },
      ),
      { description: 'Reservations that failed' },
    ),
  },
  { title: 'AgencyJob' },
)
export type AgencyJob = Static<typeof AgencyJob>
