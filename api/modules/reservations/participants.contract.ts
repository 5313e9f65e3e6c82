import { type Static, Type } from 'typebox'
import { day, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { maxNameLength, maxPhoneInputLength } from '#schema/constants.ts'

const firstName = nullable(text('First name', 'Alix', { maxLength: maxNameLength }))
const lastName = nullable(text('Last name', 'Martin', { maxLength: maxNameLength }))
const phone = nullable(
  text('Phone number, returned in E.164', '+33612345678', { maxLength: maxPhoneInputLength }),
)
const emergencyContact = nullable(
  text('Emergency contact: name and phone number', 'Sam Martin, 06 12 34 56 79', { maxLength: 160 }),
)
const diet = nullable(text('Diet and food restrictions', 'Végétarien', { maxLength: 160 }))
const shoeSize = nullable(whole('Shoe size, European', 41, { minimum: 20, maximum: 52 }))
const birthDate = nullable(day('Date of birth', '1994-05-21'))

const answers = [
  'first_name',
  'last_name',
  'birth_date',
  'phone',
  'emergency_contact',
  'diet',
  'shoe_size',
] as const
export type AnswerName = (typeof answers)[number]

/** Marks of the agency on the day of a departure. */
export const travellerMarks = ['arrived', 'absent'] as const
export type TravellerMark = (typeof travellerMarks)[number]

/** Units in which travellers are sold by resellers. */
export const travellerUnits = ['adult', 'child'] as const
export type TravellerUnit = (typeof travellerUnits)[number]

export const missing = Type.Array(oneOf(answers, { description: 'Missing field' }), {
  description: 'Fields that are still missing',
})

export const Participant = Type.Object(
  {
    position: whole('Position of the traveller in the reservation, starting at 1', 1),
    first_name: firstName,
    last_name: lastName,
    birth_date: birthDate,
    phone,
    emergency_contact: emergencyContact,
    diet,
    shoe_size: shoeSize,
    missing,
  },
  { title: 'Participant' },
)
export type Participant = Static<typeof Participant>

export const ParticipantList = Type.Object(
  {
    participants: Type.Array(Participant, { description: 'Participants, one per traveller' }),
    dashboard_completness: whole('Percentage of required fields that are filled in', 71),
  },
  { title: 'ParticipantList' },
)

export const ParticipantChange = Type.Object(
  {
    first_name: Type.Optional(firstName),
    last_name: Type.Optional(lastName),
    birth_date: Type.Optional(birthDate),
    phone: Type.Optional(phone),
    emergency_contact: Type.Optional(emergencyContact),
    diet: Type.Optional(diet),
    shoe_size: Type.Optional(shoeSize),
  },
  { title: 'ParticipantChange', additionalProperties: false },
)
export type ParticipantChange = Static<typeof ParticipantChange>

const reservationId = uuid('Reservation ID', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11')

export const ReservationParams = Type.Object({ id: reservationId })

export const ParticipantParams = Type.Object({
  id: reservationId,
  position: text('Position of the traveller in the reservation, starting at 1', '1', {
    pattern: '^[1-9][0-9]?$',
  }),
})

export const RosterParams = Type.Object({ id: text('Departure ID', '12', { pattern: '^[0-9]{1,9}$' }) })

const Traveller = Type.Object(
  {
    reservation_id: text('Reservation ID', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'),
    position: whole('Position of the traveller in the reservation, starting at 1', 1),
    first_name: firstName,
    last_name: lastName,
    phone,
    emergency_contact: emergencyContact,
    email: nullable(text('Email of the account that booked', 'alix.martin@example.test')),
    completness: whole('Percentage of required fields that are filled in', 71),
    missing,
  },
  { title: 'RosterTraveller' },
)

const GuideNote = Type.Object(
  {
    id: uuid('ID of the note', '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'),
    reservation_id: reservationId,
    body: text('Text of the note', 'Arrive par le train de 9\u00a0h\u00a012.'),
    created_at: instant('Time of the note', '2027-03-10T09:00:00.000Z'),
  },
  { title: 'RosterNote' },
)

/**
 * Fields of a departure for its guide: contacts until a month after it. Answers about health and diet are not
 * part of it yet.
 */
export const Roster = Type.Object(
  {
    departure_id: text('Departure ID', '12'),
    expedition_id: text('Expedition ID', '1'),
    expedition_slug: text('Slug of the expedition', 'balcons-de-la-vanoise'),
    name: text('Name of the expedition', 'Les balcons de la Vanoise'),
    departure_date: day('First day', '2027-07-03'),
    departure_end: day('Last day', '2027-07-08'),
    capacity: whole('Total number of places', 8),
    booked_count: whole('Number of places booked', 5),
    missing_to_confirm: whole('Bookings missing to confirm the departure', 0),
    price: whole('Price per traveller, in euros', 890),
    travellers: Type.Array(Traveller, { description: 'Travellers, grouped by reservation' }),
    notes: Type.Array(GuideNote, { description: 'Notes of the agency for the guide, the first one first' }),
  },
  { title: 'Roster' },
)
export type Roster = Static<typeof Roster>
