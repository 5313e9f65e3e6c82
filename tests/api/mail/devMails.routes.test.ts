import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { simpleParser } from 'mailparser'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import type { ApiEnv } from '#api/env.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { resetMail } from '#api/modules/mail/reset.mails.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'explora-mails-'))
const folder = join(dataDir, 'outbox')
const link = 'https://explora.example.test/mot-de-passe/a-secret?a=1&b=2'

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

onDatabase('empty', (current) => {
  const env = testEnv({ dataDir, publicUrl: 'https://www.explora.example.test' })
  const send = () =>
    createMailer({ db: current().db, clock: () => testNow, env, log: capturedLog().log }).run()
  const findPage = async (env: Partial<ApiEnv>) => {
    const api = await testApi(current().db, { env: { dataDir, ...env } })
    const answer = await api.inject('/dev/mails')
    await api.close()
    return answer
  }
  const written = () => readdirSync(folder)

  beforeEach(() => rmSync(folder, { recursive: true, force: true }))
  afterEach(() => current().db.delete(outbox))

  test('writes each mail to a file readable by its owner, without a mail server', async () => {
    await queueMail(current().db, { recipient: 'lea@example.test', ...resetMail(link) }, testNow)
    await send()
    expect(written()).toHaveLength(1)
    expect((await current().db.select().from(outbox))[0]?.sentAt).toEqual(testNow)
    const [name = ''] = written()
    const [row] = await current().db.select().from(outbox)
    expect(name).toBe(`2027-03-10T09-00-00.000Z_${row?.id}.eml`)
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
    const mail = await simpleParser(readFileSync(join(folder, name)))
    expect(mail.messageId).toBe(`<${row?.id}@explora.example.test>`)
    expect(mail.text).toContain(link)
  })

  test('lists mails newest first, with links and escaped text', async () => {
    const { db } = current()
    const hostile = { recipient: '"><script>"@example.test', subject: '<b>Gras</b>', html: '', text: '' }
    await queueMail(db, { recipient: 'lea@example.test', ...resetMail(link) }, testNow)
    const text = `javascript:alert(1) <img src=x> https://explora.example.test/"onclick="x`
    await queueMail(db, { ...hostile, text }, new Date(testNow.getTime() - 1))
    expect(await send()).toBe(2)
    const { statusCode, body, headers } = await findPage({})
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(body.indexOf('Choisis un nouveau')).toBeLessThan(body.indexOf('&lt;b&gt;Gras'))
    expect(body).toContain('<a href="https://explora.example.test/mot-de-passe/a-secret?a=1&amp;b=2">')
    expect(body).toContain('<a href="https://explora.example.test/">')
    expect(body).not.toMatch(/<script|<img|<b>|href="javascript|onclick="x"/)
  })

  test('reports an empty mailbox', async () => {
    expect((await findPage({})).body).toContain('Aucun courriel')
  })

  test.each([
    ['in production', { isProduction: true }],
    ['with a mail server', { smtpUrl: 'smtp://127.0.0.1:1' }],
  ])('responds 404 for the page %s', async (_where, env) => {
    const { statusCode, headers } = await findPage(env)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('json')
  })
})
