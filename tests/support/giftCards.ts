import type { Database } from '#api/db/client.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { generateGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { giftCardAccount } from '#api/modules/giftCards/giftCards.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { testNow } from '#tests/support/testNow.ts'

let cards = 0

/** A paid gift card of that balance. */
export async function newCard(
  db: Database,
  balanceCents: number,
  changes: Partial<typeof giftCards.$inferInsert> = {},
): Promise<{ id: string; code: string }> {
  cards += 1
  const code = generateGiftCardCode(Uint8Array.from({ length: 15 }, (_, index) => cards * 7 + index))
  const recipient = { recipientName: 'Ana', recipientEmail: 'ana@example.test' }
  const paid = { code, amountCents: 100_00, ...recipient, createdAt: testNow, activatedAt: testNow }
  return db.transaction(async (tx) => {
    const [card] = await tx
      .insert(giftCards)
      .values({ ...paid, ...changes })
      .returning()
    const { id = '' } = card ?? {}
    const entries = [
      { account: 'manual:bank', amountCents: balanceCents },
      { account: giftCardAccount(id), amountCents: -balanceCents },
    ]
    if (balanceCents > 0) await post(tx, { kind: 'gift_card', at: testNow, entries })
    return { id, code }
  })
}
