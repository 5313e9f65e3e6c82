import { expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { desc, eq } from '#api/db/drizzle.ts'
import {
  login,
  newAccount,
  newcomer,
  signUp,
  whoIs,
  wrongPassword,
} from '#tests/gateway/graph/users/accounts.ts'
import { product } from '#tests/support/product.ts'
import { getField, signUpCases } from '#tests/support/signUpCases.ts'

const current = product()

test.each([
  [
    'a short password',
    { password: 'court' },
    'PASSWORD_TOO_SHORT',
    'Le mot de passe doit contenir au moins 6 caractères',
    'password',
  ],
  [
    'an address without a domain',
    { email: 'camille' },
    'INVALID_EMAIL',
    'Cette adresse e-mail est incomplète ou invalide.',
    'email',
  ],
  [
    'no first name',
    { firstName: ' ' },
    'INVALID_NAME',
    'Le prénom et le nom ne peuvent pas être vides.',
    'firstName',
  ],
  [
    'no last name',
    { lastName: '' },
    'INVALID_NAME',
    'Le prénom et le nom ne peuvent pas être vides.',
    'lastName',
  ],
  [
    'a password without end',
    { password: 'x'.repeat(200) },
    'INVALID_PASSWORD',
    'Ce mot de passe ne peut pas être utilisé : choisis-en un autre.',
    'password',
  ],
])('refuses %s as data, without signing in', async (_case, changes, code, message, field) => {
  const answer = await current().gateway.ask(signUp, { input: { ...newcomer(), ...changes } })
  expect(answer).toMatchObject({ status: 200, errors: undefined, cookie: undefined })
  expect(answer.data).toEqual({ signUp: { user: null, errors: [{ code, message, field }] } })
})

test.each(signUpCases)('%s is answered by the common rule', async (_case, changes, faults) => {
  const { data } = await current().gateway.ask(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } errors { field } } }`,
    { input: { ...newcomer(), ...changes } },
  )
  const user = faults.length > 0 ? null : { id: expect.any(String) }
  expect(data).toEqual({ signUp: { user, errors: faults.map((fault) => ({ field: getField(fault) })) } })
})

test('reports several errors together', async () => {
  const input = { ...newcomer(), email: 'camille', password: 'x' }
  const { data } = await current().gateway.ask(
    `mutation ($input: SignUpInput!) { signUp(input: $input) { errors { code } } }`,
    { input },
  )
  expect(data).toEqual({
    signUp: { errors: expect.arrayContaining([{ code: 'INVALID_EMAIL' }, { code: 'PASSWORD_TOO_SHORT' }]) },
  })
})

test('refuses a taken address as data', async () => {
  const { email } = await newAccount(current().gateway.ask)
  const { data } = await current().gateway.ask(signUp, { input: { ...newcomer(), email } })
  const refusal = { code: 'EMAIL_TAKEN', message: 'Cette adresse mail est déjà utilisée', field: 'email' }
  expect(data).toEqual({ signUp: { user: null, errors: [refusal] } })
})

test('sets an HttpOnly session cookie at sign-up', async () => {
  const input = newcomer()
  const answer = await current().gateway.ask(signUp, { input })
  expect(answer.data).toEqual({
    signUp: {
      user: {
        id: expect.any(String),
        email: input.email,
        firstName: 'Camille',
        lastName: 'Rochette',
        newsletter: false,
        provider: 'EMAIL',
        signInCount: 1,
      },
      errors: [],
    },
  })
  const [session = '', ...others] = answer.headers.getSetCookie()
  expect(session).toMatch(/^sid=[\w-]{43}; .*HttpOnly/)
  // The readable marker has the attributes and lifetime of the session, and none of its secret.
  expect(others).toEqual([session.replace(/^sid=[\w-]{43}/, 'signed_in=1').replace('; HttpOnly', '')])
  expect(answer.headers.get('set-cookie')).toMatch(/SameSite=Lax/)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await whoIs(current().gateway.ask, answer)).toEqual({ me: { email: input.email } })
})

test.each([
  ['nobody@example.test', 'UNKNOWN_USER'],
  ['camille.voyage@demo.explora.test', 'KNOWN_USER'],
  ['lea.google@demo.explora.test', 'GOOGLE'],
  ['hugo.facebook@demo.explora.test', 'FACEBOOK'],
])('reports %s as %s', async (email, status) => {
  const { data } = await current().gateway.ask(
    'mutation ($email: String!) { checkEmail(email: $email) { status errors { code } } }',
    { email },
  )
  expect(data).toEqual({ checkEmail: { status, errors: [] } })
})

test('refuses a malformed address', async () => {
  const { data } = await current().gateway.ask(
    'mutation { checkEmail(email: "camille") { status errors { code field } } }',
  )
  expect(data).toEqual({ checkEmail: { status: null, errors: [{ code: 'INVALID_EMAIL', field: 'email' }] } })
})

const requestReset = `mutation ($email: String!) { requestPasswordReset(email: $email) { ok errors { code field } } }`
const checkLink = `mutation ($token: String!) { checkResetLink(token: $token) { ok errors { code message field } } }`
const reset = `mutation ($token: String!, $password: String!) {
  resetPassword(token: $token, password: $password) { ok errors { code message field } }
}`

test('resets a password by the mailed link, once, and ends all other sessions', async () => {
  const { gateway, db } = current()
  const known = await newAccount(current().gateway.ask)
  expect((await gateway.ask(requestReset, known)).data).toEqual({
    requestPasswordReset: { ok: true, errors: [] },
  })
  const [mail] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, known.email))
    .orderBy(desc(outbox.createdAt))
  const token = /\/mot-de-passe\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]
  const chosen = 'un autre sommet'
  expect((await gateway.ask(checkLink, { token })).data).toEqual({ checkResetLink: { ok: true, errors: [] } })
  const refused = await gateway.ask(reset, { token, password: 'court' })
  expect(refused.data).toMatchObject({
    resetPassword: { ok: false, errors: [{ code: 'PASSWORD_TOO_SHORT', field: 'password' }] },
  })
  expect((await gateway.ask(reset, { token, password: chosen })).data).toEqual({
    resetPassword: { ok: true, errors: [] },
  })
  expect(await whoIs(current().gateway.ask, { cookie: known.cookie })).toEqual({ me: null })
  expect((await gateway.ask(login, known)).data).toMatchObject({ login: { errors: [wrongPassword] } })
  expect((await gateway.ask(login, { ...known, password: chosen })).data).toMatchObject({
    login: { errors: [] },
  })
  const message = 'Ce lien a déjà servi ou a expiré : demande un nouveau mail.'
  const usedUp = { ok: false, errors: [{ code: 'LINK_EXPIRED', message, field: 'token' }] }
  expect((await gateway.ask(reset, { token, password: chosen })).data).toEqual({ resetPassword: usedUp })
  expect((await gateway.ask(checkLink, { token })).data).toEqual({ checkResetLink: usedUp })
})

test('does not reveal by a reset request whether an account exists', async () => {
  const { gateway } = current()
  expect((await gateway.ask(requestReset, { email: 'nobody@example.test' })).data).toEqual({
    requestPasswordReset: { ok: true, errors: [] },
  })
  expect((await gateway.ask(requestReset, { email: 'nobody' })).data).toEqual({
    requestPasswordReset: { ok: false, errors: [{ code: 'INVALID_EMAIL', field: 'email' }] },
  })
})
