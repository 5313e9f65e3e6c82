import { Type } from 'typebox'
import { text } from '#api/contract.ts'

export const AddressParams = Type.Object({
  email: text('Email address to subscribe, URL-encoded', 'camille@example.test'),
})

/** Accepts any text: a truncated or mistyped link gets the same message as an expired one. */
const token = text('Token at the end of the emailed link', 'uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w', {
  maxLength: 250,
})

export const MailedToken = Type.Object({ token }, { title: 'MailedToken' })
export const MailedTokenParams = Type.Object({ token })

export const OneClickForm = Type.String({
  description: 'Form defined by RFC 8058: `List-Unsubscribe=One-Click`',
  pattern: 'One-Click',
  examples: ['List-Unsubscribe=One-Click'],
})
