import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { newAccount, newcomer, visitorOf } from '#tests/api/auth/visitor.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

const tolerableMs = 5

onBothDatabases('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db, { env: { rateLimitFactor: 10_000 } })
  })

  async function timeOf(call: () => Promise<unknown>): Promise<number> {
    const start = performance.now()
    await call()
    return performance.now() - start
  }

  /**
   * The median of the differences within pairs, each in turn first: what else the machine does meanwhile slows both halves of
   * a pair, and the few pairs it cuts in two are not in the middle.
   */
  async function medianDifferenceMs(
    known: () => Promise<unknown>,
    unknown: () => Promise<unknown>,
    pairs: number,
  ): Promise<number> {
    const differences: number[] = []
    for (let pair = 0; pair < pairs + 10; pair += 1) {
      const [first, second] = pair % 2 === 0 ? [known, unknown] : [unknown, known]
      const firstMs = await timeOf(first)
      const secondMs = await timeOf(second)
      differences.push(pair % 2 === 0 ? firstMs - secondMs : secondMs - firstMs)
    }
    // The first pairs warm up.
    const sorted = differences.slice(10).sort((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  }

  test('the measure sees one hash', async () => {
    const visitor = visitorOf(api)
    const { email } = newcomer()
    const difference = await medianDifferenceMs(
      () => visitor.login(email, 'faux sommet'),
      () => visitor.check(email),
      20,
    )
    expect(difference).toBeGreaterThan(tolerableMs)
  }, 60_000)

  test('a wrong password takes as long for an account as for none', async () => {
    const { email } = await newAccount(api)
    const visitor = visitorOf(api)
    const none = newcomer().email
    const difference = await medianDifferenceMs(
      () => visitor.login(email, 'faux sommet'),
      () => visitor.login(none, 'faux sommet'),
      80,
    )
    expect(Math.abs(difference)).toBeLessThan(tolerableMs)
  }, 60_000)

  test('so does the request for a new password', async () => {
    const { email } = await newAccount(api)
    const visitor = visitorOf(api)
    const none = newcomer().email
    const ask = (to: string) => () => visitor.post('/auth/reset-password', { email: to })
    const difference = await medianDifferenceMs(ask(email), ask(none), 200)
    expect(Math.abs(difference)).toBeLessThan(tolerableMs)
  }, 60_000)
})
