import { type Static, Type } from 'typebox'
import { day, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { toId } from '#api/modules/agency/departures/departures.contract.ts'
import { ManifestLine } from '#api/modules/agency/manifest/manifest.contract.ts'
import {
  bookingSources,
  bookingStates,
  ledgerKinds,
  ledgerStates,
  nextActions,
  paymentMethods,
  paymentStates,
  reservationToDos,
  sendableMails,
} from '#api/modules/agency/reservations/states.contract.ts'

const exampleId = '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'
const reservationId = uuid('ID of the reservation', exampleId)

const row = {
  id: text('ID', exampleId),
  version: whole('Version, to send with a change', 1),
  reference: nullable(text('Reference; null for a reservation from before online booking', 'EX-7K3Q9M')),
  state: oneOf(bookingStates, { description: 'State', example: 'booked' }),
  payment: oneOf(paymentStates, { description: 'State of the payment', example: 'deposit' }),
  source: oneOf(bookingSources, { description: 'Way in which it came' }),
  booked_at: instant('Time of the booking', '2027-03-10T09:00:00.000Z'),
  canceled_at: nullable(instant('Time of the cancellation', '2027-03-10T09:00:00.000Z')),
  departure_id: text('ID of the departure', '12'),
  expedition_id: text('ID of the expedition', '1'),
  expedition_name: text('Name of the expedition', 'Balcons de la Vanoise'),
  start: day('First day', '2027-07-03'),
  end: day('Last day', '2027-07-08'),
  customer_id: nullable(
    uuid('ID of the customer; null where a reseller sold it', '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'),
  ),
  customer_name: text(
    'Name of the customer or reseller; empty where the account has none, and without `bookings`',
    'Alix Martin',
  ),
  travellers_count: whole('Number of travellers', 2),
  completness: whole('Percentage of required fields of the travellers that are filled in', 71),
  total_cents: whole('Price, in cents', 238_000),
  paid_cents: whole('Amount paid, in cents', 71_400),
  due_cents: whole('Amount still due, in cents', 166_600),
  due_on: nullable(day('Day on which it is due; null where nothing is', '2027-06-03')),
  hold_until: nullable(instant('End of the option; null for other states', '2027-03-12T09:00:00.000Z')),
  first_payment_cents: nullable(
    whole('Usual first payment of an option, in cents; null for other states', 71_400),
  ),
  refund_due_cents: whole('Amount that the agency owes, in cents', 0),
  next_action: nullable(
    oneOf(nextActions, { description: 'Next thing that the agency does; null where nothing waits' }),
  ),
}

export const AgencyReservationRow = Type.Object(row, { title: 'AgencyReservationRow' })
export type AgencyReservationRow = Static<typeof AgencyReservationRow>

export const PriceLine = Type.Object(
  {
    label: text('Label', 'Adulte'),
    quantity: whole('Quantity', 2),
    unit_cents: whole('Price of one, in cents', 119_000),
    amount_cents: whole('Amount, in cents', 238_000),
  },
  { title: 'AgencyPriceLine' },
)

export const LedgerEntry = Type.Object(
  {
    id: text('ID of the payment or refund', exampleId),
    kind: oneOf(ledgerKinds, { description: 'Direction' }),
    method: oneOf(paymentMethods, { description: 'Means' }),
    amount_cents: whole('Amount, in cents', 71_400),
    state: oneOf(ledgerStates, { description: 'State', example: 'done' }),
    on: day('Day in Paris', '2027-03-10'),
    recorded_at: instant('Time at which it was recorded', '2027-03-10T09:12:00.000Z'),
    by: text('Author: first name of a member of the staff, or who else', 'le client'),
    reason: nullable(text('Reason of a refund or reversal', 'Annulation')),
    refundable_cents: whole('Part that can still be given back, in cents', 71_400),
  },
  { title: 'AgencyLedgerEntry' },
)
export type LedgerEntry = Static<typeof LedgerEntry>

const Invoice = Type.Object(
  {
    id: text('ID', exampleId),
    number: text('Number', '2027-000123'),
    kind: oneOf(['invoice', 'credit_note'], { description: 'Kind of the document' }),
    issued_at: instant('Time of the document', '2027-03-10T09:12:00.000Z'),
    total_cents: whole('Total, in cents; negative for a credit note', 238_000),
  },
  { title: 'AgencyInvoice' },
)

export const AgencyReservation = Type.Object(
  {
    ...row,
    travellers: Type.Array(ManifestLine, { description: 'Travellers who leave, in their order' }),
    lines: Type.Array(PriceLine, {
      description: 'Lines of the price as it was sold, and what cancellations and changes have made of it',
    }),
    entries: Type.Array(LedgerEntry, { description: 'Payments and refunds, the first one first' }),
    invoices: Type.Array(Invoice, { description: 'Invoices and credit notes, the first one first' }),
    mails: Type.Array(oneOf(sendableMails, { description: 'Kind of a mail' }), {
      description: 'Mails that can be sent again now',
    }),
    contact_phone: nullable(text('Phone number given with the booking', '+33612345678')),
  },
  { title: 'AgencyReservation' },
)
export type AgencyReservation = Static<typeof AgencyReservation>

export const AgencyReservations = Type.Object(
  {
    reservations: Type.Array(AgencyReservationRow, { description: 'Reservations, in the order wanted' }),
    next: nullable(
      text('Cursor of the next page, for `after`; null on the last', 'MjAyNy0wMy0xMFQwOTowMDowMC4wMDBa'),
    ),
  },
  { title: 'AgencyReservations' },
)

const reservationSorts = ['newest', 'leaving'] as const
export type ReservationSort = (typeof reservationSorts)[number]

const words = (values: readonly string[]) => `^(${values.join('|')})(,(${values.join('|')}))*$`

export const ReservationsQuery = Type.Object({
  q: Type.Optional(
    text('Words of the reference, names, addresses and phones', 'martin', { minLength: 2, maxLength: 100 }),
  ),
  booked_from: Type.Optional(day('Earliest day of the booking', '2027-03-01')),
  booked_to: Type.Optional(day('Latest day of the booking', '2027-03-31')),
  canceled_from: Type.Optional(day('Earliest day of the cancellation', '2027-03-01')),
  canceled_to: Type.Optional(day('Latest day of the cancellation', '2027-03-31')),
  leaving_from: Type.Optional(day('Earliest first day', '2027-07-01')),
  leaving_to: Type.Optional(day('Latest first day', '2027-07-31')),
  expedition_id: Type.Optional(toId('ID of the expedition', '1')),
  departure_id: Type.Optional(toId('ID of the departure', '12')),
  customer_id: Type.Optional(uuid('ID of the customer', '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e')),
  states: Type.Optional(
    text('States, separated by commas', 'booked,option', { pattern: words(bookingStates) }),
  ),
  payments: Type.Optional(
    text('States of the payment, separated by commas', 'overdue', { pattern: words(paymentStates) }),
  ),
  sources: Type.Optional(text('Sources, separated by commas', 'phone', { pattern: words(bookingSources) })),
  incomplete: Type.Optional(
    oneOf(['true'], { description: 'Only those to come whose travellers lack details' }),
  ),
  owing: Type.Optional(oneOf(['true'], { description: 'Only those that still owe money' })),
  follow_up: Type.Optional(oneOf(['true'], { description: 'Only those that need an action of the agency' })),
  to_do: Type.Optional(
    oneOf(reservationToDos, { description: 'Only those that wait for the agency or its customer' }),
  ),
  sort: Type.Optional(oneOf(reservationSorts, { description: 'Order: the newest, or the next to leave' })),
  first: Type.Optional(
    text('Number of reservations, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' }),
  ),
  after: Type.Optional(
    text('Cursor of the former page', 'MjAyNy0wMy0xMFQwOTowMDowMC4wMDBa', { maxLength: 200 }),
  ),
})
export type ReservationsQuery = Static<typeof ReservationsQuery>

export const ReservationParams = Type.Object({ id: reservationId })
