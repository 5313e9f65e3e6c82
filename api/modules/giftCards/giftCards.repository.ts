import { and, asc, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { ledgerEntries } from '#api/db/moneyTables.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { balanceOf } from '#api/modules/ledger/ledger.repository.ts'

/** The account of a card in the ledger: a debt to its holder, so that its sum is the negated balance. */
export const giftCardAccount = (id: string) => `gift_cards:${id}`

/** The balance of a card, in cents. */
export const giftCardBalance = async (tx: Database, id: string): Promise<number> =>
  -(await balanceOf(tx, giftCardAccount(id)))

/** The same inside a query. */
export const giftCardCents = (id: SQL) =>
  sql<number>`(select coalesce(-sum(amount_cents), 0) from ${ledgerEntries} as entry where entry.account = 'gift_cards:' || ${id})`

/**
 * Locks the paid, unblocked cards of these codes until the end of the transaction, in the order of their ids,
 * so that two payments cannot deadlock, nor spend the same balance.
 */
export async function lockGiftCards(
  tx: Database,
  codes: string[],
): Promise<{ id: string; code: string; balanceCents: number }[]> {
  const { id, code } = giftCards
  const usable = and(inArray(code, codes), isNotNull(giftCards.activatedAt), isNull(giftCards.blockedAt))
  const locked = await tx.select({ id, code }).from(giftCards).where(usable).orderBy(asc(id)).for('update')
  const cards = []
  // After the locks: the sums include what others have posted until then.
  for (const card of locked) cards.push({ ...card, balanceCents: await giftCardBalance(tx, card.id) })
  return cards
}
