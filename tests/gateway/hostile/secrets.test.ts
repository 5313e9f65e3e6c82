import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RealGateway, startRealGateway } from '#tests/gateway/hostile/realGateway.ts'

const secrets = {
  email: 'secret.traveller@example.test',
  password: 'a-password-nobody-reads',
  wrongPassword: 'a-guess-nobody-reads',
  firstName: 'Zéphyrine',
  phone: '612345678',
  body: 'une question très personnelle',
  listToken: 'q7Zr1cXo5v8b0hYkz5uF6c',
  personKey: 'm0mXb3o4Tq6p8r0s2t4u6w',
  mailedToken: 'Kq3v8-mailed_link-that-opens-an-account-0A1',
}

let gateway: RealGateway

beforeAll(async () => {
  gateway = await startRealGateway()
})

afterAll(() => gateway.close())

async function ask(query: string, variables: object, headers: Record<string, string> = {}) {
  const response = await gateway.post({ query, variables }, headers)
  const text = await response.text()
  return { text, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

const signUp = `mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } errors { code } } }`
const login = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } errors { code } } }`
const createToken = `mutation ($email: String!, $password: String!) { createToken(email: $email, password: $password) { token } }`
const others = [
  'mutation ($email: String!) { checkEmail(email: $email) { status } }',
  'mutation ($email: String!) { subscribeToNewsletter(email: $email) { ok } }',
  'mutation ($email: String!) { requestPasswordReset(email: $email) { ok } }',
  'mutation ($phone: String!) { updatePhone(phone: $phone) { errors { code } } }',
  'mutation ($mailedToken: String!) { checkResetLink(token: $mailedToken) { ok } }',
  'mutation ($mailedToken: String!, $password: String!) { resetPassword(token: $mailedToken, password: $password) { ok } }',
  'mutation ($mailedToken: String!) { confirmNewsletter(token: $mailedToken) { ok } }',
  'mutation ($mailedToken: String!) { confirmEmail(token: $mailedToken) { ok } }',
  'mutation ($mailedToken: String!) { unsubscribeFromNewsletter(token: $mailedToken) { ok } }',
  'mutation ($body: String!) { postMessage(expeditionId: "1", body: $body) { errors { code } } }',
  'query ($listToken: String!, $personKey: String!) { shortlist(token: $listToken, personKey: $personKey) { id } }',
  'mutation ($listToken: String!, $personKey: String!) { leaveShortlist(token: $listToken, personKey: $personKey) { errors { code } } }',
  'query ($email: Int!, $password: [Float!]) { a: __typename }',
  'query ($email: String!) { expedition(slug: $email) { id } theme(path: $email) { id } }',
]

test('writes no secret to the logs of both programs', async () => {
  const { email, password, firstName } = secrets
  const input = { email, password, firstName, lastName: 'Durand', newsletter: false }
  const { cookie } = await ask(signUp, { input })
  expect(cookie).toMatch(/^sid=./)
  await ask(login, { email, password: secrets.wrongPassword })
  const signedIn = await ask(login, { email, password })
  const token = /"token":"([^"]+)"/.exec((await ask(createToken, { email, password })).text)?.[1] ?? ''
  expect(token).not.toBe('')
  for (const query of others)
    for (const headers of [{}, { cookie: signedIn.cookie }, { authorization: `Bearer ${token}` }])
      await ask(query, secrets, headers)
  await misuse(signedIn.cookie, token)

  const log = gateway.log()
  expect(log.split('\n').length).toBeGreaterThan(50)
  const values = [...Object.values(secrets), token, cookie.slice(4), signedIn.cookie.slice(4)]
  for (const value of values.flatMap((each) => [each, encodeURIComponent(each)]))
    expect(log).not.toContain(value)
})

/** Sends secrets in places where they do not belong. */
async function misuse(cookie: string, token: string): Promise<void> {
  const { email, password } = secrets
  const inline = `mutation { login(email: "${email}", password: "${password}") { nobody } `
  await ask(inline, {})
  await ask(`${inline} }`, {})
  await ask(inline.replace('login', password), {}, { cookie, authorization: `Bearer ${token}` })
  const search = new URLSearchParams({
    query: inline,
    variables: JSON.stringify(secrets),
    operationName: password,
  })
  await fetch(`${gateway.url}/graphql?${search}`, { headers: { cookie } })
  for (const path of [
    encodeURIComponent(email),
    `mot-de-passe/${secrets.mailedToken}`,
    `listes/${secrets.listToken}`,
  ])
    await fetch(`${gateway.url}/${path}?token=${token}`)
  await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    body: `{"password": "${password}`,
    headers: { 'content-type': 'application/json' },
  })
}
