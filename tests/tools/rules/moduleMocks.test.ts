import { expect, test } from 'vitest'
import { moduleMocks } from '#tools/rules/moduleMocks.ts'

const check = (text: string, path = 'tests/api/x.test.ts') => moduleMocks([{ path, text }])

test.each(['mock', 'doMock'])('reports vi.%s', (name) => {
  expect(check(`const a = 1\nvi.${name}('argon2', () => ({}))`)).toEqual([
    { path: 'tests/api/x.test.ts', line: 2, message: `vi.${name}(): pass in what the test replaces` },
  ])
})

test('accepts a spy on a value and another library’s mock', () => {
  expect(check("vi.spyOn(db, 'select'); server.mock('a'); vi.fn()")).toEqual([])
  expect(check("vi.mock('argon2')", 'docs/tests.md')).toEqual([])
})
