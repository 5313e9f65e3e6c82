import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { loadAgency } from '#api/db/demo/agency.ts'
import { createMailer } from '#api/modules/mail/mailer.ts'
import { outboxRepository } from '#api/modules/mail/outbox.repository.ts'
import { type Mail, queueMail } from '#api/modules/mail/outbox.ts'
import { resetMail } from '#api/modules/mail/reset.mails.ts'
import { claimMs } from '#api/modules/mail/retry.domain.ts'
import { type MailServer, startMailServer } from '#tests/api/mail/smtpServer.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { freePort } from '#tests/support/postgres.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const link = 'https://explora.example.test/mot-de-passe/a-secret'
const letter: Mail = { recipient: 'lea@example.test', requestId: 'request-0001', ...resetMail(link) }

onDatabase('empty', (current) => {
  let now = testNow
  let cleanups: (() => Promise<unknown>)[] = []
  const captured = capturedLog()
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000)
  }
  const rows = () => current().db.select().from(outbox)

  function mailer(smtpUrl: string) {
    const env = testEnv({ smtpUrl, publicUrl: 'https://explora.example.test' })
    return createMailer({ db: current().db, clock: () => now, env, log: captured.log })
  }

  async function server(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
    const started = await startMailServer(...options)
    cleanups.push(started.close)
    return started
  }

  beforeEach(async () => {
    now = testNow
    captured.lines.length = 0
    await current().db.delete(outbox)
  })
  afterEach(async () => {
    for (const cleanup of cleanups) await cleanup()
    cleanups = []
  })

  test('delivers a mail as text and HTML', async () => {
    await loadAgency(current().db, now)
    const { url, received } = await server()
    await queueMail(current().db, letter, now)
    expect(await mailer(url).run()).toBe(1)
    const [row] = await rows()
    expect(row?.sentAt).toEqual(now)
    expect(received).toHaveLength(1)
    const [mail] = received
    expect(mail?.subject).toBe('Choisis un nouveau mot de passe')
    expect(mail?.to).toMatchObject({ text: 'lea@example.test' })
    expect(mail?.from?.text).toBe('"Explora" <ne-pas-repondre@explora.example.test>')
    expect(mail?.text).toContain(link)
    expect(mail?.html).toContain(`href="${link}"`)
    expect(mail?.text).toContain('60 minutes')
    expect(mail?.headers.get('x-request-id')).toBe('request-0001')
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(mail?.messageId).toBe(`<${row?.id}@explora.example.test>`)
  })

  test('delivers an attached text, and clears it once sent', async () => {
    const { url, received } = await server()
    const content = 'BEGIN:VCALENDAR\r\nSUMMARY:Été\r\nEND:VCALENDAR\r\n'
    const attachments = [{ filename: 'a.ics', contentType: 'text/calendar; charset=utf-8', content }]
    await queueMail(current().db, { ...letter, attachments }, now)
    await mailer(url).run()
    const [attached] = received[0]?.attachments ?? []
    expect(attached).toMatchObject({ filename: 'a.ics', contentType: 'text/calendar' })
    expect(attached?.content.toString()).toBe(content)
    expect((await rows())[0]?.attachments).toEqual([])
  })

  test('logs the file of a mail without a mail server', async () => {
    const env = testEnv({ dataDir: mkdtempSync(join(tmpdir(), 'explora-mailer-')) })
    await queueMail(current().db, letter, now)
    await createMailer({ db: current().db, clock: () => now, env, log: captured.log }).run()
    expect(captured.all()).toContain('mail written to a file')
    expect(captured.all()).not.toContain('mail sent')
  })

  test('clears the content of a sent mail, and deletes its row after seven days', async () => {
    const { url } = await server()
    await queueMail(current().db, { ...letter, headers: { 'List-Unsubscribe': `<${link}>` } }, now)
    await mailer(url).run()
    expect(JSON.stringify(await rows())).not.toContain('secret')
    expect((await rows())[0]).toMatchObject({ text: '', html: '', headers: {} })
    later(7 * 86_400 + 1)
    await outboxRepository(current().db).deleteOld(now)
    expect(await rows()).toEqual([])
  })

  test('never sends the mail of a failed transaction', async () => {
    const { url, received } = await server()
    const failing = current().db.transaction(async (tx) => {
      await queueMail(tx, letter, now)
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    expect(await mailer(url).run()).toBe(0)
    expect(received).toEqual([])
  })

  test('sends all mails once the server is available again', async () => {
    const port = await freePort()
    const { run } = mailer(`smtp://127.0.0.1:${port}`)
    for (let number = 0; number < 7; number++) await queueMail(current().db, letter, now)
    await run()
    expect(captured.lines).toHaveLength(7)
    const { received } = await server({ port })
    later(4)
    await run()
    later(1)
    await run()
    expect(received).toHaveLength(7)
    expect(captured.all()).toContain('"code":"ECONNREFUSED"')
    expect(captured.all()).not.toContain('lea@')
  })

  test('does not retry an unknown recipient, and keeps the mail for thirty days', async () => {
    const { url } = await server({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('<lea@example.test> unknown'), { responseCode: 550 })),
    })
    const { run } = mailer(url)
    await queueMail(current().db, letter, now)
    await run()
    expect((await rows())[0]?.givenUpAt).toEqual(now)
    expect(captured.all()).toContain('failed to send mail permanently')
    expect(captured.all()).toContain('request-0001')
    expect(captured.all()).not.toContain('lea@')
    later(86_400)
    expect(await run()).toBe(0)
    later(30 * 86_400 + 1)
    await outboxRepository(current().db).deleteOld(now)
    expect(await rows()).toEqual([])
  })

  test('retries a busy server', async () => {
    let refusals = 1
    const { url, received } = await server({
      onRcptTo: (_address, _session, done) =>
        done(refusals-- > 0 ? Object.assign(new Error('busy'), { responseCode: 450 }) : undefined),
    })
    const { run } = mailer(url)
    await queueMail(current().db, letter, now)
    await run()
    expect(captured.lines).toHaveLength(1)
    expect((await rows())[0]).toMatchObject({ attempts: 1, sentAt: null })
    later(5)
    await run()
    expect(received).toHaveLength(1)
  })

  test('sends 40 mails once from two nodes', async () => {
    const { url, received } = await server()
    for (let number = 0; number < 40; number++)
      await queueMail(current().db, { ...letter, subject: `Lettre ${number}` }, now)
    const sent = await Promise.all([mailer(url).run(), mailer(url).run()])
    expect((await rows()).every(({ sentAt }) => sentAt)).toBe(true)
    expect(sent[0] + sent[1]).toBe(40)
    expect(new Set(received.map(({ subject }) => subject)).size).toBe(40)
    expect(received).toHaveLength(40)
  })

  test('aborts a delivery to a silent server at a stop, and sends the mail after the next start', async () => {
    // The stop alone ends the delivery.
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal)
    const silent = await server({ onConnect: () => undefined })
    const { run, stop } = mailer(silent.url)
    await queueMail(current().db, letter, now)
    const running = run()
    await vi.waitFor(async () => expect((await rows())[0]?.attempts).toBe(1))
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    stop()
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
    await running
    deadline.mockRestore()
    expect((await rows())[0]).toMatchObject({ attempts: 1, sentAt: null })
    const { url, received } = await server()
    later(5)
    await mailer(url).run()
    expect(received).toHaveLength(1)
  })

  test('sends a mail that a dead node had claimed, once the claim has expired', async () => {
    const { url, received } = await server()
    await queueMail(current().db, letter, now)
    const [claimed] = await outboxRepository(current().db).claimDue(now)
    const { run } = mailer(url)
    expect(await run()).toBe(0)
    later(claimMs / 1000)
    await run()
    expect((await rows())[0]).toMatchObject({ id: claimed?.id, attempts: 2, text: '' })
    expect(received.map(({ messageId }) => messageId)).toEqual([`<${claimed?.id}@explora.example.test>`])
  })
})
