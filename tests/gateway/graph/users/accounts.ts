import { randomUUID } from 'node:crypto'
import type { Ask } from '#tests/support/gateway.ts'

/** Operations of the sign-in and sign-up tests. */
export const signUp = `mutation ($input: SignUpInput!) {
  signUp(input: $input) {
    user { id email firstName lastName newsletter provider signInCount }
    errors { code message field }
  }
}`
export const login = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { user { email } errors { code message field } }
}`

export const wrongPassword = {
  code: 'INVALID_CREDENTIALS',
  message: 'Le mot de passe est incorrect',
  field: 'password',
}

export const newcomer = () => ({
  email: `${randomUUID()}@example.test`,
  password: 'un sommet de trop',
  firstName: 'Camille',
  lastName: 'Rochette',
  newsletter: false,
})

/** A new account, and the cookie of its browser. */
export async function newAccount(ask: Ask) {
  const input = newcomer()
  const { cookie } = await ask(signUp, { input })
  return { email: input.email, password: input.password, cookie }
}

export async function whoIs(ask: Ask, credentials: { cookie?: string | undefined; bearer?: string }) {
  return (await ask('{ me { email } }', {}, credentials)).data
}
