import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { octoStatuses } from '#schema/octo.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\u0000',
    '1e9',
    '99999999999999999999',
    "1' or 1=1 --",
    '__proto__',
    '1',
    'DEFAULT',
    'adult',
  ),
  fc.constantFrom('2027-07-03', '9999-12-31', '0001-01-01', '2027-07-03T00:00:00+02:00', 'EUR'),
  fc.jsonValue(),
)

/** A body whose ids are often right, so that the rest of it is read. */
const body = fc.record(
  {
    productId: fc.oneof(fc.constant('1'), nasty),
    optionId: fc.oneof(fc.constant('DEFAULT'), nasty),
    localDate: nasty,
    localDateStart: nasty,
    localDateEnd: nasty,
    availabilityIds: fc.oneof(fc.array(nasty, { maxLength: 3 }), nasty),
    units: fc.oneof(fc.array(fc.record({ id: nasty, quantity: fc.oneof(fc.integer(), nasty) })), nasty),
    currency: nasty,
  },
  { requiredKeys: [] },
)

onDatabase('demo', (current) => {
  let api: Api
  let key: Record<string, string>
  beforeAll(async () => {
    api = await testApi(current().db)
    key = (await resellerKey(current().db)).headers
  })
  afterAll(() => api.close())

  test('answers any body with 200 or an error of the standard', async () => {
    const paths = fc.constantFrom('/octo/availability', '/octo/availability/calendar')
    const property = fc.asyncProperty(paths, body, async (url, payload) => {
      const headers = { ...key, 'octo-capabilities': 'octo/pricing' }
      const answer = await api.inject({ method: 'POST', url, headers, payload })
      const { error = 'none' } = answer.json()
      expect([200, 400], `${JSON.stringify(payload)}: ${answer.body}`).toContain(answer.statusCode)
      expect(answer.statusCode === 200 ? 'none' : Object.keys(octoStatuses)).toContain(error)
    })
    await fc.assert(property, { numRuns: 150 })
  })

  test('answers any id and any header with an error of the standard', async () => {
    // A header is sent as Latin letters, and a lone surrogate cannot be part of a URL.
    const ids = fc.string({ unit: 'binary' }).map((text) => text.toWellFormed())
    const property = fc.asyncProperty(ids, fc.string(), async (id, header) => {
      const headers = { ...key, 'octo-capabilities': header, 'accept-language': header, 'octo-env': header }
      const answer = await api.inject({ url: `/octo/products/x${encodeURIComponent(id)}`, headers })
      expect([400, 404], `${id} ${header}: ${answer.body}`).toContain(answer.statusCode)
    })
    await fc.assert(property, { numRuns: 100 })
  })
})
