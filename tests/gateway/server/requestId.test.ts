import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { startMailServer } from '#tests/api/mail/smtpServer.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { openTestDatabase } from '#tests/support/databases.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const mailLink = `mutation ($email: String!) { requestPasswordReset(email: $email) { ok } }`

test('uses one request id in the response and the logs of gateway, api and mailer', async () => {
  const { url: smtpUrl, received, close } = await startMailServer()
  const database = await openTestDatabase('PostgreSQL', 'empty')
  const { db, listen } = database
  const log = capturedLog()
  const env = { logLevel: 'info', smtpUrl }
  const api = await testApi(db, { listen, env, logStream: log.stream })
  const gateway = await startGateway(await api.listen({ host: '127.0.0.1', port: 0 }), { LOG_LEVEL: 'info' })
  const email = `${randomUUID()}@example.test`
  await signedInAccount(db, { email, passwordHash: 'not looked at' })

  const { headers, data } = await gateway.ask(mailLink, { email })
  await createMailer({ db, clock: () => testNow, env: testEnv(env), log: api.log }).run()
  await gateway.close()
  await api.close()
  await database.close()
  await close()

  const id = headers.get('x-request-id')
  const formatted = (lines: string[]) =>
    lines.map((line) => JSON.parse(line)).flatMap(({ reqId, msg }) => (reqId === id ? [msg] : []))
  expect(data).toEqual({ requestPasswordReset: { ok: true } })
  expect(formatted(gateway.logged().trim().split('\n'))).toEqual(['answered'])
  expect(formatted(log.lines)).toEqual(['incoming request', 'request completed', 'mail sent'])
  expect(received.map((mail) => mail.headers.get('x-request-id'))).toEqual([id])
})
