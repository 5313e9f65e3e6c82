import { expect, test } from 'vitest'
import { demoKey, newKey, toPrefix } from '#api/modules/keys/apiKey.domain.ts'

test.each([
  [false, /^explora_live_[\w-]{43}$/],
  [true, /^explora_test_[\w-]{43}$/],
])('names the mode of a key and hides 210 of its bits (test: %s)', (isTest, form) => {
  const key = newKey({ test: isTest })
  expect(key).toMatch(form)
  expect(toPrefix(key)).toBe(key.slice(0, 21))
  expect(newKey({ test: isTest })).not.toBe(key)
})

test('shows the published key whole', () => {
  expect(toPrefix(demoKey)).toBe(demoKey)
})
