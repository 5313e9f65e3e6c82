import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Credentials, startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'

const current = product()
let agnes: Credentials
let remi: Credentials
let other: TestGateway
beforeAll(async () => {
  const signIn = async (firstName: string, isSteppedUp: boolean) => {
    const { headers } = await staffMember(current().db, { role: 'owner', firstName }, { isSteppedUp })
    return { bearer: headers.authorization.replace('Bearer ', '') }
  }
  agnes = await signIn('Agnès', true)
  remi = await signIn('Rémi', false)
  other = await startGateway(current().apiUrl)
})
afterAll(() => other.close())

type Key = Record<string, unknown>
type Payload = { key: Key | null; secret?: string; errors: { code: string; field: string | null }[] }

const fields =
  'key { id name prefix scopes isTest netPercent createdAt createdBy lastUsedAt revokedAt } errors { code field message }'

async function send(call: string, credentials = agnes, selection = fields): Promise<Payload> {
  const query = `mutation { answer: ${call} { ${selection} } }`
  const { data, errors } = await current().gateway.ask<{ answer: Payload }>(query, {}, credentials)
  expect(errors).toBeUndefined()
  return data.answer
}

async function findKeys(credentials = agnes): Promise<Key[] | null> {
  const query =
    '{ agency { settings { keys { id name prefix scopes isTest netPercent createdAt createdBy lastUsedAt revokedAt } } } }'
  const { data } = await current().gateway.ask<{ agency: { settings: { keys: Key[] } } }>(
    query,
    {},
    credentials,
  )
  return data.agency.settings.keys
}

const input = 'input: { name: "Klook", scopes: [OCTO], isTest: true, netPercent: 85 }'

test('creates a key, lists it without its secret, and revokes it', async () => {
  const { key, secret, errors } = await send(`agencyCreateKey(${input})`, agnes, `secret ${fields}`)
  expect(errors).toEqual([])
  expect(secret).toMatch(/^explora_test_[\w-]{43}$/)
  expect(key).toEqual({
    id: key?.id,
    name: 'Klook',
    prefix: secret?.slice(0, 21),
    scopes: ['OCTO'],
    isTest: true,
    netPercent: 85,
    createdAt: testNow.toISOString(),
    createdBy: 'Agnès',
    lastUsedAt: null,
    revokedAt: null,
  })
  expect(await findKeys(remi)).toContainEqual(key)
  const revoked = await send(`agencyRevokeKey(id: "${key?.id}", reason: "Contrat terminé")`)
  expect(revoked).toEqual({ key: { ...key, revokedAt: testNow.toISOString() }, errors: [] })
  expect(await send(`agencyRevokeKey(id: "${key?.id}", reason: "Encore")`)).toMatchObject({
    key: null,
    errors: [{ code: 'NOT_FOUND', field: 'id' }],
  })
})

test('refuses the next request with a revoked key, through another gateway too', async () => {
  const { key, secret } = await send(`agencyCreateKey(${input})`, agnes, `secret ${fields}`)
  const headers = { authorization: `Bearer ${secret}` }
  const supplier = async ({ url }: TestGateway) => (await fetch(`${url}/octo/supplier`, { headers })).status
  const nodes = [current().gateway, other]
  expect(await Promise.all(nodes.map(supplier))).toEqual([200, 200])
  await send(`agencyRevokeKey(id: "${key?.id}", reason: "Clé perdue")`)
  expect(await Promise.all(nodes.map(supplier))).toEqual([403, 403])
})

test.each([
  [`agencyCreateKey(${input})`, 'STEP_UP_REQUIRED', null, () => remi],
  ['agencyCreateKey(input: { name: " x ", scopes: [OCTO] })', 'INVALID_INPUT', 'name', () => agnes],
  ['agencyRevokeKey(id: "../staff", reason: "Perdue")', 'NOT_FOUND', 'id', () => agnes],
])('refuses %s with %s', async (call, code, field, caller) => {
  expect(await send(call, caller())).toMatchObject({ key: null, errors: [{ code, field }] })
})

test('lists the key of the demonstration', async () => {
  expect(await findKeys()).toContainEqual(
    expect.objectContaining({ name: 'Billetterie des Alpes', prefix: 'explora-demo-octo', createdBy: null }),
  )
})
