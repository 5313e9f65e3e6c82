import { expect, test } from 'vitest'
import {
  giftCardAccount,
  giftCardBalance,
  lockGiftCards,
} from '#api/modules/giftCards/giftCards.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('empty', (current) => {
  const card = (cents: number, changes?: Parameters<typeof newCard>[2]) =>
    newCard(current().db, cents, changes)

  /** Spends that amount of the card if its balance allows it. */
  const spend = (code: string, amountCents: number) =>
    current().db.transaction(async (tx) => {
      const [locked] = await lockGiftCards(tx, [code], testNow)
      if (!locked || locked.balanceCents < amountCents) return false
      const entries = [
        { account: giftCardAccount(locked.id), amountCents },
        { account: 'revenue', amountCents: -amountCents },
      ]
      await post(tx, { kind: 'sale', at: testNow, entries })
      return true
    })

  test('has the balance that the ledger owes', async () => {
    const { id, code } = await card(100_00)
    expect(await giftCardBalance(current().db, id)).toBe(100_00)
    expect(await spend(code, 30_00)).toBe(true)
    expect(await giftCardBalance(current().db, id)).toBe(70_00)
  })

  test('locks the cards of some codes with their balances, usable ones only', async () => {
    const [one, other] = [await card(100_00, { validUntil: '2027-03-10' }), await card(20_00)]
    const unusable = [
      await card(10_00, { activatedAt: null }),
      await card(10_00, { blockedAt: testNow }),
      await card(10_00, { validUntil: '2027-03-09' }),
    ]
    const codes = [other, one, ...unusable].map(({ code }) => code)
    const locked = await current().db.transaction((tx) => lockGiftCards(tx, [...codes, 'RIEN'], testNow))
    expect(new Map(locked.map(({ code, balanceCents }) => [code, balanceCents]))).toEqual(
      new Map([
        [one.code, 100_00],
        [other.code, 20_00],
      ]),
    )
    expect(locked.map(({ id }) => id)).toEqual([one.id, other.id].toSorted())
    expect(await current().db.transaction((tx) => lockGiftCards(tx, [], testNow))).toEqual([])
  })

  test('spends a balance once among concurrent payments', async () => {
    const { id, code } = await card(100_00)
    const spent = await Promise.all(Array.from({ length: 10 }, () => spend(code, 40_00)))
    expect(spent.filter((each) => each)).toHaveLength(2)
    expect(await giftCardBalance(current().db, id)).toBe(20_00)
  })
})
