import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { octoCalls } from '#tests/support/octoCalls.ts'
import { testApi } from '#tests/support/testApi.ts'

const july = { localDateStart: '2027-07-01', localDateEnd: '2027-07-31' }

onDatabase('demo', (current) => {
  let api: Api
  let key: Record<string, string>
  beforeAll(async () => {
    api = await testApi(current().db)
    key = (await resellerKey(current().db)).headers
  })
  afterAll(() => api.close())

  const { post } = octoCalls(
    () => api,
    () => key,
  )
  const ask = (path: string, body: object, capabilities: string) =>
    post(path, { productId: '1', optionId: 'DEFAULT', ...body }, capabilities)
  const check = (body: object, capabilities = '') => ask('/availability', body, capabilities)
  const calendar = (body: object, capabilities = '') => ask('/availability/calendar', body, capabilities)

  const bad = { error: 'BAD_REQUEST', errorMessage: expect.any(String) }
  const id = '2027-07-03T00:00:00+02:00'
  test.each<[string, object, object]>([
    ['no dates', {}, bad],
    ['half a pair', { localDateStart: '2027-07-01' }, bad],
    ['two ways', { ...july, localDate: '2027-07-03' }, bad],
    ['days and ids', { localDate: '2027-07-03', availabilityIds: [id] }, bad],
    ['an unreadable date', { localDate: '03/07/2027' }, bad],
    ['an impossible date', { localDate: '2027-02-30' }, bad],
    ['an end before its start', { localDateStart: '2027-07-31', localDateEnd: '2027-07-01' }, bad],
    ['a span over one year', { localDateStart: '2027-07-01', localDateEnd: '2028-07-02' }, bad],
    ['no ids', { availabilityIds: [] }, bad],
    ['101 ids', { availabilityIds: Array(101).fill(id) }, bad],
    ['a number as a date', { localDate: 20270703 }, bad],
    ['a number as a product', { ...july, productId: 1 }, bad],
    ['a quantity in words', { ...july, units: [{ id: 'adult', quantity: '2' }] }, bad],
    ['half a traveller', { ...july, units: [{ id: 'adult', quantity: 1.5 }] }, bad],
    ['fewer than nobody', { ...july, units: [{ id: 'adult', quantity: -1 }] }, bad],
    ['a unit without quantity', { ...july, units: [{ id: 'adult' }] }, bad],
    ['another currency', { ...july, currency: 'USD' }, bad],
    [
      'an unknown product',
      { ...july, productId: '999999' },
      { error: 'INVALID_PRODUCT_ID', productId: '999999' },
    ],
    ['an unknown option', { ...july, optionId: 'x' }, { error: 'INVALID_OPTION_ID', optionId: 'x' }],
    [
      'an unknown unit',
      { ...july, units: [{ id: 'senior', quantity: 1 }] },
      { error: 'INVALID_UNIT_ID', unitId: 'senior' },
    ],
    ['no product', { ...july, productId: undefined }, { error: 'INVALID_PRODUCT_ID', productId: '' }],
    ['no option', { ...july, optionId: undefined }, { error: 'INVALID_OPTION_ID', optionId: '' }],
    [
      'an unknown product before its dates',
      { productId: 'x' },
      { error: 'INVALID_PRODUCT_ID', productId: 'x' },
    ],
  ])('refuses %s', async (_case, body, expected) => {
    const answer = await check(body, 'octo/pricing')
    expect([answer.status, answer.body]).toMatchObject([400, expected])
  })

  test.each<[string, object]>([
    ['no dates', {}],
    ['one day', { localDate: '2027-07-03' }],
    ['half a pair', { localDateEnd: '2027-07-03' }],
    ['a span over one year', { localDateStart: '2027-07-01', localDateEnd: '2028-07-02' }],
  ])('refuses a calendar of %s', async (_case, body) => {
    const answer = await calendar(body)
    expect([answer.status, answer.body.error]).toEqual([400, 'BAD_REQUEST'])
  })

  test.each([
    ['{', 'application/json'],
    ['', 'application/json'],
    ['[]', 'application/json'],
    ['null', 'application/json'],
    ['{"__proto__": {}}', 'application/json'],
    ['a=b', 'application/x-www-form-urlencoded'],
  ])('refuses the body %j of type %s', async (payload, type) => {
    const answer = await api.inject({
      method: 'POST',
      url: '/octo/availability',
      headers: { ...key, 'content-type': type },
      payload,
    })
    expect([answer.statusCode, answer.json()]).toEqual([400, bad])
  })
})
