import * as argon2 from '@node-rs/argon2'
import Fastify from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { installKeys } from '#api/modules/keys/requireKey.ts'
import { installErrors } from '#api/plugins/errors.ts'
import { newAccount, newcomer, newVisitor } from '#tests/api/auth/visitor.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { medianDifference, minPairs, tolerableMs } from '#tests/support/pairedTimes.ts'
import { shortlistApi } from '#tests/support/shortlists.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('empty', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db, { env: { rateLimitFactor: 10_000 }, argon2 })
  })

  test('measures the time of one hash', async () => {
    const visitor = newVisitor(api)
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
    const visitor = newVisitor(api)
    const none = newcomer().email
    const { provenMs } = await medianDifference(
      () => visitor.login(email, 'faux sommet'),
      () => visitor.login(none, 'faux sommet'),
    )
    expect(provenMs).toBeLessThan(tolerableMs)
  }, 180_000)

  test('takes as long for a reset of an unknown account', async () => {
    const { email } = await newAccount(api)
    const visitor = newVisitor(api)
    const none = newcomer().email
    const ask = (to: string) => () => visitor.post('/auth/reset-password', { email: to })
    const { provenMs } = await medianDifference(ask(email), ask(none))
    expect(provenMs).toBeLessThan(tolerableMs)
  }, 180_000)
})

onDatabase('demo', (current) => {
  const lists = shortlistApi(current)

  test('takes as long for a deleted as for an unknown list', async () => {
    const { token: deleted, owner_key: key } = await lists.create()
    await lists.call('DELETE', `/${deleted}`, { key })
    const read = (token: string) => () => lists.call('GET', `/${token}`)
    const { provenMs } = await medianDifference(read(deleted), read('q7Zr1cXo5v8b0hYkz5uF6c'))
    expect(provenMs).toBeLessThan(tolerableMs)
  })

  test('refuses an unknown key in the time of a known prefix', async () => {
    const { key } = await resellerKey(current().db)
    const app = Fastify()
    installErrors(app)
    const deps = { db: current().db, clock: () => testNow, env: testEnv({ rateLimitFactor: 10_000 }) }
    app.get('/', { onRequest: installKeys(app, deps)('octo') }, () => 'open')
    const call = (sent: string) => async () =>
      app.inject({ url: '/', headers: { authorization: `Bearer ${sent}` } })
    const { provenMs } = await medianDifference(call(`${key}x`), call('explora_live_unknown'))
    expect(provenMs).toBeLessThan(tolerableMs)
  })
})
