import { beforeAll, expect, test } from 'vitest'
import { auditEntries } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { apiKeys, resellers } from '#api/db/keyTables.ts'
import type { Api } from '#api/deps.ts'
import { createKey, listKeys, revokeKey } from '#api/modules/agency/apiKeys/apiKeyChanges.ts'
import { hashOfSecret } from '#api/modules/auth/secrets.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { type StaffMember, staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  let agnes: StaffMember
  beforeAll(async () => {
    api = await testApi(current().db)
    agnes = await staffMember(current().db, { role: 'owner', firstName: 'Agnès' }, { isSteppedUp: true })
  })

  async function call(method: 'GET' | 'POST', path = '', payload?: object, { headers } = agnes) {
    const answer = await api.inject({
      method,
      url: `/api/v1/agency/keys${path}`,
      headers,
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const toEntries = (id: string) =>
    current().db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(auditEntries.id)
  const klook = { name: ' Klook ', scopes: ['octo'], net_percent: 85 }

  test('creates a key that is shown once, and stores its hash alone', async () => {
    const { status, body } = await call('POST', '', klook)
    expect(status).toBe(201)
    const { key, secret } = body
    expect(key).toEqual({
      id: key.id,
      name: 'Klook',
      prefix: secret.slice(0, 21),
      scopes: ['octo'],
      is_test: false,
      net_percent: 85,
      created_at: testNow.toISOString(),
      created_by: 'Agnès',
      last_used_at: null,
      revoked_at: null,
    })
    const [row] = await current().db.select().from(apiKeys).where(eq(apiKeys.id, key.id))
    expect(Buffer.from(row?.hash ?? [])).toEqual(Buffer.from(hashOfSecret(secret)))
    const list = await call('GET')
    expect(list.body.keys).toContainEqual(key)
    expect(JSON.stringify([list.body, await toEntries(key.id)])).not.toContain(secret)
    expect(await toEntries(key.id)).toMatchObject([
      { action: 'key.created', actorId: agnes.userId, label: `Klook (${key.prefix}…)` },
    ])
  })

  test('gives further keys of a name to its reseller, and test keys to another one', async () => {
    const name = 'Bókun'
    const input = { name, scopes: ['octo'] }
    await call('POST', '', { ...input, net_percent: 80 })
    const second = (await call('POST', '', input)).body.key
    const tested = (await call('POST', '', { ...input, is_test: true })).body.key
    expect([second.net_percent, tested.net_percent]).toEqual([80, null])
    expect(tested.prefix).toMatch(/^explora_test_/)
    const rows = await current().db.select().from(resellers).where(eq(resellers.name, name))
    expect(rows.map((row) => row.test).toSorted()).toEqual([false, true])
  })

  test('revokes a key once, with its reason', async () => {
    const { key } = (await call('POST', '', klook)).body
    const revoked = await call('POST', `/${key.id}/revoke`, { reason: 'Contrat terminé' })
    expect(revoked).toEqual({ status: 200, body: { ...key, revoked_at: testNow.toISOString() } })
    expect((await call('POST', `/${key.id}/revoke`, { reason: 'Encore' })).body.error.code).toBe(
      'KEY_NOT_FOUND',
    )
    expect(await toEntries(key.id)).toMatchObject([
      { action: 'key.created' },
      {
        action: 'key.revoked',
        reason: 'Contrat terminé',
        before: { revoked: false },
        after: { revoked: true },
      },
    ])
    expect((await call('GET')).body.keys.at(-1)).toMatchObject({
      id: key.id,
      revoked_at: testNow.toISOString(),
    })
  })

  test('refuses the next request with a revoked key, on another node too', async () => {
    const other = await testApi(current().db)
    const { key, secret } = (await call('POST', '', klook)).body
    const supplier = async (node: Api) =>
      (await node.inject({ url: '/octo/supplier', headers: { authorization: `Bearer ${secret}` } }))
        .statusCode
    expect([await supplier(api), await supplier(other)]).toEqual([200, 200])
    await call('POST', `/${key.id}/revoke`, { reason: 'Clé perdue' })
    expect([await supplier(other), await supplier(api)]).toEqual([403, 403])
    await other.close()
  })

  test.each<[object, string]>([
    [{ ...klook, name: '  x ' }, 'INVALID_FIELDS'],
    [{ ...klook, name: 'a\u0000b' }, 'INVALID_FIELDS'],
    [{ ...klook, scopes: [] }, 'INVALID_REQUEST'],
    [{ ...klook, scopes: ['octo', 'octo'] }, 'INVALID_REQUEST'],
    [{ ...klook, scopes: ['everything'] }, 'INVALID_REQUEST'],
    [{ ...klook, net_percent: 0 }, 'INVALID_REQUEST'],
    [{ ...klook, hash: 'x' }, 'INVALID_REQUEST'],
  ])('refuses %o', async (input, code) => {
    const before = await current().db.$count(apiKeys)
    expect((await call('POST', '', input)).body.error.code).toBe(code)
    expect(await current().db.$count(apiKeys)).toBe(before)
  })

  test('refuses a revocation without a reason', async () => {
    const [key] = await listKeys(current().db)
    const { body } = await call('POST', `/${key?.id}/revoke`, { reason: ' \n x' })
    expect(body.error.fields).toEqual({ reason: 'Écris la raison, en trois caractères au moins.' })
  })

  test('requires an owner, and a step-up to create or revoke', async () => {
    const db = current().db
    const [key] = await listKeys(db)
    const owner = await staffMember(db, { role: 'owner' })
    const claire = await staffMember(db, { permissions: ['bookings', 'money'] }, { isSteppedUp: true })
    const calls = (member: StaffMember) =>
      Promise.all([
        call('GET', '', undefined, member),
        call('POST', '', klook, member),
        call('POST', `/${key?.id}/revoke`, { reason: 'Perdue' }, member),
      ])
    expect((await calls(owner)).map(({ body }) => body.error?.code)).toEqual([
      undefined,
      'STEP_UP_REQUIRED',
      'STEP_UP_REQUIRED',
    ])
    for (const { body } of await calls(claire)) expect(body.error.code).toBe('MISSING_PERMISSION')
  })

  test('is no bearer of an account', async () => {
    const { secret } = (await call('POST', '', klook)).body
    const headers = { authorization: `Bearer ${secret}` }
    for (const url of ['/api/v1/users/me', '/api/v1/agency/keys'])
      expect([401, 404]).toContain((await api.inject({ url, headers })).statusCode)
  })

  test('creates and revokes from the command line, by prefix', async () => {
    const deps = { db: current().db, clock: () => testNow }
    const actor = { kind: 'command_line' } as const
    const { key } = await createKey(deps, actor, { name: 'Peek', scopes: ['octo'] })
    const { prefix } = key
    expect(key).toMatchObject({ created_by: null, net_percent: null })
    await revokeKey(deps, actor, { prefix, reason: 'Ligne de commande' })
    await expect(revokeKey(deps, actor, { prefix, reason: 'Encore' })).rejects.toMatchObject({
      code: 'KEY_NOT_FOUND',
    })
    const entries = await toEntries(key.id)
    expect(entries.map(({ actorKind, action }) => [actorKind, action])).toEqual([
      ['command_line', 'key.created'],
      ['command_line', 'key.revoked'],
    ])
  })
})
