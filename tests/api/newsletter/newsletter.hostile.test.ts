import { expect, test } from 'vitest'
import { mailedSecrets, rateCounters } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { newsletterApi } from '#tests/api/newsletter/newsletterApi.ts'
import { onDatabase } from '#tests/support/databases.ts'

onDatabase('empty', (current) => {
  const { captured, newAddress, post, subscribe, linkIn, isSubscribed, accountWith } = newsletterApi(current)

  test('reveals neither an account nor a subscription', async () => {
    const { email } = await accountWith()
    const { email: subscribed } = await accountWith({ newsletter: true })
    const answers = []
    for (const address of [newAddress(), email, subscribed, email]) {
      const { statusCode, body, headers } = await subscribe(address)
      const { 'x-request-id': _id, date: _date, ...rest } = headers
      answers.push({ statusCode, body, ...rest })
    }
    expect(answers).toEqual(Array(4).fill(answers[0]))
  })

  test.each([
    'x',
    'lea',
    '@example.test',
    'lea@',
    'lea@example',
    'a b@example.test',
    'a@b.c\0',
    'é@example.test',
    `${'a'.repeat(65)}@example.test`,
    'lea@example.test,b@example.test',
  ])('responds 422 to the address %j', async (typed) => {
    const answer = await subscribe(typed)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'INVALID_EMAIL'])
    expect(await current().db.select().from(rateCounters)).toEqual([])
  })

  test.each([
    ['application/json', ''],
    ['application/json', '{}'],
    ['text/plain', 'anything'],
  ])('ignores an unexpected body: %s %j', async (type, body) => {
    const email = newAddress()
    const answer = await post(`/users/newsletter/${email}/`, body, { 'content-type': type })
    expect(answer.statusCode).toBe(200)
    expect(await isSubscribed(email)).toBe(true)
  })

  test.each([
    [{}],
    [{ token: 1 }],
    [{ token: 'x'.repeat(251) }],
    [[]],
    [{ token: '\0' }],
    [{ token: '\ud800' }],
  ])('refuses the token %j', async (payload) => {
    for (const url of ['/newsletter/confirmation', '/newsletter/unsubscription'])
      expect((await post(url, payload)).statusCode).toBeOneOf([400, 422])
  })

  test('does not accept a confirmation token to unsubscribe, nor the reverse', async () => {
    const { email } = await accountWith()
    await subscribe(email)
    const answer = await post('/newsletter/unsubscription', { token: await linkIn('confirmation') })
    expect(answer.json().error.code).toBe('NEWSLETTER_LINK_INVALID')
  })

  test('limits an address block to five an hour, and an account to twenty', async () => {
    const { account } = await accountWith()
    for (let times = 0; times < 5; times++) expect((await subscribe(newAddress())).statusCode).toBe(200)
    const refused = await subscribe(newAddress())
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (let times = 0; times < 20; times++)
      expect((await subscribe(newAddress(), account)).statusCode).toBe(200)
    expect((await subscribe(newAddress(), account)).statusCode).toBe(429)
  })

  test('writes no address and no token to the log or the table of secrets', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = await linkIn('desinscription')
    await post(`/newsletter/unsubscription/${token}`, 'List-Unsubscribe=One-Click', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(captured.all()).toContain('/api/v1/users/newsletter/***')
    expect(captured.all()).not.toContain('example.test')
    expect(captured.all()).not.toContain(token)
    const secrets = await current().db.select().from(mailedSecrets).where(eq(mailedSecrets.email, email))
    expect(secrets).toHaveLength(1)
    expect(JSON.stringify(secrets)).not.toContain(token)
  })
})
