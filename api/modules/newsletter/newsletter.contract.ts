import { Type } from 'typebox'
import { text } from '#api/contract.ts'

export const AddressParams = Type.Object({
  email: text('Address to subscribe, encoded for a URL', 'camille@example.test'),
})

/** Accepts any text: a truncated or mistyped link gets the same message as an expired one. */
const token = text('What the mailed link ends with', 'uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w', {
  maxLength: 250,
})

export const MailedToken = Type.Object({ token }, { title: 'MailedToken' })
export const MailedTokenParams = Type.Object({ token })

export const OneClickForm = Type.String({
  description: 'The form that RFC 8058 prescribes: `List-Unsubscribe=One-Click`',
  pattern: 'One-Click',
  examples: ['List-Unsubscribe=One-Click'],
})
