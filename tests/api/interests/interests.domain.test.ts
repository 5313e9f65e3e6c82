import { expect, test } from 'vitest'
import { popupVisible } from '#api/modules/interests/interests.domain.ts'

test.each([
  ['nothing dear', null, 0, 0, false],
  ['a cart of exactly 990', null, 99_000, 0, false],
  ['a cart a cent above', null, 99_001, 0, true],
  ['a favourite of exactly 990', null, 0, 99_000, false],
  ['a favourite above', null, 0, 100_000, true],
  ['both above, phone known', '+33612345678', 200_000, 200_000, false],
])('%s', (_case, phone, cartTotalCents, highestFavouriteCents, expected) => {
  expect(popupVisible({ phone, cartTotalCents, highestFavouriteCents })).toBe(expected)
})
