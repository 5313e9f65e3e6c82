import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/db/webhookTables.ts'
import { sealSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { claimDelivery } from '#api/modules/webhooks/deliveries.repository.ts'
import { createDispatcher } from '#api/modules/webhooks/dispatcher.ts'
import { claimMs, delaysMs } from '#api/modules/webhooks/schedule.domain.ts'
import { shownSecret } from '#api/modules/webhooks/signature.domain.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { type Receiver, startReceiver, verified, withStatus } from '#tests/support/webhookReceiver.ts'
import { newEndpoint } from '#tests/support/webhooks.ts'

const day = 24 * 3_600_000

onDatabase('demo', (current) => {
  let now = testNow
  let cleanups: (() => Promise<unknown>)[] = []
  const pass = (ms: number) => {
    now = new Date(now.getTime() + ms)
  }

  beforeEach(async () => {
    now = testNow
    await current().db.delete(webhookEndpoints)
    await current().db.delete(outbox)
  })
  afterEach(async () => {
    for (const cleanup of cleanups) await cleanup()
    cleanups = []
  })

  async function receiver(...args: Parameters<typeof startReceiver>): Promise<Receiver> {
    const started = await startReceiver(...args)
    cleanups.push(started.close)
    return started
  }

  function dispatcher(changes: Partial<Parameters<typeof createDispatcher>[0]> = {}) {
    const env = testEnv({ webhooksToLoopback: true, publicUrl: 'https://explora.example.test' })
    const deps = { db: current().db, clock: () => now, env, log: capturedLog().log }
    const { run, ended, stop } = createDispatcher({ ...deps, ...changes })
    const dispatchDue = () => run().then(ended)
    const begun = dispatchDue()
    cleanups.unshift(async () => {
      stop()
      await begun
    })
    return { dispatchDue, begun, stop }
  }

  const deliveries = () => current().db.select().from(webhookDeliveries).orderBy(webhookDeliveries.position)
  const endpoint = async (id: string) => {
    const [row] = await current().db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    return row
  }
  const until = vi.waitFor

  test('signs each event, in the order of the changes', async () => {
    const { db } = current()
    const { url, received } = await receiver()
    const { secret } = await newEndpoint(db, { url })
    const messages = [await newQuestion(db), await newQuestion(db), await newQuestion(db)]
    dispatcher()
    await until(() => expect(received).toHaveLength(3))
    const payloads = received.map((each) => verified(each, secret))
    expect(payloads.map(({ data }) => data)).toEqual(messages.map((id) => expect.objectContaining({ id })))
    expect(payloads[0]).toMatchObject({ type: 'message.posted', data: { expedition_id: '1' } })
    expect(new Set(received.map(({ id }) => id)).size).toBe(3)
    await until(async () =>
      expect(await deliveries()).toEqual(
        Array(3).fill(
          expect.objectContaining({ status: 'delivered', attempts: 1, failure: null, responseStatus: 204 }),
        ),
      ),
    )
  })

  test('repeats a failed delivery with the same id and body, until it arrives', async () => {
    const { db } = current()
    const { url, received, replyWith } = await receiver(withStatus(500))
    const { id, secret } = await newEndpoint(db, { url })
    await newQuestion(db)
    const { dispatchDue } = dispatcher()
    await until(async () => expect((await endpoint(id))?.firstFailedAt).toEqual(testNow))
    await dispatchDue()
    expect(received).toHaveLength(1)
    pass(delaysMs[0] ?? 0)
    replyWith(withStatus(200))
    await dispatchDue()
    expect(received).toHaveLength(2)
    const [first, second] = received
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body])
    if (second) verified(second, secret)
    expect((await endpoint(id))?.firstFailedAt).toBeNull()
    expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: 2 }])
  })

  test('gives a delivery up after ten attempts, and disables the endpoint after five days with a mail', async () => {
    const { db } = current()
    await staffMember(db, { role: 'owner', email: 'agnes.webhooks@example.test', firstName: 'Agnès' })
    const { url, port, received } = await receiver(withStatus(500))
    const { id } = await newEndpoint(db, { url })
    await newQuestion(db)
    const { dispatchDue } = dispatcher()
    for (const [failures, delayMs] of [...delaysMs, 0].entries()) {
      await until(async () => {
        await dispatchDue()
        const expected = { attempts: failures + 1, failure: 'status' }
        expect(await deliveries()).toMatchObject([expected])
      })
      pass(delayMs)
    }
    expect(received).toHaveLength(10)
    expect(await deliveries()).toMatchObject([{ status: 'failed', attempts: 10, nextAttemptAt: null }])
    expect((await endpoint(id))?.disabledAt).toBeNull()

    pass(2 * day)
    await newQuestion(db)
    await dispatchDue()
    expect((await endpoint(id))?.disabledReason).toBe('failing')
    expect(received).toHaveLength(11)
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, 'agnes.webhooks@example.test'))
    expect(mails).toMatchObject([{ subject: `Le webhook de 127.0.0.1:${port} est désactivé` }])
    expect(mails[0]?.text).toContain(`https://explora.example.test/agence/reglages/webhooks/${id}`)
    const [entry] = await db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    expect([entry?.action, entry?.actorKind]).toEqual(['webhook.disabled', 'system'])

    pass(10)
    await newQuestion(db)
    pass(day)
    await dispatchDue()
    expect(received).toHaveLength(11)
  })

  test('disables an endpoint that answers 410, at once', async () => {
    const { db } = current()
    const { url } = await receiver(withStatus(410))
    const { id } = await newEndpoint(db, { url })
    await newQuestion(db)
    dispatcher()
    await until(async () => expect((await endpoint(id))?.disabledReason).toBe('gone'))
  })

  test('delivers to others while an endpoint hangs', async () => {
    const { db } = current()
    const hanging = await receiver(() => undefined)
    const { url, received } = await receiver()
    const slow = await newEndpoint(db, { url: hanging.url })
    await newEndpoint(db, { url })
    await newQuestion(db)
    await newQuestion(db)
    const patient = dispatcher({ graceMs: 0 })
    await until(() => expect([received.length, hanging.received.length]).toEqual([2, 1]))
    expect((await endpoint(slow.id))?.firstFailedAt).toBeNull()
    patient.stop()
    await patient.begun
    pass(claimMs)
    dispatcher({ timeoutMs: 200 })
    await until(async () => {
      const rows = await deliveries()
      expect(rows.map(({ failure }) => failure)).toContain('timeout')
    })
  })

  test('delivers what a dead node had claimed, once the claim has expired', async () => {
    const { db } = current()
    const { url, received } = await receiver()
    const { id, secret } = await newEndpoint(db, { url })
    await newQuestion(db)
    const claimed = await claimDelivery(db, id, now)
    const { dispatchDue } = dispatcher()
    await dispatchDue()
    expect(received).toEqual([])
    pass(claimMs)
    await dispatchDue()
    expect(received[0]?.id).toBe(claimed?.delivery.eventId)
    if (received[0]) verified(received[0], secret)
    expect(await deliveries()).toMatchObject([{ status: 'delivered', attempts: 2 }])
  })

  test('leaves an attempt that a stop aborts to the next start', async () => {
    const { db } = current()
    const { url, received, replyWith } = await receiver(() => undefined)
    await newEndpoint(db, { url })
    await newQuestion(db)
    const first = dispatcher({ graceMs: 100 })
    await until(() => expect(received).toHaveLength(1))
    first.stop()
    await first.begun
    expect(await deliveries()).toMatchObject([{ status: 'pending', failure: null }])
    replyWith(withStatus(204))
    pass(claimMs)
    dispatcher()
    await until(() => expect(received).toHaveLength(2))
    expect(received[1]?.id).toBe(received[0]?.id)
  })

  test('signs with the former secret too, for a day', async () => {
    const { db } = current()
    const { url, received } = await receiver()
    const { id, secret: former } = await newEndpoint(db, { url })
    const stored = await endpoint(id)
    const current24 = Buffer.alloc(24, 7)
    await db
      .update(webhookEndpoints)
      .set({
        secretSealed: sealSecret(testEnv(), id, current24),
        formerSecretSealed: stored?.secretSealed ?? null,
        formerSecretUntil: new Date(testNow.getTime() + day),
      })
      .where(eq(webhookEndpoints.id, id))
    await newQuestion(db)
    const { dispatchDue } = dispatcher()
    await until(() => expect(received).toHaveLength(1))
    pass(day)
    await newQuestion(db)
    await dispatchDue()
    const [both, one] = received
    if (!both || !one) throw new Error('Two deliveries were expected.')
    for (const each of received) verified(each, shownSecret(current24))
    verified(both, former)
    expect(() => verified(one, former)).toThrow('No matching signature')
  })

  test.each([
    ['a closed network', { webhooksToLoopback: false }, {}, { failure: 'address', status: 'pending' }],
    [
      'another SESSION_SECRET',
      { sessionSecret: 'x'.repeat(32) },
      {},
      { failure: 'secret', status: 'pending' },
    ],
    ['a body above 64 kB', {}, { reference: 'x'.repeat(64 * 1024) }, { failure: 'size', status: 'failed' }],
  ])('sends nothing with %s', async (_, env, facts, expected) => {
    const { db } = current()
    const { url, received } = await receiver()
    const { id } = await newEndpoint(db, { url })
    await db.insert(webhookDeliveries).values({ endpointId: id, type: 'webhook.test', facts, at: now })
    dispatcher({ env: testEnv({ webhooksToLoopback: true, ...env }) })
    await until(async () => expect(await deliveries()).toMatchObject([expected]))
    expect(received).toEqual([])
  })
})
