import type { Database } from '#api/db/client.ts'
import { daysBefore, demoId } from '#api/db/demo/demoId.ts'
import { discountCodes } from '#api/db/discountTables.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { lastDayFrom } from '#api/modules/giftCards/giftCardSale.domain.ts'
import { giftCardAccount } from '#api/modules/giftCards/giftCards.repository.ts'

/** Reads as « Explora demo card », with its check character. */
export const demoGiftCard = 'EXP10RADEM0CARDC'
const cents = 150_00

/** Loads two discount codes, and a gift card with the posting of its sale: its balance is 150 euros. */
export async function loadCodes(db: Database, now: Date): Promise<void> {
  await db.insert(discountCodes).values([
    { code: 'BIENVENUE', percent: 5 },
    { code: 'TRAIN20', amountCents: 20_00, minimumCents: 200_00 },
  ])
  const [id, transactionId] = [demoId('gift card'), demoId('sale of the gift card')]
  const soldAt = daysBefore(now, 12)
  await db.insert(giftCards).values({
    id,
    code: demoGiftCard,
    amountCents: cents,
    recipientName: 'Camille',
    recipientEmail: 'camille.voyage@demo.explora.test',
    message: 'Pour tes quarante ans, choisis la montagne que tu veux.',
    createdAt: soldAt,
    activatedAt: soldAt,
    sentAt: soldAt,
    validUntil: lastDayFrom(soldAt),
  })
  // Not by the ledger's own function: the demonstration has the same ids wherever it is loaded.
  await db.insert(ledgerTransactions).values({ id: transactionId, kind: 'gift_card', postedAt: soldAt })
  await db.insert(ledgerEntries).values([
    { transactionId, position: 1, account: 'manual:transfer', amountCents: cents },
    { transactionId, position: 2, account: giftCardAccount(id), amountCents: -cents },
  ])
}
