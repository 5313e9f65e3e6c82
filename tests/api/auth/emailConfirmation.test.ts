import { beforeAll, expect, test } from 'vitest'
import { outbox, users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { newAccount, newcomer, newVisitor } from '#tests/api/auth/visitor.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const hour = 60 * 60_000

onDatabase('empty', (current) => {
  let api: Api
  let now = testNow
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => now, env: { rateLimitFactor: 1 } })
  })

  const lettersTo = (email: string) => current().db.select().from(outbox).where(eq(outbox.recipient, email))
  const send = (bearer: object) => newVisitor(api).post('/auth/email-confirmation', {}, { ...bearer })
  async function confirm(token: string, bearer: object = {}) {
    const answer = await newVisitor(api).post('/auth/email-confirmation/confirm', { token }, { ...bearer })
    return answer.json().error?.code ?? answer.json()
  }
  async function isConfirmed(email: string) {
    const [account] = await current().db.select().from(users).where(eq(users.email, email))
    return account?.isEmailConfirmed
  }
  async function mailedToken(email: string, bearer: object): Promise<string> {
    expect((await send(bearer)).json()).toEqual({ ok: true })
    const { text = '' } = (await lettersTo(email)).at(-1) ?? {}
    return /http:\/\/localhost:4000\/confirmation-adresse\/([A-Za-z0-9_-]{43})\b/.exec(text)?.[1] ?? ''
  }

  test('refuses a visitor', async () => {
    expect((await send({})).statusCode).toBe(401)
    expect(await confirm('x'.repeat(43))).toBe('UNAUTHENTICATED')
  })

  test('confirms the address by the mailed link, twice, and then mails nothing', async () => {
    const { email, bearer } = await newAccount(api)
    const token = await mailedToken(email, bearer)
    expect(await isConfirmed(email)).toBe(false)
    expect(await confirm(token, bearer)).toEqual({ ok: true })
    expect(await confirm(token, bearer)).toEqual({ ok: true })
    expect(await isConfirmed(email)).toBe(true)
    expect((await send(bearer)).statusCode).toBe(200)
    expect(await lettersTo(email)).toHaveLength(1)
  })

  test('refuses a replaced, expired or wrong link, and one of another purpose', async () => {
    const { email, bearer } = await newAccount(api)
    const former = await mailedToken(email, bearer)
    const token = await mailedToken(email, bearer)
    for (const wrong of [former, 'x'.repeat(43)])
      expect(await confirm(wrong, bearer)).toBe('RESET_LINK_INVALID')
    const reset = await newVisitor(api).post('/auth/password', { token, password: newcomer().password })
    expect(reset.json().error.code).toBe('RESET_LINK_INVALID')
    now = new Date(testNow.getTime() + 24 * hour)
    const { token: later } = (await newVisitor(api).login(email, newcomer().password)).json()
    expect(await confirm(token, { authorization: `Bearer ${later}` })).toBe('RESET_LINK_INVALID')
    now = testNow
    expect(await isConfirmed(email)).toBe(false)
  })

  test('confirms nothing for another account', async () => {
    const owner = await newAccount(api)
    const token = await mailedToken(owner.email, owner.bearer)
    const other = await newAccount(api)
    expect(await confirm(token, other.bearer)).toBe('RESET_LINK_INVALID')
    expect([await isConfirmed(owner.email), await isConfirmed(other.email)]).toEqual([false, false])
  })

  test('mails five links an hour', async () => {
    const { bearer } = await newAccount(api)
    for (let count = 0; count < 5; count++) expect((await send(bearer)).statusCode).toBe(200)
    expect((await send(bearer)).statusCode).toBe(429)
  })
})
