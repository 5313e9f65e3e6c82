import { randomUUID } from 'node:crypto'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNotNull, like, ne, sql } from '#api/db/drizzle.ts'
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
export async function findBalance(db: Database, account: string): Promise<number> {
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
    ...(await unknownOwners(db)),
    ...(await unsettled(db)),
    ...ofCards.filter(({ isKnown }) => !isKnown).map(({ account }) => `account ${account} has no gift card`),
    ...ofCards
      .filter(({ cents }) => Number(cents) > 0)
      .map(({ account, cents }) => `account ${account} is overspent by ${Number(cents)} cents`),
  ]
}

/** Accounts whose reservation or reseller does not exist. */
async function unknownOwners(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ account: ledgerEntries.account })
    .from(ledgerEntries)
    .where(
      sql`${like(ledgerEntries.account, 'customer:%')} and not exists (
          select 1 from reservations where 'customer:' || reservations.id = ${ledgerEntries.account})
        or ${like(ledgerEntries.account, 'reseller:%')} and not exists (
          select 1 from resellers where 'reseller:' || resellers.id = ${ledgerEntries.account})`,
    )
  return rows.map(({ account }) =>
    account.startsWith('customer:')
      ? `account ${account} has no reservation`
      : `account ${account} has no reseller`,
  )
}

/** Reservations that their resellers have not taken over. */
async function unsettled(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(isNotNull(reservations.resellerId), ne(reservations.balanceCents, 0)))
  return rows.map(({ id }) => `reservation ${id} has a balance that is not on its reseller's account`)
}
