import { expect, test } from 'vitest'
import { demoGiftCard } from '#api/db/demo/codes.ts'
import { discountCodes } from '#api/db/discountTables.ts'
import { readGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { usableBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

test('reads the gift card by its check', () => {
  expect(readGiftCardCode('explora demo card c')).toBe(demoGiftCard)
})

onDatabase('demo', (current) => {
  test('has a gift card of 150 euros in a ledger without differences', async () => {
    expect(await usableBalance(current().db, demoGiftCard, testNow)).toBe(150_00)
    expect(await ledgerDifferences(current().db)).toEqual([])
  })

  test('has two discount codes', async () => {
    const codes = await current().db.select().from(discountCodes).orderBy(discountCodes.code)
    expect(codes.map(({ code, percent, amountCents }) => [code, percent ?? amountCents])).toEqual([
      ['BIENVENUE', 5],
      ['TRAIN20', 20_00],
    ])
  })
})
