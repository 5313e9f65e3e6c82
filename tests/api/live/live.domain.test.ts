import { expect, test } from 'vitest'
import { retryDelayMs, toChange, toEvent } from '#api/modules/live/live.domain.ts'

const uuid = '8c7a5b1e-5a43-4f1f-9d8e-0f0d8b1c2a3b'

test.each([
  ['', undefined],
  ['departure', undefined],
  ['departure:', undefined],
  ['departure:12 or true', undefined],
  ['message:12', undefined],
  ['toString:12', undefined],
  ['user:12', undefined],
  ['accounts:', undefined],
  ['accounts:3fa0', undefined],
  ['accounts:3fa', { kind: 'accounts', id: '3fa' }],
  ['content:', undefined],
  ['content:guides; drop', undefined],
  ['content:guides', { kind: 'content', id: 'guides' }],
  ['departure:12', { kind: 'departure', id: '12' }],
  [`message:${uuid}`, { kind: 'message', id: uuid }],
] as const)('parses the announcement « %s » as %o', (payload, change) => {
  expect(toChange(payload)).toEqual(change)
})

test('writes an event on one line for a text with line breaks', () => {
  expect(toEvent('message', { body: 'un\ndeux\r\n\ndata: trois' })).toBe(
    'event: message\ndata: {"body":"un\\ndeux\\r\\n\\ndata: trois"}\n\n',
  )
})

test('doubles the pause between attempts up to two seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(retryDelayMs)).toEqual([100, 200, 400, 800, 1_600, 2_000, 2_000])
})
