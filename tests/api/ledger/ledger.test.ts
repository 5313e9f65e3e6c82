import { expect, test } from 'vitest'
import { sql } from '#api/db/drizzle.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { findBalance, ledgerDifferences, type Posting, post } from '#api/modules/ledger/ledger.repository.ts'
import { onBothDatabases, type TestDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

const entries = (...amounts: number[]) =>
  amounts.map((amountCents, index) => ({ account: index === 0 ? 'provider:demo' : 'revenue', amountCents }))
const posting = (...amounts: number[]): Posting => ({
  kind: 'payment',
  at: testNow,
  entries: entries(...amounts),
})
/** The message of the database, below that of the query. */
const reason = (error: unknown): string =>
  error instanceof Error ? (error.cause ? reason(error.cause) : error.message) : String(error)

const tests = (current: () => TestDatabase) => {
  const posted = (...amounts: number[]) => current().db.transaction((tx) => post(tx, posting(...amounts)))
  const refused = (work: Promise<unknown>) => work.then(() => 'accepted', reason)

  test('balances are the sums of entries', async () => {
    await posted(300_00, -300_00)
    await posted(50_00, -20_00, -30_00)
    expect(await findBalance(current().db, 'provider:demo')).toBe(350_00)
    expect(await findBalance(current().db, 'revenue')).toBe(-350_00)
    expect(await findBalance(current().db, 'refunds')).toBe(0)
    expect(await ledgerDifferences(current().db)).toEqual([])
  })

  test.each([
    ['that is a cent short', [100, -99], /does not sum to zero/],
    ['of one entry', [100], /does not sum to zero/],
    ['with an entry of nothing', [100, -100, 0], /ledger_entries_amount/],
  ])('refuses a transaction %s at commit', async (_case, amounts, message) => {
    const count = await current().db.$count(ledgerEntries)
    expect(await refused(posted(...amounts))).toMatch(message)
    expect(await current().db.$count(ledgerEntries)).toBe(count)
  })

  test.each([
    ['an update of an entry', sql`update ledger_entries set amount_cents = amount_cents * 2`],
    ['a deleted entry', sql`delete from ledger_entries`],
    ['a truncated table', sql`truncate ledger_entries`],
    ['an update of a transaction', sql`update ledger_transactions set kind = 'other'`],
    ['a deleted transaction', sql`delete from ledger_transactions`],
    ['truncated tables', sql`truncate ledger_transactions cascade`],
  ])('refuses %s', async (_case, statement) => {
    expect(await refused(current().db.execute(statement))).toBe('the ledger is append-only')
  })

  test('refuses entries added to a posted transaction, even with sum zero', async () => {
    await posted(100, -100)
    const [{ id: transactionId = '' } = {}] = await current().db.select().from(ledgerTransactions).limit(1)
    const added = entries(5, -5).map((entry, index) => ({ ...entry, transactionId, position: index + 3 }))
    expect(await refused(current().db.insert(ledgerEntries).values(added))).toMatch(/is posted$/)
  })

  test('posts in the transaction that moves the money, or not at all', async () => {
    const before = await findBalance(current().db, 'provider:demo')
    await refused(
      current().db.transaction(async (tx) => {
        await post(tx, posting(700, -700))
        throw new Error('the booking failed')
      }),
    )
    expect(await findBalance(current().db, 'provider:demo')).toBe(before)
  })

  test('reports a customer without a reservation, and a sum that is wrong', async () => {
    const { db } = current()
    const account = 'customer:0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
    await db.transaction((tx) =>
      post(tx, { ...posting(100, -100), entries: [{ account, amountCents: 100 }, ...entries(-100)] }),
    )
    await db.execute(sql`alter table ledger_entries disable trigger ledger_entries_append_only`)
    await db.execute(sql`update ledger_entries set amount_cents = 101 where account = ${account}`)
    await db.execute(sql`alter table ledger_entries enable trigger ledger_entries_append_only`)
    expect(await ledgerDifferences(db)).toEqual([
      expect.stringMatching(/^transaction [\w-]{36} sums to 1 cents$/),
      `account ${account} has no reservation`,
    ])
  })

  test('reports a gift card that does not exist, and one that is overspent', async () => {
    const { db } = current()
    const before = await ledgerDifferences(db)
    const account = 'gift_cards:0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
    await db.transaction((tx) =>
      post(tx, { ...posting(100, -100), entries: [{ account, amountCents: 100 }, ...entries(-100)] }),
    )
    expect(await ledgerDifferences(db)).toEqual([
      ...before,
      `account ${account} has no gift card`,
      `account ${account} is overspent by 100 cents`,
    ])
  })
}

onBothDatabases('empty', tests, { isLedgerWrong: true })
