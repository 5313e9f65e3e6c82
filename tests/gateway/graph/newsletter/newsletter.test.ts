import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { newsletterSubscriptions, outbox } from '#api/db/accountTables.ts'
import { desc, eq } from '#api/db/drizzle.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { product } from '#tests/support/product.ts'

const current = product()
const subscribe =
  'mutation ($email: String!) { subscribeToNewsletter(email: $email) { ok me { newsletter } errors { code field } } }'
const confirm =
  'mutation ($token: String!) { answer: confirmNewsletter(token: $token) { ok errors { code field } } }'
const unsubscribe =
  'mutation ($token: String!) { answer: unsubscribeFromNewsletter(token: $token) { ok errors { code field } } }'

const newAddress = () => `lea+${randomUUID()}@example.test`
async function linkIn(email: string, page: string): Promise<string> {
  const [mail] = await current()
    .db.select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(desc(outbox.createdAt))
  return new RegExp(`/newsletter/${page}/([\\w-]{43})`).exec(mail?.text ?? '')?.[1] ?? ''
}
async function isSubscribed(email: string): Promise<boolean> {
  const [row] = await current()
    .db.select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
  return row !== undefined && row.unsubscribedAt === null
}

test('subscribes an address, and unsubscribes it by the link of its mail', async () => {
  const email = newAddress()
  const done = { subscribeToNewsletter: { ok: true, me: null, errors: [] } }
  expect((await current().gateway.ask(subscribe, { email })).data).toEqual(done)
  expect((await current().gateway.ask(subscribe, { email })).data).toEqual(done)
  expect(await isSubscribed(email)).toBe(true)
  const token = await linkIn(email, 'desinscription')
  expect((await current().gateway.ask(unsubscribe, { token })).data).toEqual({
    answer: { ok: true, errors: [] },
  })
  expect(await isSubscribed(email)).toBe(false)
})

test('subscribes the address of an account without confirmation', async () => {
  const email = newAddress()
  const { headers } = await signedInAccount(current().db, { email })
  const bearer = headers.authorization.replace('Bearer ', '')
  const { data } = await current().gateway.ask(subscribe, { email }, { bearer })
  expect(data).toEqual({ subscribeToNewsletter: { ok: true, me: { newsletter: true }, errors: [] } })
})

test('subscribes another account’s address only after its owner confirms by mail', async () => {
  const email = newAddress()
  const { headers } = await signedInAccount(current().db, { email })
  const bearer = headers.authorization.replace('Bearer ', '')
  const mine = async () => (await current().gateway.ask('{ me { newsletter } }', {}, { bearer })).data
  await current().gateway.ask(subscribe, { email })
  expect(await mine()).toEqual({ me: { newsletter: false } })
  const token = await linkIn(email, 'confirmation')
  expect((await current().gateway.ask(confirm, { token })).data).toEqual({ answer: { ok: true, errors: [] } })
  expect(await mine()).toEqual({ me: { newsletter: true } })
})

test.each([
  'lea',
  '',
  'lea@',
  'a b@example.test',
  `${'x'.repeat(300)}@example.test`,
  '../user',
  'lea@example.test/../../x',
])('refuses the address %j', async (email) => {
  const { data, errors } = await current().gateway.ask(subscribe, { email })
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    subscribeToNewsletter: { ok: false, me: null, errors: [{ code: 'INVALID_EMAIL', field: 'email' }] },
  })
})

test.each(['.', '..'])('%j reaches no service: it would change the path', async (email) => {
  current().calls()
  const { data } = await current().gateway.ask(subscribe, { email })
  expect(data).toMatchObject({ subscribeToNewsletter: { errors: [{ code: 'INVALID_EMAIL' }] } })
  expect(current().calls()).toEqual([])
})

test.each([confirm, unsubscribe])('a link that is none', async (mutation) => {
  const { data } = await current().gateway.ask(mutation, { token: 'nope' })
  expect(data).toEqual({ answer: { ok: false, errors: [{ code: 'LINK_EXPIRED', field: 'token' }] } })
})
