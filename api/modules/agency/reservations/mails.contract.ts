import { type Static, Type } from 'typebox'
import { flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import { sendableMails } from '#api/modules/agency/reservations/states.contract.ts'

const exampleId = '5d0f5f0c-6a38-4f7c-8a4b-2f8f4a2f9d11'
const kind = oneOf(sendableMails, { description: 'Kind of the mail' })
const reservationId = uuid('ID of the reservation', exampleId)

export const MailParams = Type.Object({ id: reservationId, kind })
export const SentMailParams = Type.Object({ id: uuid('ID of the mail', exampleId) })

export const MailPreview = Type.Object(
  {
    subject: text('Subject', 'C’est réservé\u00a0! Balcons de la Vanoise'),
    text: text('Text, as it would be sent now', 'Bonjour Alix,'),
  },
  { title: 'AgencyMailPreview' },
)
export type MailPreview = Static<typeof MailPreview>

/** Kinds of mails that a decision of the staff sends. */
const leavingMails = [
  'cancellation',
  'unpaid_cancellation',
  'option_ended',
  'pledge_ended',
  'change',
  'option',
  'confirmation',
  'departure_confirmed',
] as const

/** Mails that leave together. */
export const LeavingMail = Type.Object(
  {
    kind: oneOf(leavingMails, { description: 'Kind of the mails' }),
    count: whole('Mails of the kind', 7),
    // The first of them as it would be sent; null without the permission `bookings`.
    mail: nullable(MailPreview),
  },
  { title: 'AgencyLeavingMail' },
)
export type LeavingMail = Static<typeof LeavingMail>

export const MailToSend = Type.Object(
  {
    kind: oneOf([...sendableMails, 'message'], { description: 'Kind of the mail' }),
    body: Type.Optional(
      text('Text of a message', 'Le train de 9\u00a0h\u00a012 convient.', { minLength: 2, maxLength: 4_000 }),
    ),
  },
  { title: 'AgencyMailToSend', additionalProperties: false },
)
export type MailToSend = Static<typeof MailToSend>

export const SentMail = Type.Object(
  {
    mail_id: uuid('ID of the mail', exampleId),
    withdrawable_until: nullable(
      instant('Time until which a message can be withdrawn', '2027-03-10T09:00:10.000Z'),
    ),
  },
  { title: 'AgencySentMail' },
)
export type SentMail = Static<typeof SentMail>

export const NewNote = Type.Object(
  {
    body: text('Text of the note', 'Arrive par le train de 9\u00a0h\u00a012.', {
      minLength: 1,
      maxLength: 2_000,
    }),
    is_for_guide: Type.Optional(flag('Whether the guide of the departure reads it', false)),
  },
  { title: 'AgencyNewNote', additionalProperties: false },
)

export const AddedNote = Type.Object(
  { note_id: uuid('ID of the note', exampleId) },
  { title: 'AgencyAddedNote' },
)
export type AddedNote = Static<typeof AddedNote>
