import { randomUUID } from 'node:crypto'
import { eq, like, sql } from 'drizzle-orm'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'

export type Posting = {
  kind: string
  at: Date
  reservationId?: string
  /** Sum zero, by the database at commit. */
  entries: { account: string; amountCents: number }[]
}

/** Posts transactions for good. Called in the database transaction that moves the money. */
export async function post(tx: Database, ...postings: Posting[]): Promise<void> {
  const posted = postings.map(({ kind, at, reservationId, entries }) => ({
    id: randomUUID(),
    row: { kind, postedAt: at, ...(reservationId && { reservationId }) },
    entries,
  }))
  await tx.insert(ledgerTransactions).values(posted.map(({ id, row }) => ({ id, ...row })))
  await tx
    .insert(ledgerEntries)
    .values(
      posted.flatMap(({ id, entries }) =>
        entries.map((entry, index) => ({ ...entry, transactionId: id, position: index + 1 })),
      ),
    )
}

/** The sum of an account's entries, in cents: the only source of balances. */
export async function balanceOf(db: Database, account: string): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, account))
  return Number(row?.cents ?? 0)
}

/** Differences found by recomputing the ledger; empty when it is right. */
export async function ledgerDifferences(db: Database): Promise<string[]> {
  const unbalanced = await db
    .select({ id: ledgerTransactions.id, cents: sql<string>`coalesce(sum(${ledgerEntries.amountCents}), 0)` })
    .from(ledgerTransactions)
    .leftJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .groupBy(ledgerTransactions.id)
    .having(sql`coalesce(sum(${ledgerEntries.amountCents}), 0) <> 0 or count(${ledgerEntries.position}) < 2`)
  const unknown = await db
    .selectDistinct({ account: ledgerEntries.account })
    .from(ledgerEntries)
    .where(
      sql`${like(ledgerEntries.account, 'customer:%')} and not exists (
        select 1 from reservations where 'customer:' || reservations.id = ${ledgerEntries.account})`,
    )
  const ofCards = await db
    .select({
      account: ledgerEntries.account,
      isKnown: sql<boolean>`exists (select 1 from gift_cards where 'gift_cards:' || gift_cards.id = ${ledgerEntries.account})`,
      cents: sql<string>`sum(${ledgerEntries.amountCents})`,
    })
    .from(ledgerEntries)
    .where(like(ledgerEntries.account, 'gift\\_cards:%'))
    .groupBy(ledgerEntries.account)
  const stale = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      sql`${reservations.balanceCents} <> coalesce((select sum(${ledgerEntries.amountCents}) from ${ledgerEntries}
        where ${ledgerEntries.account} = 'customer:' || ${reservations}.id), 0)`,
    )
  return [
    ...stale.map(({ id }) => `the balance of reservation ${id} is not that of its account`),
    ...unbalanced.map(({ id, cents }) => `transaction ${id} sums to ${Number(cents)} cents`),
    ...unknown.map(({ account }) => `account ${account} has no reservation`),
    ...ofCards.filter(({ isKnown }) => !isKnown).map(({ account }) => `account ${account} has no gift card`),
    ...ofCards
      .filter(({ cents }) => Number(cents) > 0)
      .map(({ account, cents }) => `account ${account} is overspent by ${Number(cents)} cents`),
  ]
}
