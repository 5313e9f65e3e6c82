import { type Static, Type } from 'typebox'
import { flag, nullable, oneOf, text } from '#api/contract.ts'
import { defaultSource, maxNameLength, maxSourceLength } from '#schema/constants.ts'
import { exactMessages } from '#schema/messages.ts'
import { refusalMessages } from '#schema/refusals.messages.ts'

/** Longer than any accepted address or password: separates too long (a message) from absurd (refused). */
const email = text('Email address', 'camille@example.test', { maxLength: 320 })
const password = text('Password', 'un sommet de trop', { maxLength: 1024 })
const token = text('Bearer token, valid for 10 minutes', 'eyJhbGciOiJIUzI1NiIsInR5cCI6ImF0K2p3dCJ9.e30.c2ln')
const userId = text('Account ID', '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11')
const code = (example: string) => text('Error code', example)
const fields = Type.Optional(
  Type.Record(Type.String(), Type.String(), {
    description: 'Error messages by field name, in French',
    examples: [{ email: 'Ce champ est obligatoire.' }],
  }),
)

export const EmailOnly = Type.Object({ email }, { title: 'EmailOnly' })

const existsWords = ['google', 'facebook', 'email'] as const

export const EmailExists = Type.Object(
  {
    exists: nullable(
      oneOf(existsWords, {
        description: 'Sign-in method of the account; null when the address has no account',
      }),
    ),
  },
  { title: 'EmailExists' },
)

export const Credentials = Type.Object({ email, password }, { title: 'Credentials' })

export const LoginSuccess = Type.Object({ token, user_id: userId }, { title: 'LoginSuccess' })

export const LoginFailure = Type.Object(
  {
    error: text('Error message for the user, in French', refusalMessages.INVALID_CREDENTIALS),
    code: code('INVALID_CREDENTIALS'),
    token: Type.Null({ description: 'Always null', examples: [null] }),
    fields,
  },
  { title: 'LoginFailure' },
)
export type LoginFailure = Static<typeof LoginFailure>

export const CurrentSession = Type.Object(
  { jwt: nullable(token) },
  {
    title: 'CurrentSession',
    description: 'Bearer token for the session of the cookie; null without a session',
  },
)

export const SignUp = Type.Object(
  {
    email,
    password,
    first_name: text('First name', 'Camille', { maxLength: maxNameLength }),
    last_name: text('Last name', 'Rochette', { maxLength: maxNameLength }),
    newsletter: Type.Optional(flag('Whether to subscribe the account to the newsletter', false)),
    referral: Type.Optional(
      nullable(
        text(`Referral source of the visitor; truncated to ${maxSourceLength} characters`, defaultSource, {
          maxLength: 250,
        }),
      ),
    ),
  },
  { title: 'SignUp' },
)
export type SignUp = Static<typeof SignUp>

export const SignUpSuccess = Type.Object(
  { token, user_id: userId, errors: Type.Array(Type.String(), { maxItems: 0, examples: [[]] }) },
  { title: 'SignUpSuccess' },
)

export const SignUpFailure = Type.Object(
  {
    token: Type.Null({ description: 'Always null', examples: [null] }),
    user_id: Type.Null({ description: 'Always null', examples: [null] }),
    errors: Type.Array(text('Error message for the user, in French', exactMessages.emailUnavailable), {
      description: 'Error messages, at least one',
    }),
    code: code('EMAIL_TAKEN'),
    fields,
  },
  { title: 'SignUpFailure' },
)
export type SignUpFailure = Static<typeof SignUpFailure>

export const ResetSuccess = Type.Object(
  { ok: Type.Literal(true, { description: 'True; an email is sent if the address has an account' }) },
  { title: 'ResetSuccess' },
)

export const ResetFailure = Type.Object(
  {
    ok: Type.Literal(false, { description: 'False; no email is sent' }),
    code: code('INVALID_EMAIL'),
    fields,
  },
  { title: 'ResetFailure' },
)
export type ResetFailure = Static<typeof ResetFailure>

const linkToken = text(
  'Token at the end of the emailed link',
  'uI5v5f8b0hYkz5uF6cJmNq0mXb3o4Tq6p8r0s2t4u6w',
  {
    maxLength: 250,
  },
)

export const ResetLink = Type.Object({ token: linkToken }, { title: 'ResetLink' })

export const NewPassword = Type.Object({ token: linkToken, password }, { title: 'NewPassword' })

export const PasswordChange = Type.Object(
  { current_password: password, password },
  { title: 'PasswordChange', additionalProperties: false },
)

export const Done = Type.Object({ ok: Type.Literal(true, { description: 'Always true' }) }, { title: 'Done' })
