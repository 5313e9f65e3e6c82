import { parisDay } from '#api/clock.ts'
import { type Database, findRows } from '#api/db/client.ts'
import { and, asc, eq, inArray, type SQL, sql } from '#api/db/drizzle.ts'
import { ledgerEntries } from '#api/db/moneyTables.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import type { SoldCard } from '#api/modules/giftCards/giftCardSale.domain.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'

const noCard = '00000000-0000-0000-0000-000000000000'

/** The account of a card in the ledger: a debt to its holder, so that its sum is the negated balance. */
export const giftCardAccount = (id: string) => `gift_cards:${id}`

/** The balance of a card, in cents. */
export const giftCardBalance = async (tx: Database, id: string): Promise<number> =>
  -(await findBalance(tx, giftCardAccount(id)))

/** The same inside a query. */
export const giftCardCents = (id: SQL) =>
  sql<number>`(select coalesce(-sum(amount_cents), 0) from ${ledgerEntries} as entry where entry.account = 'gift_cards:' || ${id})`

/** The card that a payment has bought, for its buyer; undefined until it is paid. */
export async function paidCard(
  db: Database,
  { giftCardId, status }: Pick<Payment, 'giftCardId' | 'status'>,
): Promise<SoldCard | undefined> {
  if (!giftCardId || status !== 'succeeded') return undefined
  const [card] = await db.select().from(giftCards).where(eq(giftCards.id, giftCardId))
  return card
}

const isUsable = (card: SQL, today: string) =>
  sql<boolean>`(${card}.activated_at is not null and ${card}.blocked_at is null
    and coalesce(${card}.valid_until >= ${today}, true))`

/**
 * The balance behind a code; undefined where it is that of no paid, unblocked card within its two years. One statement that reads
 * the ledger for any code, so that its time does not show which codes exist.
 */
export async function usableBalance(db: Database, code: string, now: Date): Promise<number | undefined> {
  const id = sql`(select id from ${giftCards} as card where card.code = ${code}
    and ${isUsable(sql`card`, parisDay(now))})`
  const [row] = await findRows<{ id: string | null; cents: string }>(
    db,
    sql`select card.id, ${giftCardCents(sql`coalesce(card.id, ${noCard}::uuid)`)} as cents from (select ${id} as id) as card`,
  )
  return row?.id ? Number(row.cents) : undefined
}

/**
 * Locks the usable cards of these codes until the end of the transaction, in the order of their ids,
 * so that two payments cannot deadlock, nor spend the same balance.
 */
export async function lockGiftCards(
  tx: Database,
  codes: string[],
  now: Date,
): Promise<{ id: string; code: string; balanceCents: number }[]> {
  const { id, code } = giftCards
  const usable = and(inArray(code, codes), isUsable(sql`${giftCards}`, parisDay(now)))
  const locked = await tx.select({ id, code }).from(giftCards).where(usable).orderBy(asc(id)).for('update')
  const cards = []
  // After the locks: the sums include what others have posted until then.
  for (const card of locked) cards.push({ ...card, balanceCents: await giftCardBalance(tx, card.id) })
  return cards
}

/** Amounts of an order that its cards still pay, locked, in their order: one may be spent, blocked or over meanwhile. */
export async function lockGifts(
  tx: Database,
  gifts: Order['giftCards'],
  now: Date,
): Promise<{ id: string; code: string; amountCents: number }[]> {
  if (gifts.length === 0) return []
  const cards = await lockGiftCards(
    tx,
    gifts.map(({ code }) => code),
    now,
  )
  return gifts.flatMap(({ code, amountCents }) => {
    const card = cards.find((each) => each.code === code)
    const cents = Math.min(amountCents, card?.balanceCents ?? 0)
    return card && cents > 0 ? [{ id: card.id, code, amountCents: cents }] : []
  })
}

export const centsOfGifts = (gifts: { amountCents: number }[]): number =>
  gifts.reduce((cents, { amountCents }) => cents + amountCents, 0)
