import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { product } from '#tests/support/product.ts'

const publicExpedition =
  'query Trip($slug: String!) { expedition(slug: $slug) { name favouriteCount messages { body } } }'
const heart = '{ expedition(slug: "3") { id name isFavourite } }'
const hiddenAccount =
  'query { reviewStats { count } ...A } fragment A on Query { ...B } fragment B on Query { account: me { email } }'
const longAccount = '{ me { email } expeditions { nodes { name summary } } }'
const two = 'query One { expedition(slug: "1") { name } } query Two { expedition(slug: "2") { name } }'
const computeHash = (text: string) => createHash('sha256').update(text).digest('hex')

const current = product()
let gateway: TestGateway
const accounts: { bearer: string; email: string }[] = []
beforeAll(async () => {
  const texts = [publicExpedition, heart, hiddenAccount, longAccount]
  // Compiled from the start, so that the first response is cached already; the feed, once connected, empties the cache.
  gateway = await startListening(
    current().apiUrl,
    {},
    Object.fromEntries(texts.map((text) => [computeHash(text), text])),
  )
  for (const email of ['a@example.test', 'b@example.test']) {
    const { headers } = await signedInAccount(current().db, { email })
    accounts.push({ bearer: headers.authorization.replace('Bearer ', ''), email })
  }
})
afterAll(() => gateway.close())
beforeEach(() => void current().calls())

const get = async (query: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const written = Object.entries(query).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  const response = await fetch(`${gateway.url}/graphql?${new URLSearchParams(written)}`, {
    headers: { 'apollo-require-preflight': '1', ...headers },
  })
  const body: { data?: unknown; errors?: { extensions: { code: string } }[] } = JSON.parse(
    await response.text(),
  )
  return { status: response.status, headers: response.headers, body }
}

test('never sends the cached response of one expedition for another', async () => {
  const fetchName = async (slug: string) => {
    const { data } = await gateway.ask<{ expedition: { name: string } }>(publicExpedition, { slug })
    return data.expedition.name
  }
  const first = [await fetchName('1'), await fetchName('2'), await fetchName('1'), await fetchName('2')]
  expect(first[0]).toBe(first[2])
  expect(first[1]).toBe(first[3])
  expect(first[0]).not.toBe(first[1])
})

test('compresses a long personal response, and leaves it out of every cache', async () => {
  const [account] = accounts
  const signedIn = { authorization: `Bearer ${account?.bearer}`, 'accept-encoding': 'gzip, br' }
  const { headers, body } = await get({ query: longAccount }, signedIn)
  expect(body).toMatchObject({ data: { me: { email: account?.email } } })
  expect(headers.get('content-encoding')).toBe('br')
  expect(headers.get('cache-control')).toBe('private, no-store')
  expect((await get({ query: longAccount }, { ...signedIn, 'accept-encoding': 'identity' })).body).toEqual(
    body,
  )
})

test('makes no REST call for a cached response', async () => {
  await gateway.ask(publicExpedition, { slug: '5' })
  expect(current().calls()).toHaveLength(2)
  await gateway.ask(publicExpedition, { slug: '5' })
  expect(current().calls()).toEqual([])
})

test('never caches an aliased account inside fragments', async () => {
  const emails = []
  for (const credentials of [accounts[0], accounts[1], undefined, accounts[0], undefined]) {
    const { data, headers } = await gateway.ask<{ account: { email: string } | null }>(
      hiddenAccount,
      {},
      credentials,
    )
    emails.push(data.account?.email)
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
  expect(emails).toEqual(['a@example.test', 'b@example.test', undefined, 'a@example.test', undefined])
})

test('never caches isFavourite', async () => {
  await gateway.ask(
    'mutation { setFavourite(expeditionId: "3", favourite: true) { errors { code } } }',
    {},
    accounts[0],
  )
  const hearts = []
  for (const credentials of [accounts[0], accounts[1], undefined, accounts[0], undefined]) {
    const { data, headers } = await gateway.ask<{ expedition: { isFavourite: boolean } }>(
      heart,
      {},
      credentials,
    )
    hearts.push(data.expedition.isFavourite)
    expect(headers.get('cache-control')).toBe('private, no-store')
  }
  expect(hearts).toEqual([true, false, false, true, false])
})

test('caches each operation of a document separately', async () => {
  const ask = async (operationName?: string) =>
    (await get({ query: two, ...(operationName && { operationName }) })).body
  const names = []
  for (let round = 0; round < 5; round++) names.push(JSON.stringify([await ask('One'), await ask('Two')]))
  expect(new Set(names).size).toBe(1)
  expect(await ask('One')).not.toEqual(await ask('Two'))
  expect((await ask()).errors?.[0]?.extensions.code).toBe('OPERATION_RESOLUTION_FAILURE')
  expect((await ask('Three')).errors?.[0]?.extensions.code).toBe('OPERATION_RESOLUTION_FAILURE')
})

test.each(['1', 'balcons-de-la-vanoise'])(
  'a message shows in the next answer, by id and by slug: posted to %s',
  async (key) => {
    const bodies = async (slug: string) =>
      JSON.stringify((await gateway.ask(publicExpedition, { slug })).data)
    const body = `Posé à ${key}, le ${Date.now()}`
    for (const slug of ['1', 'balcons-de-la-vanoise']) expect(await bodies(slug)).not.toContain(body)
    const post =
      'mutation ($key: ID!, $body: String!) { postMessage(expeditionId: $key, body: $body) { expedition { messages { body } } errors { code } } }'
    const { data } = await gateway.ask(post, { key, body }, accounts[0])
    expect(JSON.stringify(data)).toContain(body)
    for (const slug of ['1', 'balcons-de-la-vanoise']) expect(await bodies(slug)).toContain(body)
  },
)

test.each(['2', 'traversee-des-hauts-plateaux-du-vercors'])(
  'a favourite counts in the next answer, by id and by slug: %s',
  async (key) => {
    const fetchCount = async (slug: string) => {
      const { data } = await gateway.ask<{ expedition: { favouriteCount: number } }>(publicExpedition, {
        slug,
      })
      return data.expedition.favouriteCount
    }
    const set =
      'mutation ($key: ID!, $is: Boolean!) { setFavourite(expeditionId: $key, favourite: $is) { expedition { favouriteCount coverImage { url } countries { code } } errors { code } } }'
    const before = await fetchCount('2')
    for (const [is, count] of [
      [true, before + 1],
      [true, before + 1],
      [false, before],
    ] as const) {
      const { data, errors } = await gateway.ask(set, { key, is }, accounts[1])
      expect(errors).toBeUndefined()
      const expedition = {
        favouriteCount: count,
        coverImage: { url: expect.any(String) },
        countries: [{ code: 'FR' }],
      }
      expect(data).toEqual({ setFavourite: { expedition: expedition, errors: [] } })
      for (const slug of ['2', 'traversee-des-hauts-plateaux-du-vercors'])
        expect(await fetchCount(slug)).toBe(count)
    }
  },
)

test.each([
  ['{ expedition(slug: "1") { name } }', 'public, max-age=60'],
  ['{ expedition(slug: "1") { name departures { id } } }', 'public, max-age=10'],
  ['{ filters { maxCountries } }', 'public, max-age=3600'],
  ['{ __typename }', 'private, no-store'],
  ['{ me { id } }', 'private, no-store'],
  ['{ expedition(slug: "1") { isFavourite } }', 'private, no-store'],
  ['{ expedition(slug: "1") { reviews(first: 0) { totalCount } } }', 'private, no-store'],
])('GET %s: %s', async (query, cacheControl) => {
  for (let use = 0; use < 5; use++) {
    const { status, headers } = await get({ query })
    expect([status, headers.get('cache-control')]).toEqual([200, cacheControl])
    expect(headers.get('vary')).toContain('Accept-Encoding')
    expect(headers.get('vary')).toContain('Origin')
  }
})

test('finds an operation by its hash once it was sent with it', async () => {
  const query = '{ reviewStats { average } }'
  const persistedQuery = { version: 1, sha256Hash: computeHash(query) }
  const unknown = await get({ extensions: { persistedQuery } })
  expect(unknown.body.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
  expect(unknown.headers.get('cache-control')).toBe('private, no-store')
  expect((await get({ query, extensions: { persistedQuery } })).body.data).toBeDefined()
  for (let use = 0; use < 4; use++) {
    const known = await get({ extensions: { persistedQuery } })
    expect(known.body).toEqual({ data: { reviewStats: { average: expect.any(Number) } } })
    expect(known.headers.get('cache-control')).toBe('public, max-age=60')
  }
})

test('rejects a hash that does not match its text', async () => {
  const persistedQuery = { version: 1, sha256Hash: computeHash('something else') }
  await get({ query: '{ me { id } }', extensions: { persistedQuery } })
  const later = await get({ extensions: { persistedQuery } })
  expect(later.body.errors?.[0]?.extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND')
})

test('refuses a mutation by GET', async () => {
  const { status } = await get({ query: 'mutation { logout { ok } }' })
  expect(status).toBeGreaterThanOrEqual(400)
})
