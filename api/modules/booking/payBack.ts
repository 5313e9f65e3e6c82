import { and, eq, like, sql } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { takenPayments } from '#api/modules/booking/account.repository.ts'
import { refundShares } from '#api/modules/booking/booking.domain.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { type RefundWanted, requestRefund } from '#api/modules/payments/refunds.repository.ts'

/** Gives money back by the means that paid: the last card first, gift cards after all cards. */
export async function payBack(
  tx: Database,
  reservationId: string,
  amountCents: number,
  reason: RefundWanted['reason'],
  at: Date,
): Promise<void> {
  const taken = await takenPayments(tx, reservationId)
  const cards = taken.toReversed().map(({ payment, refundedCents }) => ({
    id: payment.id,
    leftCents: payment.amountCents - refundedCents,
  }))
  const shares = refundShares(amountCents, cards, await giftsUsed(tx, reservationId))
  const cardCents = shares.cards.reduce((cents, share) => cents + share.amountCents, 0)
  const entries = [
    { account: `customer:${reservationId}`, amountCents },
    { account: 'refunds', amountCents: -cardCents },
    ...shares.gifts.map((gift) => ({ account: gift.id, amountCents: -gift.amountCents })),
  ].filter((entry) => entry.amountCents !== 0)
  await post(tx, { kind: 'refund_due', at, reservationId, entries })
  for (const share of shares.cards)
    await requestRefund(tx, { paymentId: share.id, amountCents: share.amountCents, reason, at })
}

/** Accounts of gift cards that have paid for the reservation, and the amount that each still does. */
async function giftsUsed(db: Database, reservationId: string) {
  const rows = await db
    .select({ id: ledgerEntries.account, cents: sql<string>`sum(${ledgerEntries.amountCents})` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(eq(ledgerTransactions.reservationId, reservationId), like(ledgerEntries.account, 'gift_cards:%')),
    )
    .groupBy(ledgerEntries.account)
    .orderBy(ledgerEntries.account)
  return rows.map(({ id, cents }) => ({ id, leftCents: Number(cents) }))
}
