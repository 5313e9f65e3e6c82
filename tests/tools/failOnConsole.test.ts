import { expect, test, vi } from 'vitest'

test.fails('fails a test on an unexpected console.error', () => {
  console.error('nobody expected this line: it belongs to the test of failOnConsole')
})

test('passes a test that mocks console.error and asserts the call', () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  console.error('expected')
  expect(spy).toHaveBeenCalledExactlyOnceWith('expected')
  spy.mockRestore()
})
