import { fieldMessages, unknownField } from '#api/messages.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { cleanText } from '#schema/text.ts'

/** Normalises the text of a message; refuses an empty one or a forbidden character. */
export function readBody(typed: string): string {
  const body = cleanText(typed)
  if (body === undefined) throw new Refusal('INVALID_TEXT')
  if (body === '')
    throw new Refusal('INVALID_REQUEST', { fields: { body: fieldMessages.minLength ?? unknownField } })
  return body
}
