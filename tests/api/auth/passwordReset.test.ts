import { beforeAll, expect, test } from 'vitest'
import { mailedSecrets, outbox, users } from '#api/db/accountTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { createFeed, findFeeds } from '#api/modules/feeds/feeds.repository.ts'
import { newAccount, newcomer, newVisitor, rightPassword } from '#tests/api/auth/visitor.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const newPassword = 'un autre sommet'
const minute = 60_000

onDatabase('empty', (current) => {
  let api: Api
  let now = testNow
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => now })
  })

  const mailsTo = (email: string) => current().db.select().from(outbox).where(eq(outbox.recipient, email))
  const toSecrets = (email: string) =>
    current().db.select().from(mailedSecrets).where(eq(mailedSecrets.email, email))
  const ask = (email: string) => newVisitor(api).post('/auth/reset-password', { email })
  const choose = (token: string, password = newPassword, headers = {}) =>
    newVisitor(api).post('/auth/password', { token, password }, headers)
  const check = async (token: string) => {
    const answer = await newVisitor(api).post('/auth/reset-password/check', { token })
    return [answer.statusCode, answer.json().error?.code ?? answer.json()]
  }
  const refused = [422, 'RESET_LINK_INVALID']
  const login = async (email: string, password: string) =>
    (await newVisitor(api).login(email, password)).statusCode

  async function mailedToken(email: string): Promise<string> {
    expect((await ask(email)).json()).toEqual({ ok: true })
    const letters = await mailsTo(email)
    const { text = '' } = letters.at(-1) ?? {}
    return /http:\/\/localhost:4000\/mot-de-passe\/([A-Za-z0-9_-]{43})\b/.exec(text)?.[1] ?? ''
  }

  test('mails a link, stores its hash, and accepts the old password until it is used', async () => {
    const { email } = await newAccount(api)
    const token = await mailedToken(email)
    const [secret] = await toSecrets(email)
    expect(Buffer.from(secret?.secretHash ?? []).equals(hashOfSecret(token))).toBe(true)
    expect(secret).toMatchObject({
      purpose: 'reset-password',
      expiresAt: new Date(testNow.getTime() + 60 * minute),
    })
    expect(await login(email, rightPassword)).toBe(200)
    expect((await choose(token)).json()).toEqual({ ok: true })
    expect(await login(email, rightPassword)).toBe(401)
    expect(await login(email, newPassword)).toBe(200)
    const [account] = await current().db.select().from(users).where(eq(users.email, email))
    expect(account?.isEmailConfirmed).toBe(true)
  })

  test('ends the calendar addresses of the account', async () => {
    const { db } = current()
    const { email } = await newAccount(api)
    const [account] = await db.select().from(users).where(eq(users.email, email))
    await createFeed(db, { userId: account?.id ?? '', kind: 'reservations' }, testNow)
    expect((await choose(await mailedToken(email))).statusCode).toBe(200)
    expect(await findFeeds(db, account?.id ?? '')).toEqual([])
  })

  test('accepts a link once, even for two concurrent requests', async () => {
    const { email } = await newAccount(api)
    const token = await mailedToken(email)
    const answers = await Promise.all([choose(token), choose(token, 'un tiers sommet')])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
    const again = await choose(token)
    expect(again.json().error.code).toBe('RESET_LINK_INVALID')
  })

  test('checks a link without consuming it, and refuses a used, replaced, expired or wrong one', async () => {
    const { email } = await newAccount(api)
    const older = await mailedToken(email)
    const token = await mailedToken(email)
    expect(await check(older)).toEqual(refused)
    expect(await check(token)).toEqual([200, { ok: true }])
    expect(await check(token)).toEqual([200, { ok: true }])
    now = new Date(testNow.getTime() + 60 * minute)
    expect(await check(token)).toEqual(refused)
    now = testNow
    expect((await choose(token)).statusCode).toBe(200)
    expect(await check(token)).toEqual(refused)
    expect(await check('wrong')).toEqual(refused)
  })

  test('limits the checks of one address block to 20 an hour', async () => {
    const visitor = newVisitor(api)
    const token = 'wrong'
    for (let n = 0; n < 20; n++)
      expect((await visitor.post('/auth/reset-password/check', { token })).statusCode).toBe(422)
    const limited = await visitor.post('/auth/reset-password/check', { token })
    expect(limited.statusCode).toBe(429)
    expect(limited.headers['retry-after']).toBe('3600')
  })

  test('accepts a link for sixty minutes', async () => {
    const { email } = await newAccount(api)
    const token = await mailedToken(email)
    now = new Date(testNow.getTime() + 60 * minute)
    expect((await choose(token)).statusCode).toBe(422)
    now = new Date(testNow.getTime() + 60 * minute - 1)
    expect((await choose(token)).statusCode).toBe(200)
    now = testNow
  })

  test('mails 20 links an hour for one address block, with the same response beyond', async () => {
    const visitor = newVisitor(api)
    const emails: string[] = []
    for (let n = 0; n < 22; n++) emails.push((await newAccount(api)).email)
    for (const email of emails)
      expect((await visitor.post('/auth/reset-password', { email })).json()).toEqual({ ok: true })
    const mailed = await Promise.all(emails.map(async (email) => (await toSecrets(email)).length))
    expect(mailed).toEqual([...Array(20).fill(1), 0, 0])
  })

  test('replaces a link by a newer one', async () => {
    const { email } = await newAccount(api)
    const older = await mailedToken(email)
    const newer = await mailedToken(email)
    expect((await choose(older)).statusCode).toBe(422)
    expect((await choose(newer)).statusCode).toBe(200)
  })

  test('ends all sessions except that of the requesting browser', async () => {
    const { email, cookie, bearer } = await newAccount(api)
    const thief = await newAccountSession(email)
    const token = await mailedToken(email)
    await choose(token, newPassword, cookie)
    expect((await newVisitor(api).get('/user/', thief)).statusCode).toBe(401)
    expect((await newVisitor(api).get('/user/', bearer)).statusCode).toBe(200)
    const another = await mailedToken(email)
    await choose(another)
    expect((await newVisitor(api).get('/user/', bearer)).statusCode).toBe(401)
  })

  async function newAccountSession(email: string) {
    const { token } = (await newVisitor(api).login(email, rightPassword)).json()
    return { authorization: `Bearer ${token}` }
  }

  test('does not consume the link for an invalid password', async () => {
    const { email } = await newAccount(api)
    const token = await mailedToken(email)
    const refused = await choose(token, 'abcde')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().error).toMatchObject({
      code: 'PASSWORD_TOO_SHORT',
      message: 'Le mot de passe doit contenir au moins 6 caractères',
    })
    expect((await choose(token, `abcdef\0`)).json().error.code).toBe('PASSWORD_TEXT')
    expect((await choose(token)).statusCode).toBe(200)
  })

  test('ends the delay of failed sign-ins', async () => {
    const { email } = await newAccount(api)
    const visitor = newVisitor(api)
    for (let count = 0; count < 6; count += 1) await visitor.login(email, 'faux sommet')
    const token = await mailedToken(email)
    await visitor.post('/auth/password', { token, password: newPassword })
    expect((await visitor.login(email, newPassword)).statusCode).toBe(200)
  })

  test('responds alike and stores nothing for an address without an account or a password', async () => {
    const { email: unknown } = newcomer()
    const social = 'google@example.test'
    await current().db.insert(users).values({ email: social, provider: 'google_oauth2', createdAt: testNow })
    for (const email of [unknown, social]) {
      const answer = await ask(email)
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
      expect(await mailsTo(email)).toEqual([])
      expect(await toSecrets(email)).toEqual([])
    }
  })

  test.each([
    ['camille', 422],
    ['', 422],
    ['\0@example.test', 422],
    [3, 400],
    [undefined, 400],
  ])('refuses the address %j', async (email, status) => {
    const answer = await newVisitor(api).post('/auth/reset-password', { email })
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toMatchObject({ ok: false, code: expect.any(String) })
  })

  test.each([true, false])(
    'limits an address to three requests an hour, account exists: %s',
    async (isKnown) => {
      const { email } = isKnown ? await newAccount(api) : newcomer()
      for (let count = 0; count < 3; count += 1) expect((await ask(email)).statusCode).toBe(200)
      const refused = await ask(email)
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('3600')
      expect(refused.json()).toEqual({ ok: false, code: 'RATE_LIMITED' })
      expect(await mailsTo(email)).toHaveLength(isKnown ? 3 : 0)
    },
  )

  test('reports a mail that cannot be queued, and stores no link', async () => {
    const { email } = await newAccount(api)
    const { db } = current()
    await db.execute(sql`alter table outbox add constraint no_mail_today check (false) not valid`)
    const answer = await ask(email)
    await db.execute(sql`alter table outbox drop constraint no_mail_today`)
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ ok: false, code: 'INTERNAL' })
    expect(await toSecrets(email)).toEqual([])
  })
})
