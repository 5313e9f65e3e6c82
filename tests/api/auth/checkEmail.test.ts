import { beforeAll, expect, test } from 'vitest'
import { buildApi } from '#api/app.ts'
import { users } from '#api/db/accountTables.ts'
import type { Api } from '#api/deps.ts'
import { newAccount, newcomer, newVisitor } from '#tests/api/auth/visitor.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const minute = 60_000

onDatabase('empty', (current) => {
  let api: Api
  let now = testNow
  const log = capturedLog()
  beforeAll(async () => {
    const env = testEnv({ logLevel: 'info' })
    api = await buildApi({ ...current(), clock: () => now, env, logStream: log.stream })
    await current()
      .db.insert(users)
      .values([
        { email: 'g@example.test', provider: 'google_oauth2', createdAt: testNow },
        { email: 'F@example.test', provider: 'facebook', createdAt: testNow },
      ])
  })

  test('returns the provider of an account, and null without one', async () => {
    const { email } = await newAccount(api)
    const visitor = newVisitor(api)
    expect((await visitor.check(email)).json()).toEqual({ exists: 'email' })
    expect((await visitor.check('G@example.test')).json()).toEqual({ exists: 'google' })
    expect((await visitor.check('f@example.test')).json()).toEqual({ exists: 'facebook' })
    expect((await visitor.check(newcomer().email)).json()).toEqual({ exists: null })
  })

  test.each([
    '',
    'camille',
    'camille@',
    '@example.test',
    'a b@example.test',
    'a@b',
    '\0@example.test',
    `${'x'.repeat(300)}@e.fr`,
  ])('refuses the address %j', async (email) => {
    const answer = await newVisitor(api).check(email)
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.code).toBe('INVALID_EMAIL')
  })

  test('above ten checks a minute, reports a password for every address, and logs no address', async () => {
    const visitor = newVisitor(api)
    const answers: unknown[] = []
    for (let count = 0; count < 12; count += 1)
      answers.push((await visitor.check('g@example.test')).json().exists)
    expect(answers).toEqual([...Array(10).fill('google'), 'email', 'email'])
    now = new Date(now.getTime() + minute)
    expect((await visitor.check('g@example.test')).json()).toEqual({ exists: 'google' })
    const warnings = log.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40)
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toMatchObject({ blockHash: expect.any(String), emailHash: expect.any(String) })
    expect(JSON.stringify(warnings)).not.toContain('g@example.test')
    expect(JSON.stringify(warnings)).not.toContain(visitor.remoteAddress)
  })

  test('reveals at most 40 addresses an hour, by checks and sign-ups together', async () => {
    const inject = (path: string, payload: object, tail: number) =>
      api.inject({
        method: 'POST',
        url: `/api/v1/auth/${path}/`,
        payload,
        // Another address of the same household each time.
        remoteAddress: `2001:db8:1:2::${tail.toString(16)}`,
      })
    const start = now.getTime()
    const truths: number[] = []
    // As fast as the minute limit allows, at first and when the first attempts are an hour old.
    const minutes = [...Array(13).keys(), ...Array.from({ length: 14 }, (_, index) => 58 + index)]
    for (const at of minutes) {
      now = new Date(start + at * minute)
      const email = 'g@example.test'
      for (let tail = 0; tail < 4; tail += 1)
        if ((await inject('check-email', { email }, tail)).json().exists === 'google') truths.push(at)
      const signUp = await inject('signup', { ...newcomer(), email }, at)
      if (signUp.json().code === 'EMAIL_TAKEN') truths.push(at)
      else expect(signUp.statusCode).toBe(429)
    }
    const inHourFrom = (first: number) => truths.filter((at) => at >= first && at < first + 60).length
    expect(Math.max(...minutes.map(inHourFrom))).toBe(40)
    expect(truths).toHaveLength(80)
  })

  test('does not reveal by a sign-up past the limit whether the address is taken', async () => {
    const visitor = newVisitor(api)
    for (let count = 0; count < 10; count += 1) await visitor.check('g@example.test')
    const [forTaken, forFree] = [await visitor.signUp({ email: 'g@example.test' }), await visitor.signUp()]
    expect(forTaken.statusCode).toBe(429)
    expect(forFree.statusCode).toBe(429)
    expect(forTaken.json()).toEqual(forFree.json())
    const short = await visitor.signUp({ email: 'g@example.test', password: 'abc' })
    expect(short.json().errors).toEqual(['Password est trop court (au moins 6 caractères)'])
  })

  test('multiplies the limits by the factor', async () => {
    const office = await testApi(current().db, { clock: () => now, env: { rateLimitFactor: 2 } })
    const visitor = newVisitor(office)
    const answers: unknown[] = []
    for (let count = 0; count < 21; count += 1)
      answers.push((await visitor.check('g@example.test')).json().exists)
    expect(answers.filter((exists) => exists === 'google')).toHaveLength(20)
    await office.close()
  })
})
