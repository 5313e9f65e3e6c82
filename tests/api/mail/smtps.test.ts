import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { resetMail } from '#api/modules/mail/reset.mails.ts'
import { type MailServer, startMailServer } from '#tests/api/mail/smtpServer.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

let database: TestDatabase
let server: MailServer
beforeAll(async () => {
  database = await openTestDatabase('PostgreSQL', 'empty')
  server = await startMailServer({
    secure: true,
    // Silences the warning about its self-signed certificate.
    logger: false,
    disabledCommands: [],
    onAuth: ({ username, password }, _session, done) =>
      username === 'explora' && password === 'p@ss' ? done(null, { user: 1 }) : done(new Error('no')),
  })
})
afterAll(async () => {
  await server.close()
  await database.close()
})

/** Sends one mail and returns its result. */
async function send(smtpUrl: string) {
  const captured = capturedLog()
  await database.db.delete(outbox)
  await queueMail(database.db, { recipient: 'lea@example.test', ...resetMail('https://x.test/a') }, testNow)
  const mailer = createMailer({
    db: database.db,
    clock: () => testNow,
    env: testEnv({ smtpUrl }),
    log: captured.log,
  })
  await mailer.run()
  return captured.all()
}

const withUser = (user: string, end = '') => server.url.replace('smtp://', `smtps://${user}@`) + end

test('sends over TLS with a user and a password', async () => {
  const log = await send(withUser('explora:p%40ss', '/?tls.rejectUnauthorized=false'))
  expect(log).not.toContain('failed to send mail')
  expect(log).not.toMatch(/p@ss|p%40ss|lea@/)
  expect(server.received).toHaveLength(1)
})

test.each([
  ['an untrusted certificate', () => withUser('explora:p%40ss'), '"code":"'],
  ['a wrong password', () => withUser('explora:x', '/?tls.rejectUnauthorized=false'), '"responseCode":535'],
])('%s: sends nothing and retains the mail', async (_what, smtpUrl, logged) => {
  const before = server.received.length
  const log = await send(smtpUrl())
  expect(log).toContain(logged)
  expect(log).toContain('failed to send mail, will retry')
  expect(log).not.toMatch(/p@ss|p%40ss|lea@/)
  expect(server.received).toHaveLength(before)
  expect(await database.db.select().from(outbox)).toMatchObject([{ sentAt: null, attempts: 1 }])
})
