import * as argon2 from '@node-rs/argon2'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { newAccount, newcomer, visitorOf } from '#tests/api/auth/visitor.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

const tolerableMs = 5
const warmUpPairs = 5
const minPairs = 40
const maxPairs = 240

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)
const median = (numbers: number[]) => sorted(numbers)[Math.floor(numbers.length / 2)] ?? Number.NaN

/** Half the width of the median's 99 % confidence interval, for any distribution (order statistics). */
function uncertaintyMs(numbers: number[]): number {
  const reach = Math.ceil(1.29 * Math.sqrt(numbers.length))
  const middle = Math.floor(numbers.length / 2)
  const [low, high] = [sorted(numbers)[middle - reach], sorted(numbers)[middle + reach]]
  return ((high ?? Number.POSITIVE_INFINITY) - (low ?? 0)) / 2
}

onBothDatabases('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db, { env: { rateLimitFactor: 10_000 }, argon2 })
  })

  async function timeOf(call: () => Promise<unknown>): Promise<number> {
    const start = performance.now()
    await call()
    return performance.now() - start
  }

  /**
   * Median of the differences within pairs, whose order alternates: other load slows both halves, and
   * interrupted pairs are outliers. Adds pairs until the interval is narrow enough.
   */
  async function medianDifferenceMs(
    known: () => Promise<unknown>,
    unknown: () => Promise<unknown>,
    pairs = maxPairs,
  ) {
    const differences: number[] = []
    for (let pair = 0; pair < warmUpPairs + pairs; pair += 1) {
      const [first, second] = pair % 2 === 0 ? [known, unknown] : [unknown, known]
      const firstMs = await timeOf(first)
      const secondMs = await timeOf(second)
      if (pair < warmUpPairs) continue
      differences.push(pair % 2 === 0 ? firstMs - secondMs : secondMs - firstMs)
      if (differences.length % minPairs === 0 && uncertaintyMs(differences) < tolerableMs / 2) break
    }
    return median(differences)
  }

  test('measures the time of one hash', async () => {
    const visitor = visitorOf(api)
    const { email } = newcomer()
    const difference = await medianDifferenceMs(
      () => visitor.login(email, 'faux sommet'),
      () => visitor.check(email),
      minPairs,
    )
    expect(difference).toBeGreaterThan(tolerableMs)
  }, 180_000)

  test('takes as long for a wrong password as for an unknown account', async () => {
    const { email } = await newAccount(api)
    const visitor = visitorOf(api)
    const none = newcomer().email
    const difference = await medianDifferenceMs(
      () => visitor.login(email, 'faux sommet'),
      () => visitor.login(none, 'faux sommet'),
    )
    expect(Math.abs(difference)).toBeLessThan(tolerableMs)
  }, 180_000)

  test('takes as long for a reset of an unknown account', async () => {
    const { email } = await newAccount(api)
    const visitor = visitorOf(api)
    const none = newcomer().email
    const ask = (to: string) => () => visitor.post('/auth/reset-password', { email: to })
    const difference = await medianDifferenceMs(ask(email), ask(none))
    expect(Math.abs(difference)).toBeLessThan(tolerableMs)
  }, 180_000)
})
