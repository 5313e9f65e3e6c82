import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generateGiftCardCode, readGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { alphabet } from '#api/modules/quote/reference.domain.ts'

const codes = fc.uint8Array({ minLength: 15, maxLength: 15 }).map(generateGiftCardCode)

test.each([
  ['as it is stored', 'EXP10RADEM0CARDC'],
  ['in small letters', 'exp10radem0cardc'],
  ['in groups', 'EXP1-0RAD-EM0C-ARDC'],
  ['with spaces', ' EXP1 0RAD EM0C ARDC '],
  ['with no-break spaces', 'EXP1\u00a00RAD\u00a0EM0C\u00a0ARDC'],
  ['with letters that look like digits', 'EXPLORADEMOCARDC'],
])('reads a code %s', (_case, text) => {
  expect(readGiftCardCode(text)).toBe('EXP10RADEM0CARDC')
})

test.each([
  ['empty', ''],
  ['of 15 characters', 'EXP10RADEM0CARD'],
  ['of 17 characters', 'EXP10RADEM0CARDCC'],
  ['with a wrong check', 'EXP10RADEM0CARDD'],
  ['with two characters exchanged', 'EXP01RADEM0CARDC'],
  ['with a sign', 'EXP10RADEM0CARD*'],
  ['with a NUL', 'EXP10RADEM0CARD\u0000'],
  ['with a character of two units', 'EXP10RADEM0CAR🏔️'],
])('refuses a code %s', (_case, text) => {
  expect(readGiftCardCode(text)).toBeUndefined()
})

test('writes 16 characters of the alphabet that it reads back', () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{16}$/)
      expect(readGiftCardCode(code)).toBe(code)
    }),
  )
})

test('finds any wrong character', () => {
  fc.assert(
    fc.property(codes, fc.nat(15), fc.constantFrom(...alphabet), (code, index, wrong) => {
      fc.pre(code[index] !== wrong)
      expect(readGiftCardCode(code.slice(0, index) + wrong + code.slice(index + 1))).toBeUndefined()
    }),
  )
})

test('finds any two characters exchanged', () => {
  fc.assert(
    fc.property(codes, fc.nat(15), fc.nat(15), (code, one, other) => {
      fc.pre(code[one] !== code[other])
      const letters = [...code]
      letters[one] = code[other] ?? ''
      letters[other] = code[one] ?? ''
      expect(readGiftCardCode(letters.join(''))).toBeUndefined()
    }),
  )
})
