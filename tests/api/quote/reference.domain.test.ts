import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readReference, toReference } from '#api/modules/quote/reference.domain.ts'

test('writes six characters without I, L, O and U, and reads them back', () => {
  for (let time = 0; time < 500; time++) {
    const reference = toReference(randomBytes(6))
    expect(reference).toMatch(/^EX-[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(readReference(reference)).toBe(reference)
  }
})

test.each([
  ['EX-7K3Q9M', 'EX-7K3Q9M'],
  ['ex7k3q9m', 'EX-7K3Q9M'],
  ['7K3 Q9M', 'EX-7K3Q9M'],
  [' ex 7k3-q9m ', 'EX-7K3Q9M'],
  ['EX-OIL0UV', 'EX-0110VV'],
  ['EX7K3Q', 'EX-EX7K3Q'],
  ['EX-7K3Q9', undefined],
  ['EX-7K3Q9MM', undefined],
  ['EX-7K3É9M', undefined],
  ['', undefined],
])('reads %j as %s', (text, reference) => {
  expect(readReference(text)).toBe(reference)
})
