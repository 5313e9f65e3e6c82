import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

const detail = '/api/v1/expeditions/1'
const list = '/api/v1/expeditions/1/departures'

onDatabase('demo', (current) => {
  let api: Api
  let twin: Api
  beforeAll(async () => {
    api = await testApi(current().db)
    twin = await testApi(current().db)
  })
  afterAll(() => Promise.all([api.close(), twin.close()]))

  const get = (url: string, headers: Record<string, string> = {}) => api.inject({ url, headers })
  const fetchTag = async (url: string) => String((await get(url)).headers.etag)

  test.each([
    [detail, 30],
    [list, 5],
    ['/api/v1/expeditions/1/messages', 5],
    ['/api/v1/expeditions/1/reviews', 30],
    ['/api/v1/expeditions/details?ids=1,2', 30],
    ['/api/v1/reviews/stat', 30],
    ['/api/v1/filters/', 300],
  ])('allows caching of %s for %i s, then revalidation by its tag', async (url, seconds) => {
    const answer = await get(url)
    expect(answer.headers['cache-control']).toBe(`public, max-age=${seconds}`)
    expect(answer.headers.etag).toMatch(/^"[\w-]{43}"$/)
    const again = await get(url, { 'if-none-match': String(answer.headers.etag) })
    expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([304, '', undefined])
    expect([again.headers.etag, again.headers['cache-control']]).toEqual([
      answer.headers.etag,
      answer.headers['cache-control'],
    ])
  })

  test('allows caching of a search without a tag', async () => {
    const { headers } = await get('/api/v1/expeditions/search?q=lac', { 'if-none-match': '*' })
    expect([headers['cache-control'], headers.etag]).toEqual(['public, max-age=30', undefined])
  })

  test('computes the same tag on all nodes', async () => {
    expect((await twin.inject(detail)).headers.etag).toBe(await fetchTag(detail))
  })

  test.each([
    ['*', 304],
    ['W/<tag>', 304],
    ['"another", <tag>', 304],
    ['"another"', 200],
    ['', 200],
  ])('responds to If-None-Match: %s with %i', async (header, status) => {
    const value = header.replace('<tag>', await fetchTag(detail))
    expect((await get(detail, { 'if-none-match': value })).statusCode).toBe(status)
  })

  test('returns the new response for the tag of a changed one', async () => {
    const tag = await fetchTag(list)
    await current().db.update(departures).set({ priceCents: 12_300 })
    const answer = await get(list, { 'if-none-match': tag })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers.etag).not.toBe(tag)
    expect(answer.json()[0].price).toBe(123)
  })

  describe('does not allow caching of', () => {
    test.each(['/api/v1/expeditions/none', '/api/v1/nowhere', '/api/v1/reservations'])(
      'a refusal: %s',
      async (url) => {
        const { headers } = await get(url, { 'if-none-match': '*' })
        expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined])
      },
    )

    test.each([detail, '/api/v1/user/', '/api/v1/interests/'])(
      'a read of a signed-in account: %s',
      async (url) => {
        const { headers } = await signedInAccount(current().db)
        const answer = await get(url, { ...headers, 'if-none-match': '*' })
        expect([answer.statusCode, answer.headers['cache-control'], answer.headers.etag]).toEqual([
          200,
          'no-store',
          undefined,
        ])
      },
    )
  })
})
