import { beforeEach, expect, test, vi } from 'vitest'
import { closedByPop, dialogsHere, dialogsSettled, openLayer } from '#web/ui/dialogHistory.ts'

beforeEach(() => window.history.replaceState({ key: 'page' }, '', '/expeditions?q=lac'))

test('an open dialog has a history entry above its page, with the same URL', async () => {
  const entries = window.history.length
  const remove = openLayer(() => undefined)
  await dialogsSettled()
  expect([window.history.length, dialogsHere()]).toEqual([entries + 1, ['/expeditions?q=lac']])
  expect(window.location.search).toBe('?q=lac')
  remove()
})

test('a dialog that replaces another reuses its history entry', async () => {
  const removeFirst = openLayer(() => undefined)
  await dialogsSettled()
  const entries = window.history.length
  removeFirst()
  const removeSecond = openLayer(() => undefined)
  await dialogsSettled()
  expect([window.history.length, dialogsHere()]).toEqual([entries, ['/expeditions?q=lac']])
  removeSecond()
})

test('Back closes the innermost dialog alone, and the page stays', async () => {
  const [closeOuter, closeInner] = [vi.fn(), vi.fn()]
  const removeOuter = openLayer(closeOuter)
  const removeInner = openLayer(closeInner)
  await dialogsSettled()
  const [outer] = dialogsHere()
  // The entry at which Back arrives.
  window.history.replaceState({ key: 'page', dialogs: [outer] }, '')
  expect(closedByPop('/expeditions?q=lac', { key: 'page' })).toBe(true)
  expect([closeInner.mock.calls.length, closeOuter.mock.calls.length]).toEqual([1, 0])
  removeInner()
  removeOuter()
})
