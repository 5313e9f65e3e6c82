import { expect, test } from 'vitest'
import { refuseVariables } from '#gateway/graph/limits/variableLimits.ts'

const list = (length: number) => Array.from({ length }, () => 1)

test.each<[string, object | null | undefined, boolean]>([
  ['no variables', undefined, true],
  ['null', null, true],
  ['1,000 elements with their key', { a: list(999) }, true],
  ['1,001 elements with their key', { a: list(1000) }, false],
  ['1,001 keys', Object.fromEntries(list(1001).map((_, index) => [index, 1])), false],
  ['lists in lists', { a: Array.from({ length: 40 }, () => list(30)) }, false],
  ['16,384 characters of keys and texts', { ab: { cd: 'e'.repeat(16_380) } }, true],
  ['16,385 characters of keys and texts', { ab: { cd: 'e'.repeat(16_381) } }, false],
  [
    '400 keys of 250 characters',
    Object.fromEntries(list(400).map((_, i) => [`${i}`.padEnd(250, 'k'), 1])),
    false,
  ],
])('accepts or refuses %s', (_case, variables, isAccepted) => {
  const refusal = isAccepted ? undefined : { status: 400, code: 'QUERY_TOO_COMPLEX' }
  if (refusal) expect(refuseVariables(variables)).toMatchObject(refusal)
  else expect(refuseVariables(variables)).toBeUndefined()
})

test('accepts longer texts for a registered operation', () => {
  expect(refuseVariables({ text: 'e'.repeat(100_000) }, true)).toBeUndefined()
})
