import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Api, buildApi } from '#api/app.ts'
import { mailedSecrets, newsletterSubscriptions, outbox, rateCounters, users } from '#api/db/accountTables.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const day = 86_400_000
const publicUrl = 'https://explora.example.test'

onBothDatabases('empty', (current) => {
  let api: Api
  let now = testNow
  const captured = capturedLog()
  beforeAll(async () => {
    const env = testEnv({ publicUrl, logLevel: 'info' })
    api = await buildApi({ db: current().db, env, clock: () => now, logStream: captured.stream })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    now = testNow
    for (const table of [rateCounters, outbox]) await current().db.delete(table)
  })

  const newAddress = () => `lea+${randomUUID()}@example.test`
  const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url: `/api/v1${url}`, headers, ...(payload !== undefined && { payload }) })
  const subscribe = (email: string, account?: TestAccount) =>
    post(`/users/newsletter/${encodeURIComponent(email)}`, undefined, account?.headers)
  const mails = () => current().db.select().from(outbox).orderBy(outbox.createdAt)
  const lastMail = async () => (await mails()).at(-1)
  const linkIn = async (page: 'desinscription' | 'confirmation') => {
    const [, token = ''] =
      (await lastMail())?.text.match(new RegExp(`/newsletter/${page}/([\\w-]{43})(?![\\w-])`)) ?? []
    expect(token).not.toBe('')
    return token
  }
  const isSubscribed = async (email: string) => {
    const [row] = await current()
      .db.select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))
    return row !== undefined && row.unsubscribedAt === null
  }
  const choiceOf = async ({ userId }: TestAccount) =>
    (await current().db.select().from(users).where(eq(users.id, userId)))[0]?.newsletter
  async function accountWith(fields: { newsletter?: boolean } = {}) {
    const email = newAddress()
    return {
      email,
      account: await signedInAccount(current().db, { email: email.replace('lea', 'Lea'), ...fields }),
    }
  }

  test('an address without account is subscribed and welcomed once, however often it is sent', async () => {
    const email = newAddress()
    for (const typed of [email, ` ${email.toUpperCase()} `, email]) {
      const answer = await subscribe(typed)
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    }
    expect(await isSubscribed(email)).toBe(true)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: email, subject: 'Bienvenue dans la newsletter Explora' })
    const leave = `${publicUrl}/newsletter/desinscription/${await linkIn('desinscription')}`
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.html).toContain(`href="${leave}"`)
    expect(mail?.requestId).toBeTruthy()
  })

  test('ten at once are welcomed once', async () => {
    await current().db.delete(rateCounters)
    const email = newAddress()
    const { account } = await accountWith()
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(email, account)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await mails()).toHaveLength(1)
  })

  test('the mailed link unsubscribes, again without harm; subscribing anew welcomes anew', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = await linkIn('desinscription')
    const url = `/api/v1/newsletter/unsubscription/${token}`
    for (const page of [url, '/api/v1/newsletter/unsubscription', '/api/v1/newsletter/confirmation'])
      expect((await api.inject(page)).statusCode).toBe(404)
    expect(await isSubscribed(email)).toBe(true)
    for (let times = 0; times < 2; times++)
      expect((await post('/newsletter/unsubscription', { token })).json()).toEqual({ ok: true })
    expect(await isSubscribed(email)).toBe(false)
    await subscribe(email)
    expect(await isSubscribed(email)).toBe(true)
    expect(await mails()).toHaveLength(2)
    expect(await linkIn('desinscription')).not.toBe(token)
    expect((await post('/newsletter/unsubscription', { token })).statusCode).toBe(200)
    expect(await isSubscribed(email)).toBe(false)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('one click of a mail reader unsubscribes, as %s', async (type, body) => {
    const email = newAddress()
    await subscribe(email)
    const url = `/newsletter/unsubscription/${await linkIn('desinscription')}`
    const bare = await post(url, '', { 'content-type': type })
    expect([bare.statusCode, bare.json().error.code]).toEqual([400, 'INVALID_REQUEST'])
    expect(await isSubscribed(email)).toBe(true)
    expect((await post(url, body, { 'content-type': type })).json()).toEqual({ ok: true })
    expect(await isSubscribed(email)).toBe(false)
  })

  test('an account whose address somebody types follows only once its holder has confirmed', async () => {
    const { email, account } = await accountWith()
    await subscribe(email)
    expect([await choiceOf(account), await isSubscribed(email)]).toEqual([false, false])
    expect(await lastMail()).toMatchObject({
      recipient: email,
      subject: 'Confirme ton inscription à la newsletter',
    })
    const token = await linkIn('confirmation')
    for (let times = 0; times < 2; times++)
      expect((await post('/newsletter/confirmation', { token })).json()).toEqual({ ok: true })
    expect([await choiceOf(account), await isSubscribed(email)]).toEqual([true, true])
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Confirme ton inscription à la newsletter',
      'Bienvenue dans la newsletter Explora',
    ])
    const leave = await linkIn('desinscription')
    await post('/newsletter/unsubscription', { token: leave })
    expect([await choiceOf(account), await isSubscribed(email)]).toEqual([false, false])
    const late = await post('/newsletter/confirmation', { token })
    expect([late.statusCode, late.json().error.code]).toEqual([422, 'NEWSLETTER_LINK_INVALID'])
  })

  test('the bearer of that very account subscribes it at once', async () => {
    const { email, account } = await accountWith()
    expect((await subscribe(email, account)).json()).toEqual({ ok: true })
    expect([await choiceOf(account), await isSubscribed(email)]).toEqual([true, true])
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Bienvenue dans la newsletter Explora'])
    await subscribe(email, account)
    expect(await mails()).toHaveLength(1)
  })

  test.each(['another account', 'a dead token'])('the bearer of %s speaks for nobody', async (whose) => {
    const { email, account } = await accountWith()
    const other = await accountWith()
    const dead = { ...other.account, headers: { authorization: 'Bearer a.b.c' } }
    const answer = await subscribe(email, whose === 'a dead token' ? dead : other.account)
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    expect([await choiceOf(account), await isSubscribed(email)]).toEqual([false, false])
    expect(await choiceOf(other.account)).toBe(false)
  })

  test('an account that is subscribed already gets no mail', async () => {
    const { email } = await accountWith({ newsletter: true })
    await subscribe(email)
    expect(await mails()).toEqual([])
  })

  test('the holder of an account gets one request for confirmation a day, and it lasts seven', async () => {
    const { email } = await accountWith()
    await subscribe(email)
    const token = await linkIn('confirmation')
    now = new Date(testNow.getTime() + day - 1)
    await subscribe(email)
    expect(await mails()).toHaveLength(1)
    now = new Date(testNow.getTime() + day)
    await subscribe(email)
    expect(await mails()).toHaveLength(2)
    now = new Date(testNow.getTime() + 7 * day)
    expect((await post('/newsletter/confirmation', { token })).statusCode).toBe(422)
    now = new Date(testNow.getTime() + 7 * day - 1)
    expect((await post('/newsletter/confirmation', { token })).statusCode).toBe(200)
  })

  test('whether an address has an account, or is subscribed, shows in no answer', async () => {
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
  ])('%j is no address: 422', async (typed) => {
    const answer = await subscribe(typed)
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'INVALID_EMAIL'])
    expect(await current().db.select().from(rateCounters)).toEqual([])
  })

  test.each([
    ['application/json', ''],
    ['application/json', '{}'],
    ['text/plain', 'anything'],
  ])('a body nobody asked for is ignored: %s %j', async (type, body) => {
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
  ])('the token %j is refused', async (payload) => {
    for (const url of ['/newsletter/confirmation', '/newsletter/unsubscription'])
      expect((await post(url, payload)).statusCode).toBeOneOf([400, 422])
  })

  test('a confirmation does not unsubscribe, nor the other way round', async () => {
    const { email } = await accountWith()
    await subscribe(email)
    const answer = await post('/newsletter/unsubscription', { token: await linkIn('confirmation') })
    expect(answer.json().error.code).toBe('NEWSLETTER_LINK_INVALID')
  })

  test('five an hour for an address block, then a wait; a user has twenty', async () => {
    const { account } = await accountWith()
    for (let times = 0; times < 5; times++) expect((await subscribe(newAddress())).statusCode).toBe(200)
    const refused = await subscribe(newAddress())
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'RATE_LIMITED'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    for (let times = 0; times < 20; times++)
      expect((await subscribe(newAddress(), account)).statusCode).toBe(200)
    expect((await subscribe(newAddress(), account)).statusCode).toBe(429)
  })

  test('neither the log nor the table of secrets holds an address or a token', async () => {
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
