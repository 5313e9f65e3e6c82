import { type Static, Type } from 'typebox'
import { conflictBody, flag, instant, nullable, text, whole } from '#api/contract.ts'
import { toId } from '#api/modules/agency/departures/departures.contract.ts'
import { maxMessageLength } from '#schema/constants.ts'

const exampleBody = 'Bonjour {prénom}, il y a une douche à chaque refuge de {aventure}.'
const title = text('Title, for the staff', 'Douches', { minLength: 1, maxLength: 80 })
const body = text('Text, with {prénom}, {aventure} and {départs}', exampleBody, {
  minLength: 1,
  maxLength: maxMessageLength,
})

const fields = {
  id: text('ID', '3'),
  version: whole('Version, to send with a change', 1),
  title: text('Title, for the staff', 'Douches'),
  body: text('Text, with {prénom}, {aventure} and {départs}', exampleBody),
  is_archived: flag('Whether it is no longer offered', false),
}

export const CannedAnswer = Type.Object(fields, { title: 'AgencyCannedAnswer' })
export type CannedAnswer = Static<typeof CannedAnswer>

export const CannedAnswers = Type.Object(
  { canned_answers: Type.Array(CannedAnswer, { description: 'Canned answers that are offered, by title' }) },
  { title: 'AgencyCannedAnswers' },
)

export const CannedAnswerParams = Type.Object({ id: toId('ID of the canned answer', '3') })

export const NewCannedAnswer = Type.Object(
  { title, body },
  { title: 'NewAgencyCannedAnswer', additionalProperties: false },
)
export type NewCannedAnswer = Static<typeof NewCannedAnswer>

export const CannedAnswerChange = Type.Object(
  {
    version: whole('Version that the change is based on', 1, { minimum: 1 }),
    title: Type.Optional(title),
    body: Type.Optional(body),
    is_archived: Type.Optional(fields.is_archived),
  },
  { title: 'AgencyCannedAnswerChange', additionalProperties: false },
)
export type CannedAnswerChange = Static<typeof CannedAnswerChange>

export const CannedAnswerConflict = conflictBody(
  Type.Object(
    {
      ...fields,
      changed_by: nullable(text('First name of the author of the stored version', 'Agnès')),
      changed_at: instant('Time of the stored version', '2027-03-10T09:00:00.000Z'),
    },
    { title: 'StoredAgencyCannedAnswer' },
  ),
)
