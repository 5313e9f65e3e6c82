import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { faultsBy } from '#tests/support/octoSchema.ts'
import { testApi } from '#tests/support/testApi.ts'

const all = 'octo/content, octo/pricing'

onDatabase('demo', (current) => {
  let api: Api
  let gateway: TestGateway
  let key: Record<string, string>
  beforeAll(async () => {
    api = await testApi(current().db)
    gateway = await startGateway(await api.listen({ host: '127.0.0.1', port: 0 }))
    key = (await resellerKey(current().db)).headers
  })
  afterAll(async () => {
    await gateway.close()
    await api.close()
  })

  async function call(path: string, { body, ...headers }: Record<string, string> = {}) {
    const answer = await fetch(`${gateway.url}/octo${path}`, {
      ...(body !== undefined && { method: 'POST', body }),
      headers: { ...key, 'content-type': 'application/json', ...headers },
    })
    return { status: answer.status, headers: answer.headers, body: JSON.parse(await answer.text()) }
  }
  const shaped = { 'octo-capabilities': all, 'accept-language': 'en' }

  test('serves a reseller from the supplier to the days of a product', async () => {
    const supplier = await call('/supplier', shaped)
    expect(faultsBy('Supplier', supplier.body)).toEqual([])
    expect(Object.fromEntries(supplier.headers)).toMatchObject({
      'octo-capabilities': all,
      'octo-env': 'live',
      'content-language': 'fr-FR',
      'available-languages': 'fr-FR',
      'cache-control': 'no-store',
    })
    expect(faultsBy('Capability', (await call('/capabilities')).body)).toEqual([])
    const products = await call('/products/', shaped)
    expect(products.body).toHaveLength(48)
    expect(faultsBy('Product', products.body)).toEqual([])
    const [{ id: productId, options }] = products.body
    expect((await call(`/products/${productId}`, shaped)).body).toEqual(products.body[0])
    const days = { localDateStart: '2027-03-11', localDateEnd: '2028-03-10' }
    const body = JSON.stringify({ productId, optionId: options[0].id, ...days })
    const calendar = await call('/availability/calendar', { ...shaped, body })
    const departures = await call('/availability', { ...shaped, body })
    expect(faultsBy('AvailabilityCalendar', calendar.body)).toEqual([])
    expect(faultsBy('Availability', departures.body)).toEqual([])
    const open = ({ status }: { status: string }) => status !== 'CLOSED'
    expect(departures.body.length).toBeGreaterThan(0)
    expect(calendar.body.filter(open)).toHaveLength(departures.body.filter(open).length)
  })

  const french = { errorMessage: expect.any(String) }
  test.each<[string, Record<string, string>, number, object]>([
    ['/products', { authorization: '' }, 401, { error: 'UNAUTHORIZED' }],
    ['/products', { authorization: 'Basic YTpi' }, 401, { error: 'UNAUTHORIZED' }],
    ['/products', { authorization: 'Bearer nothing' }, 401, { error: 'UNAUTHORIZED' }],
    ['/availability', { body: '{' }, 400, { error: 'BAD_REQUEST' }],
    ['/availability', { body: '{}' }, 400, { error: 'INVALID_PRODUCT_ID', productId: '' }],
    ['/availability', { body: '{"productId":"1"}' }, 400, { error: 'INVALID_OPTION_ID', optionId: '' }],
    ['/products/0', {}, 400, { error: 'INVALID_PRODUCT_ID', productId: '0' }],
    ['/products/%zz', {}, 400, { error: 'BAD_REQUEST' }],
    ['/nowhere', {}, 404, { error: 'BAD_REQUEST' }],
  ])('answers %s with %j by %i', async (path, headers, status, expected) => {
    const answer = await call(path, headers)
    expect([answer.status, answer.body]).toEqual([status, { ...french, ...expected }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('refuses a revoked key', async () => {
    const { headers } = await resellerKey(current().db, { revokedAt: new Date('2027-03-01T08:00:00Z') })
    expect(await call('/supplier', headers)).toMatchObject({ status: 403, body: { error: 'FORBIDDEN' } })
  })
})
