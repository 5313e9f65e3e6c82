import { afterEach, expect, test } from 'vitest'
import { buildApi } from '#api/app.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { startMailServer } from '#tests/api/mail/smtpServer.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const value = 'gateway-7f3a_0001'

onDatabase('empty', (current) => {
  const cleanUps: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  })

  async function start(changes: { smtpUrl?: string } = {}) {
    const log = capturedLog()
    const deps = { ...current(), clock: () => testNow, env: testEnv({ logLevel: 'info', ...changes }) }
    const api = await buildApi({ ...deps, logStream: log.stream })
    cleanUps.push(() => api.close())
    const listLines = (reqId: unknown) =>
      log.lines.map((line) => JSON.parse(line)).filter((line) => line.reqId === reqId)
    return { api, deps, listLines }
  }

  test('uses the id of the gateway in the response, each log line and the mail', async () => {
    const { url: smtpUrl, received, close } = await startMailServer()
    cleanUps.push(close)
    const { api, deps, listLines } = await start({ smtpUrl })
    const email = 'lea@example.test'
    await signedInAccount(deps.db, { email, passwordHash: 'not looked at' })
    const answer = await api.inject({
      method: 'POST',
      url: '/api/v1/auth/reset-password',
      headers: { 'x-request-id': value },
      payload: { email },
    })
    expect([answer.statusCode, answer.headers['x-request-id']]).toEqual([200, value])
    await createMailer({ ...deps, log: api.log }).run()
    expect(received.map((mail) => mail.headers.get('x-request-id'))).toEqual([value])
    expect(listLines(value).map((line) => line.msg)).toEqual([
      'incoming request',
      'request completed',
      'mail sent',
    ])
  })

  test.each(['', 'short', 'with space 1', 'x'.repeat(65), '{"level":60}', 'é'.repeat(8)])(
    'replaces the id « %s » with a generated one',
    async (bad) => {
      const { api, listLines } = await start()
      const { headers } = await api.inject({ url: '/api/v1/themes', headers: { 'x-request-id': bad } })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(listLines(headers['x-request-id'])).toHaveLength(2)
    },
  )

  test('returns the id in the header and the body of a refusal', async () => {
    const { api } = await start()
    const answer = await api.inject({ url: '/api/v1/user/', headers: { 'x-request-id': value } })
    expect([answer.headers['x-request-id'], answer.json().error.request_id]).toEqual([value, value])
  })
})
