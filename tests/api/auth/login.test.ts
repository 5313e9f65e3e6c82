import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sessions, users } from '#api/db/accountTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { newAccount, newVisitor, readCookie, rightPassword, type Visitor } from '#tests/api/auth/visitor.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { lightArgon2, testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

/** Counts hashes, and holds them until a test releases them. */
const hashing = { count: 0, running: 0, mostAtOnce: 0, held: Promise.resolve() }
const verify: typeof lightArgon2.verify = async (...args) => {
  hashing.count += 1
  hashing.running += 1
  hashing.mostAtOnce = Math.max(hashing.mostAtOnce, hashing.running)
  await hashing.held
  const isRight = await lightArgon2.verify(...args)
  hashing.running -= 1
  return isRight
}
const argon2 = { ...lightArgon2, verify }

const second = 1000
const minute = 60 * second
const failure = { error: 'Email ou mot de passe incorrect', code: 'INVALID_CREDENTIALS', token: null }

onDatabase('empty', (current) => {
  let api: Api
  let now = testNow
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => now, argon2 })
  })

  const later = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  async function failures(visitor: Visitor, email: string, count: number): Promise<number[]> {
    const statuses: number[] = []
    for (let attempt = 0; attempt < count; attempt += 1)
      statuses.push((await visitor.login(email, 'faux sommet')).statusCode)
    return statuses
  }

  test('creates a session with a cookie and a bearer for the correct password', async () => {
    const { email, userId } = await newAccount(api)
    const visitor = newVisitor(api)
    const answer = await visitor.login(email, rightPassword)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ token: expect.stringMatching(/^ey/), user_id: userId })
    expect(answer.headers['cache-control']).toBe('no-store')
    const jwt = (await visitor.get('/auth/current/', readCookie(answer))).json()
    expect(jwt).toEqual({ jwt: expect.stringMatching(/^ey/) })
  })

  test.each([
    ['a wrong password', 'faux sommet'],
    ['an empty password', ''],
    ['a NUL after the correct password', `${rightPassword}\0`],
    ['an unpaired surrogate', '\ud800'],
    ['a password of 1024 characters', 'x'.repeat(1024)],
  ])('responds with the same 401 to %s', async (_case, password) => {
    const { email } = await newAccount(api)
    const answer = await newVisitor(api).login(email, password)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toEqual(failure)
    expect(answer.cookies).toEqual([])
  })

  test.each(['nobody@example.test', 'no address', '', '\0@example.test', "' or 1=1 --"])(
    'responds with the same 401 to the unknown address %j, after as many hashes as for a wrong password',
    async (email) => {
      hashing.count = 0
      const answer = await newVisitor(api).login(email, rightPassword)
      expect([answer.statusCode, answer.json(), hashing.count]).toEqual([401, failure, 1])
    },
  )

  test('refuses every password for an account without one', async () => {
    const email = 'google@example.test'
    await current().db.insert(users).values({ email, provider: 'google_oauth2', createdAt: testNow })
    expect((await newVisitor(api).login(email, rightPassword)).statusCode).toBe(401)
  })

  test('ignores the case of the address and the encoding of accents in the password', async () => {
    const { email } = await newAccount(api, { password: 'été à vélo'.normalize('NFD') })
    const answer = await newVisitor(api).login(` ${email.toUpperCase()} `, 'été à vélo'.normalize('NFC'))
    expect(answer.statusCode).toBe(200)
  })

  test('counts each sign-in, and replaces the session of the same browser alone', async () => {
    const { email, userId, cookie } = await newAccount(api)
    const visitor = newVisitor(api)
    const elsewhere = readCookie(await visitor.login(email, rightPassword))
    const renewed = readCookie(await visitor.login(email, rightPassword, cookie))
    const isAlive = async (headers: { cookie: string }) =>
      (await visitor.get('/auth/current/', headers)).json().jwt !== null
    expect(await isAlive(cookie)).toBe(false)
    expect(await isAlive(elsewhere)).toBe(true)
    expect(await isAlive(renewed)).toBe(true)
    const [account] = await current().db.select().from(users).where(eq(users.id, userId))
    expect(account?.signInCount).toBe(3)
  })

  test('refuses an invalid body in the format of a sign-in', async () => {
    const answer = await newVisitor(api).post('/auth/login/', { email: 'camille@example.test' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      error: expect.stringContaining('incomplète'),
      code: 'INVALID_REQUEST',
      token: null,
      fields: { password: 'Ce champ est obligatoire.' },
    })
  })

  describe('failed attempts', () => {
    test('delays attempts after five failures, increasingly, without hashing', async () => {
      const { email } = await newAccount(api)
      const visitor = newVisitor(api)
      hashing.count = 0
      expect(await failures(visitor, email, 7)).toEqual([401, 401, 401, 401, 401, 429, 429])
      expect(hashing.count).toBe(5)
      const waits: unknown[] = []
      for (let round = 0; round < 4; round += 1) {
        const refused = await visitor.login(email, rightPassword)
        expect(refused.json()).toMatchObject({ error: expect.any(String), code: 'RATE_LIMITED', token: null })
        const waitS = Number(refused.headers['retry-after'])
        waits.push(waitS)
        later(waitS * second)
        expect((await visitor.login(email, 'faux sommet')).statusCode).toBe(401)
      }
      expect(waits).toEqual([15, 30, 60, 120])
    })

    test('resets the failure count by a correct password after the delay', async () => {
      const { email } = await newAccount(api)
      const visitor = newVisitor(api)
      await failures(visitor, email, 6)
      later(15 * second)
      expect((await visitor.login(email, rightPassword)).statusCode).toBe(200)
      expect(await failures(visitor, email, 5)).toEqual([401, 401, 401, 401, 401])
    })

    test('delays attempts at an unknown account in the same way', async () => {
      const statuses = await failures(newVisitor(api), 'nobody-at-all@example.test', 6)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    })

    test('does not lock out other addresses after failures at one', async () => {
      const { email } = await newAccount(api)
      await failures(newVisitor(api), email, 8)
      expect((await newVisitor(api).login(email, rightPassword)).statusCode).toBe(200)
    })

    test('computes at most 30 hashes in 10 minutes for one address block', async () => {
      const visitor = newVisitor(api)
      hashing.count = 0
      const stuff = (round: string, count: number) =>
        Promise.all(
          Array.from({ length: count }, (_, index) =>
            visitor.login(`${round}${index}@example.test`, 'abcdef'),
          ),
        )
      const first = await stuff('first', 100)
      later(10 * minute - 1)
      const last = await stuff('last', 100)
      expect(hashing.count).toBe(30)
      const statuses = [...first, ...last].map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 401)).toHaveLength(30)
      expect(statuses.filter((status) => status === 429)).toHaveLength(170)
      later(1)
      expect((await visitor.login('after@example.test', 'abcdef')).statusCode).toBe(401)
    })

    test('accepts 120 attempts from one /48 in all', async () => {
      const tryAt = (host: number) =>
        api.inject({
          method: 'POST',
          url: '/api/v1/auth/login/',
          payload: { email: `network${host}@example.test`, password: 'abcdef' },
          remoteAddress: `2001:db8:77:${host.toString(16)}::1`,
        })
      const statuses: number[] = []
      for (let host = 0; host < 130; host += 1) statuses.push((await tryAt(host)).statusCode)
      expect(statuses.filter((status) => status === 401)).toHaveLength(120)
      expect(statuses.slice(120)).toEqual(Array(10).fill(429))
    })

    test('does not count a correct password as a failure while its block is limited', async () => {
      const { email } = await newAccount(api)
      const visitor = newVisitor(api)
      for (let n = 0; n < 30; n += 1) await visitor.login(`shut${n}@example.test`, 'abcdef')
      for (let n = 0; n < 6; n += 1) expect((await visitor.login(email, rightPassword)).statusCode).toBe(429)
      later(10 * minute)
      expect(await failures(visitor, email, 5)).toEqual([401, 401, 401, 401, 401])
    })

    test('does not count successful sign-ins against the limit of an office', async () => {
      const { email } = await newAccount(api)
      const visitor = newVisitor(api)
      for (let round = 0; round < 35; round += 1)
        expect((await visitor.login(email, rightPassword)).statusCode).toBe(200)
    })

    test('refuses attempts beyond 4 hashes and 40 queued ones without counting failures', async () => {
      const crowded = await testApi(current().db, {
        clock: () => now,
        env: { rateLimitFactor: 100 },
        argon2,
      })
      const { promise, resolve } = Promise.withResolvers<void>()
      Object.assign(hashing, { count: 0, mostAtOnce: 0, held: promise })
      let refusals = 0
      const answers = Array.from({ length: 50 }, async (_, index) => {
        const answer = await newVisitor(crowded).login(`crowd${index}@example.test`, 'abcdef')
        if (answer.statusCode !== 503) return answer.statusCode
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
        expect(answer.json()).toMatchObject({ code: 'OVERLOADED', token: null, error: expect.any(String) })
        refusals += 1
        if (refusals === 6) resolve()
        return answer.statusCode
      })
      const statuses = await Promise.all(answers)
      expect(statuses.filter((status) => status === 503)).toHaveLength(6)
      expect(statuses.filter((status) => status === 401)).toHaveLength(44)
      expect(hashing).toMatchObject({ count: 44, mostAtOnce: 4 })
      await crowded.close()
    })
  })

  test('creates no session if the password changes after its verification', async () => {
    const { email, bearer } = await newAccount(api)
    const { promise, resolve } = Promise.withResolvers<void>()
    Object.assign(hashing, { count: 0, held: promise })
    const login = newVisitor(api).login(email, rightPassword)
    await vi.waitUntil(() => hashing.count === 1)
    hashing.held = Promise.resolve()
    const change = { current_password: rightPassword, password: 'un autre sommet' }
    expect((await newVisitor(api).post('/auth/password/change', change, bearer)).statusCode).toBe(200)
    resolve()
    const answer = await login
    expect([answer.statusCode, answer.json()]).toEqual([401, failure])
  })

  test('stores the session as a hash', async () => {
    const { cookie } = await newAccount(api)
    const kept = await current().db.select().from(sessions)
    expect(JSON.stringify(kept)).not.toContain(cookie.cookie.replace('sid=', ''))
  })
})
