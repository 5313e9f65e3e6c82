import { expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'

const current = product()
const request =
  'mutation ($input: CallbackInput!) { requestCallback(input: $input) { ok callFrom callUntil errors { code field } } }'
const input = { name: 'Camille', phone: '06 12 34 56 78', slot: 'AFTERNOON' }

test('returns the time of the call', async () => {
  const { data, errors } = await current().gateway.ask(request, { input })
  expect(errors).toBeUndefined()
  expect(data).toMatchObject({
    requestCallback: {
      ok: true,
      callFrom: expect.stringMatching(/Z$/),
      callUntil: expect.stringMatching(/Z$/),
      errors: [],
    },
  })
})

test.each([
  [{ phone: '0612' }, 'INVALID_PHONE', 'phone'],
  [{ name: ' ' }, 'INVALID_NAME', 'name'],
  [{ name: 'a'.repeat(81) }, 'INVALID_NAME', 'name'],
])('refuses %j with %s beside %s', async (wrong, code, field) => {
  const { data } = await current().gateway.ask(request, { input: { ...input, ...wrong } })
  const refused = { ok: false, callFrom: null, callUntil: null, errors: [{ code, field }] }
  expect(data).toEqual({ requestCallback: refused })
})
