import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { and, asc, eq } from '#api/db/drizzle.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/db/webhookTables.ts'
import type { Api } from '#api/deps.ts'
import { openSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { shownSecret } from '#api/modules/webhooks/signature.domain.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { newEndpoint } from '#tests/support/webhooks.ts'

const url = 'https://receiver.example.test/hooks?token=1'

onDatabase('empty', (current) => {
  let api: Api
  let agnes: TestAccount
  let remi: TestAccount
  let claire: TestAccount
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    agnes = await staffMember(db, { role: 'owner', firstName: 'Agnès' }, { isSteppedUp: true })
    remi = await staffMember(db, { role: 'owner', firstName: 'Rémi' })
    claire = await staffMember(db, { permissions: ['bookings', 'messages'] }, { isSteppedUp: true })
  })
  beforeEach(async () => {
    await current().db.delete(webhookEndpoints)
  })

  type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
  async function call(method: Method, path = '', payload?: object, { headers } = agnes) {
    const target = `/api/v1/agency/webhooks${path}`
    const answer = await api.inject({ method, url: target, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
  }
  const stored = async (id: string) => {
    const [row] = await current().db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    if (!row) throw new Error('The endpoint is not stored.')
    return row
  }
  const findSecret = async (id: string) =>
    shownSecret(openSecret(testEnv(), id, (await stored(id)).secretSealed) ?? Buffer.alloc(0))
  const actions = async (id: string) => {
    const isOwn = and(eq(auditEntries.entity, 'webhook'), eq(auditEntries.entityId, id))
    const rows = await current().db.select().from(auditEntries).where(isOwn).orderBy(asc(auditEntries.id))
    return rows.map(({ action, label }) => [action, label])
  }

  test('adds one, shows its secret once, and stores it encrypted', async () => {
    const events = ['message.posted', 'departure.updated']
    const added = await call('POST', '', { url: ` ${url} `, events })
    expect(added.status).toBe(201)
    const { webhook, secret } = added.body
    expect(webhook).toMatchObject({
      url,
      events: events.toSorted(),
      version: 1,
      reseller_id: null,
      is_enabled: true,
      waiting_count: 0,
    })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/)
    expect(await findSecret(webhook.id)).toBe(secret)
    expect(Buffer.from((await stored(webhook.id)).secretSealed).toString('base64')).not.toContain(
      secret.slice(6),
    )
    const listed = await call('GET')
    expect(listed.body.webhooks).toEqual([webhook])
    expect(JSON.stringify(listed.body)).not.toContain('whsec_')
    expect(await actions(webhook.id)).toEqual([['webhook.created', 'receiver.example.test']])
    const written = await current()
      .db.select()
      .from(auditEntries)
      .where(eq(auditEntries.entityId, webhook.id))
    expect(JSON.stringify(written)).not.toContain('whsec_')
  })

  test.each([
    [{ url: 'http://127.0.0.1/' }, { url: expect.stringContaining('réseau privé') }],
    [{ url: 'https://user:secret@receiver.example.test/' }, { url: expect.stringContaining('mot de passe') }],
    [{ url: 'https://receiver.example.test:6379/' }, { url: expect.stringContaining('ports') }],
    [{ url: 'receiver' }, { url: expect.stringContaining('https://') }],
    [{ events: [] }, { events: expect.any(String) }],
    [{ events: ['message.posted', 'message.posted'] }, { events: expect.any(String) }],
    [{ reseller_id: '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11' }, { reseller_id: expect.any(String) }],
  ])('refuses %o', async (change, fields) => {
    const refused = await call('POST', '', { url, events: ['message.posted'], ...change })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'INVALID_FIELDS'])
    expect(refused.body.error.fields).toEqual(fields)
    expect(await current().db.select().from(webhookEndpoints)).toEqual([])
  })

  test('offers the resellers that sell, and serves one of them', async () => {
    const { db } = current()
    const name = `Randos ${current().engine}`
    const { resellerId } = await resellerKey(db, { name })
    const tester = await resellerKey(db, { name, test: true })
    const choices = (await call('GET')).body.resellers
    expect(choices).toContainEqual({ id: resellerId, name })
    expect(choices).not.toContainEqual({ id: tester.resellerId, name })
    const added = await call('POST', '', { url, events: ['message.posted'], reseller_id: resellerId })
    expect(added.body.webhook).toMatchObject({ reseller_id: resellerId, reseller_name: name })
  })

  test('saves one version once, and names the author of the other', async () => {
    const { id } = await newEndpoint(current().db)
    const change = { version: 1, events: ['message.posted'] }
    const saved = await call('PATCH', `/${id}`, change)
    expect([saved.status, saved.body.webhook.version, saved.body.secret]).toEqual([200, 2, null])
    const stale = await call('PATCH', `/${id}`, { version: 1, is_enabled: false })
    expect([stale.status, stale.body.current]).toEqual([
      409,
      expect.objectContaining({ changed_by: 'Agnès', events: ['message.posted'], version: 2 }),
    ])
    expect(await actions(id)).toEqual([['webhook.changed', 'receiver.example.test']])
  })

  test('renews the secret, and keeps the former one for a day', async () => {
    const { id, secret } = await newEndpoint(current().db)
    const renewed = await call('PATCH', `/${id}`, { version: 1, renew_secret: true })
    expect(renewed.body.secret).not.toBe(secret)
    expect(await findSecret(id)).toBe(renewed.body.secret)
    const { formerSecretSealed, formerSecretUntil } = await stored(id)
    expect(
      shownSecret(openSecret(testEnv(), id, formerSecretSealed ?? Buffer.alloc(0)) ?? Buffer.alloc(0)),
    ).toBe(secret)
    expect(formerSecretUntil).toEqual(new Date(testNow.getTime() + 24 * 3_600_000))
    expect(await actions(id)).toEqual([['webhook.secret_renewed', 'receiver.example.test']])
  })

  test('enables a failed one afresh, and disables it', async () => {
    const failing = { disabledAt: testNow, disabledReason: 'failing', firstFailedAt: testNow } as const
    const { id } = await newEndpoint(current().db, failing)
    const enabled = await call('PATCH', `/${id}`, { version: 1, is_enabled: true })
    expect(enabled.body.webhook).toMatchObject({
      is_enabled: true,
      disabled_reason: null,
      failing_since: null,
    })
    const disabled = await call('PATCH', `/${id}`, { version: 2, is_enabled: false })
    expect(disabled.body.webhook).toMatchObject({ is_enabled: false, disabled_reason: 'owner' })
  })

  test('queues a test, lists it, and delivers it again with the same id', async () => {
    const { db } = current()
    const { id } = await newEndpoint(db)
    const sent = await call('POST', `/${id}/test`)
    expect([sent.status, sent.body]).toMatchObject([
      201,
      { type: 'webhook.test', status: 'pending', attempts: 0 },
    ])
    const failed = {
      status: 'failed',
      attempts: 10,
      failure: 'status',
      responseStatus: 500,
      durationMs: 3,
    } as const
    await db.update(webhookDeliveries).set(failed)
    const [listed] = (await call('GET', `/${id}/deliveries`)).body.deliveries
    expect(listed).toMatchObject({ id: sent.body.id, status: 'failed', attempts: 10, response_status: 500 })
    const repeated = await call('POST', `/deliveries/${sent.body.id}/redeliver`)
    expect(repeated.body).toMatchObject({ status: 'pending', attempts: 0, event_id: sent.body.event_id })
    expect(await actions(id)).toEqual([
      ['webhook.tested', 'receiver.example.test'],
      ['webhook.redelivered', 'receiver.example.test'],
    ])
  })

  test('sends neither a test nor a delivery to a disabled one', async () => {
    const { db } = current()
    const { id } = await newEndpoint(db, { disabledAt: testNow, disabledReason: 'owner' })
    const row = { endpointId: id, type: 'webhook.test', facts: {}, at: testNow, status: 'failed' } as const
    const [delivery] = await db.insert(webhookDeliveries).values(row).returning()
    for (const path of [`/${id}/test`, `/deliveries/${delivery?.id}/redeliver`]) {
      const refused = await call('POST', path)
      expect([refused.status, refused.body.error.code]).toEqual([409, 'WEBHOOK_DISABLED'])
    }
  })

  test('pages through the deliveries, the newest first', async () => {
    const { db } = current()
    const { id } = await newEndpoint(db)
    const rows = Array.from({ length: 5 }, (_, index) => ({
      endpointId: id,
      type: 'webhook.test' as const,
      facts: {},
      at: new Date(testNow.getTime() + Math.floor(index / 2)),
    }))
    await db.insert(webhookDeliveries).values(rows)
    const seen: string[] = []
    let after = ''
    for (const _ of [1, 2, 3]) {
      const { body } = await call('GET', `/${id}/deliveries?first=2${after}`)
      seen.push(...body.deliveries.map((each: { at: string }) => each.at))
      after = `&after=${body.next}`
      if (body.next === null) break
    }
    expect(seen).toEqual(rows.map(({ at }) => at.toISOString()).toReversed())
  })

  test('removes one with its deliveries', async () => {
    const { db } = current()
    const { id } = await newEndpoint(db)
    await call('POST', `/${id}/test`)
    expect((await call('DELETE', `/${id}`)).status).toBe(204)
    expect(await db.select().from(webhookDeliveries)).toEqual([])
    expect((await call('DELETE', `/${id}`)).body.error.code).toBe('WEBHOOK_NOT_FOUND')
    expect((await actions(id)).at(-1)).toEqual(['webhook.removed', 'receiver.example.test'])
  })

  test('requires an owner, and a step-up for changes', async () => {
    const { id } = await newEndpoint(current().db)
    const input = { url, events: ['message.posted'] }
    for (const answer of [
      await call('POST', '', input, remi),
      await call('PATCH', `/${id}`, { version: 1, renew_secret: true }, remi),
      await call('DELETE', `/${id}`, undefined, remi),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([403, 'STEP_UP_REQUIRED'])
    expect((await call('GET', '', undefined, remi)).status).toBe(200)
    for (const answer of [
      await call('GET', '', undefined, claire),
      await call('POST', '', input, claire),
      await call('GET', `/${id}/deliveries`, undefined, claire),
    ])
      expect([answer.status, answer.body.error.code]).toEqual([403, 'MISSING_PERMISSION'])
    expect(await actions(id)).toEqual([])
  })
})
