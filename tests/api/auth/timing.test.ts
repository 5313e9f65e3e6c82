import * as argon2 from '@node-rs/argon2'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { newAccount, newcomer, visitorOf } from '#tests/api/auth/visitor.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { medianDifference, minPairs, tolerableMs } from '#tests/support/pairedTimes.ts'
import { testApi } from '#tests/support/testApi.ts'

onOneDatabase('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db, { env: { rateLimitFactor: 10_000 }, argon2 })
  })

  test('measures the time of one hash', async () => {
    const visitor = visitorOf(api)
    const { email } = newcomer()
    const { medianMs } = await medianDifference(
      () => visitor.login(email, 'faux sommet'),
      () => visitor.check(email),
      minPairs,
    )
    expect(medianMs).toBeGreaterThan(tolerableMs)
  }, 180_000)

  test('takes as long for a wrong password as for an unknown account', async () => {
    const { email } = await newAccount(api)
    const visitor = visitorOf(api)
    const none = newcomer().email
    const { provenMs } = await medianDifference(
      () => visitor.login(email, 'faux sommet'),
      () => visitor.login(none, 'faux sommet'),
    )
    expect(provenMs).toBeLessThan(tolerableMs)
  }, 180_000)

  test('takes as long for a reset of an unknown account', async () => {
    const { email } = await newAccount(api)
    const visitor = visitorOf(api)
    const none = newcomer().email
    const ask = (to: string) => () => visitor.post('/auth/reset-password', { email: to })
    const { provenMs } = await medianDifference(ask(email), ask(none))
    expect(provenMs).toBeLessThan(tolerableMs)
  }, 180_000)
})
