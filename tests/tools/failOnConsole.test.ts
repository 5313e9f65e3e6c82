import { expect, test, vi } from 'vitest'

test.fails('an unexpected console.error fails the test', () => {
  console.error('nobody expected this line: it belongs to the test of failOnConsole')
})

test('an expected one is asserted', () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  console.error('expected')
  expect(spy).toHaveBeenCalledExactlyOnceWith('expected')
  spy.mockRestore()
})
