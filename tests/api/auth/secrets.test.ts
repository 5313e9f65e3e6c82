import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { buildApi } from '#api/app.ts'
import { outbox } from '#api/db/accountTables.ts'
import { findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { newcomer, newVisitor, readCookie, type Visitor } from '#tests/api/auth/visitor.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts'
import { testEnv, testSecret } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const account = { ...newcomer(), password: 'sésame-du-sommet', first_name: 'Prénominédit', newsletter: true }
const wrongPassword = 'presque-le-sésame'
const newPassword = 'un-sésame-tout-neuf'
const phone = '+33612345678'

/** Runs all steps of an account's life; returns its secrets. */
async function live(visitor: Visitor, open: TestDatabase): Promise<string[]> {
  const { email, password } = account
  await visitor.check(email)
  const signedUp = await visitor.signUp(account)
  await visitor.signUp(account)
  const cookie = readCookie(signedUp)
  const { jwt } = (await visitor.get('/auth/current/', cookie)).json()
  const authorization = `Bearer ${jwt}`
  await visitor.patch('/user', { phone }, { authorization })
  await visitor.patch('/user', { phone: `${phone} or 1=1` }, { authorization })
  await visitor.get('/user/', { authorization, ...cookie })
  await visitor.login(email, wrongPassword)
  const signedIn = await visitor.login(email, password)
  await visitor.post('/auth/reset-password', { email })
  const letters = await open.db.select().from(outbox)
  const link = /mot-de-passe\/([\w-]{43})/.exec(letters.map(({ text }) => text).join())?.[1] ?? ''
  await visitor.post('/auth/reset-password/check', { token: link })
  await visitor.post('/auth/password', { token: link, password: 'court' })
  await visitor.post('/auth/password', { token: link, password: newPassword })
  await visitor.post('/auth/login/', { email: [email], password: { password } })
  const again = await visitor.login(email, newPassword)
  expect(again.statusCode).toBe(200)
  const cookies = [cookie, readCookie(signedIn), readCookie(again)].map(({ cookie: pair }) =>
    pair.slice('sid='.length),
  )
  const bearers = [signedUp.json().token, signedIn.json().token, again.json().token, jwt]
  return [password, wrongPassword, newPassword, 'court', link, ...cookies, ...bearers]
}

async function dump({ db }: TestDatabase): Promise<string> {
  const tables = await findRows<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      findRows(db, sql`select row_to_json(kept)::text from ${sql.identifier(name)} as kept`),
    ),
  )
  return JSON.stringify(rows)
}

/** A secret could be stored or logged as hexadecimal or base64 too. */
function listForms(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [secret, bytes.toString('hex'), bytes.toString('base64'), bytes.toString('base64url')]
}

describe.each(engines)('on %s', (engine) => {
  test('writes no secret to the log, nor to the database once mails are sent', async () => {
    const open = await openTestDatabase(engine, 'empty')
    const log = capturedLog()
    const dataDir = mkdtempSync(join(tmpdir(), 'explora-secrets-'))
    const env = testEnv({ logLevel: 'trace', dataDir, rateLimitFactor: 100 })
    const clock = () => testNow
    const api = await buildApi({ ...open, clock, env, logStream: log.stream })
    const secrets = await live(newVisitor(api), open)
    await createMailer({ db: open.db, clock, env, log: api.log }).run()
    const kept = await dump(open)

    expect(secrets.every((secret) => secret.length >= 5)).toBe(true)
    expect(kept).toContain(account.email)
    for (const secret of secrets.flatMap(listForms)) expect(kept).not.toContain(secret)

    expect(log.lines.length).toBeGreaterThan(20)
    const { email, first_name: firstName } = account
    const unspoken = [...secrets, email, firstName, phone, testSecret, '$argon2id$']
    for (const secret of unspoken.flatMap(listForms)) expect(log.all()).not.toContain(secret)
    const levels = log.lines.map((line) => JSON.parse(line).level)
    expect(Math.max(...levels)).toBeLessThan(50)

    await api.close()
    await open.close()
    rmSync(dataDir, { recursive: true })
  })

  test('logs a database failure as an error without the values of the query', async () => {
    const open = await openTestDatabase(engine, 'empty')
    const log = capturedLog()
    const api = await buildApi({
      ...open,
      clock: () => testNow,
      env: testEnv({ logLevel: 'trace' }),
      logStream: log.stream,
    })
    const visitor = newVisitor(api)
    const { token } = (await visitor.signUp(account)).json()
    await open.db.execute(sql`drop table sessions, mailed_secrets, outbox cascade`)
    const { email, password } = account
    const answers = [
      await visitor.login(email, password),
      await visitor.signUp(newcomer()),
      await visitor.get('/auth/current/', { cookie: 'sid=the-value-of-a-cookie' }),
      await visitor.get('/user/', { authorization: `Bearer ${token}` }),
      await visitor.post('/auth/reset-password', { email }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(500)
      expect(answer.body).not.toMatch(/select|insert|drizzle|node_modules/i)
    }
    expect(answers[0]?.json()).toMatchObject({ code: 'INTERNAL', token: null })
    expect(answers[4]?.json()).toEqual({ ok: false, code: 'INTERNAL' })
    const errors = log.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 50)
    expect(errors).toHaveLength(5)
    for (const { err } of errors) {
      expect(err).toMatchObject({ message: 'a query failed', cause: { code: '42P01' } })
      expect(err.stack).toMatch(/ at .*api\/modules|api\/plugins/)
    }
    for (const secret of [email, password, token, 'the-value-of-a-cookie', '$argon2id$'].flatMap(listForms))
      expect(log.all()).not.toContain(secret)
    await api.close()
    await open.close()
  })
})
