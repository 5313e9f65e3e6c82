import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toAvatar } from '#api/modules/users/avatar.ts'
import { greetingName } from '#api/modules/users/name.domain.ts'
import { readEmail } from '#schema/email.ts'
import { readName } from '#schema/name.ts'
import { readPhone } from '#schema/phone.ts'

describe('a phone number', () => {
  test.each([
    ['06 12 34 56 78', '+33612345678'],
    ['06.12.34.56.78', '+33612345678'],
    ['06-12-34-56-78', '+33612345678'],
    ['  0612345678\n', '+33612345678'],
    ['06\u00a012\u00a034\u00a056\u00a078', '+33612345678'],
    ['06\u202f12\u202f34\u202f56\u202f78', '+33612345678'],
    ['+33 6 12 34 56 78', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['0033612345678', '+33612345678'],
    ['０６１２３４５６７８', '+33612345678'],
    ['+32 470 12 34 56', '+32470123456'],
    ['+262 692 12 34 56', '+262692123456'],
    ['+39 06 1234 5678', '+390612345678'],
    ['06 12 34 56 78 ext. 123', '+33612345678'],
    [`0612345678;ext=${'1'.repeat(20)}`, '+33612345678'],
  ])('maps %j to %s', (typed, stored) => {
    expect(readPhone(typed)).toBe(stored)
  })

  test.each([
    '',
    '1',
    '06',
    '06 12 34 56 7',
    '06 12 34 56 78 9',
    '+33 06 12 34 56 7',
    '112',
    '+331',
    'allô',
    '+999 123 456',
    '0612345678\0',
    '0612345678\r\nBcc: x@example.test',
    "0612345678' or 1=1 --",
    '0612345678<script>',
    `0612345678 x${'1'.repeat(21)}`,
    `+49 30 ${'1'.repeat(18)}`,
    `${' '.repeat(250)}0612345678`,
    '\ud800',
  ])('rejects %j', (typed) => {
    expect(readPhone(typed)).toBeUndefined()
  })

  test('stores E.164 or nothing for any input', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789+ .-()x;=\u00a0\0'), maxLength: 40 })
    fc.assert(
      fc.property(fc.oneof(digits, fc.string({ unit: 'binary', maxLength: 300 })), (typed) => {
        const stored = readPhone(typed)
        return stored === undefined || /^\+[1-9]\d{3,18}$/.test(stored)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('an address', () => {
  test.each([
    ['camille@example.test', 'camille@example.test'],
    [' Camille.R+été@example.test', undefined],
    [' Camille.R+ete@Example.TEST ', 'camille.r+ete@example.test'],
    ["o'neil@sub.example.test", "o'neil@sub.example.test"],
    [`${'x'.repeat(64)}@example.test`, `${'x'.repeat(64)}@example.test`],
    [`${'x'.repeat(65)}@example.test`, undefined],
    [`a@${'x'.repeat(63)}.test`, `a@${'x'.repeat(63)}.test`],
    [`a@${'x'.repeat(64)}.test`, undefined],
    [`a@${'xxxxxxxxx.'.repeat(25)}test`, undefined],
    ['a@-example.test', undefined],
    ['a@example..test', undefined],
    ['a@b@example.test', undefined],
    ['a..b@example.test', undefined],
    ['.a@example.test', undefined],
    ['a.@example.test', undefined],
    ['a.b@example.test', 'a.b@example.test'],
    [`${'a'.repeat(65)}@example.test`, undefined],
    ['a@example.test\r\nBcc: b@example.test', undefined],
    ['"a b"@example.test', undefined],
  ])('stores %j as %j', (typed, stored) => {
    expect(readEmail(typed)).toBe(stored)
  })
})

describe('a name', () => {
  test.each([
    ['Camille', 'Camille'],
    ['  Anne \n Marie ', 'Anne Marie'],
    ['E\u0301lise', 'Élise'],
    ['', ''],
    [' \t ', ''],
    ['a\0b', undefined],
    ['a\u202egpj.exe', undefined],
    ['a\u2067b', undefined],
    ['\ud800', undefined],
    ['a\u001b[31m', undefined],
  ])('stores %j as %j', (typed, stored) => {
    expect(readName(typed)).toBe(stored)
  })
})

describe('a portrait', () => {
  test.each([
    [
      { avatarUrl: 'https://example.test/p.jpg', firstName: 'A', lastName: 'B' },
      'https://example.test/p.jpg',
    ],
    [{ avatarUrl: null, firstName: 'Élise', lastName: 'Çelik' }, '/avatars/ec.svg'],
    [{ avatarUrl: null, firstName: 'Lou', lastName: null }, '/avatars/l.svg'],
    [{ avatarUrl: null, firstName: null, lastName: null }, '/avatars/x.svg'],
    [{ avatarUrl: null, firstName: '李', lastName: '娜' }, '/avatars/x.svg'],
    [{ avatarUrl: null, firstName: 'Élodie-Marie 👩‍🚀', lastName: 'عائشة' }, '/avatars/e.svg'],
  ])('maps %j to %s', (user, url) => {
    expect(toAvatar(user)).toBe(url)
  })
})

test('greets an account without first name by the local part of its address', () => {
  expect(greetingName(undefined, 'lea.g@example.test')).toBe('lea.g')
  expect(greetingName('', 'lea.g@example.test')).toBe('lea.g')
  expect(greetingName('Léa', 'lea.g@example.test')).toBe('Léa')
})
