import { type Static, Type } from 'typebox'
import { text } from '#api/contract.ts'

const MailSample = Type.Object(
  {
    id: text('ID', 'confirmation'),
    name: text('Name, in French', 'Réservation confirmée'),
    subject: text('Subject', 'Ta réservation est confirmée'),
    text: text('Plain text', 'Bonjour Zoé,'),
    html: text('HTML', '<p>Bonjour Zoé,</p>'),
  },
  { title: 'AgencyMailSample' },
)

export const MailSamples = Type.Object(
  { mails: Type.Array(MailSample, { description: 'Each letter with sample data, as it is sent' }) },
  { title: 'AgencyMailSamples' },
)

export const SampleParams = Type.Object({
  id: text('ID of the letter', 'confirmation', { pattern: '^[a-z_]{1,40}$' }),
})

export const TriedMail = Type.Object(
  { recipient: text('Address of the owner', 'agnes@example.test') },
  { title: 'AgencyTriedMail' },
)
export type TriedMail = Static<typeof TriedMail>
