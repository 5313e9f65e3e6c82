import { expect, test } from 'vitest'
import { loadAgency } from '#api/db/demo/agency.ts'
import { sql } from '#api/db/drizzle.ts'
import { invoices } from '#api/db/paymentTables.ts'
import { settings } from '#api/db/settingTables.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { invoiceDocument as document } from '#tests/support/invoices.ts'
import { rounds } from '#tests/support/lane.ts'
import { testNow } from '#tests/support/testNow.ts'

/** The message of the database, below that of the query. */
const reason = (error: unknown): string =>
  error instanceof Error ? (error.cause ? reason(error.cause) : error.message) : String(error)

const numbers = (year: number, from: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${year}-${String(from + index).padStart(6, '0')}`)

onDatabase('empty', (current) => {
  const issue = (at = testNow) =>
    current().db.transaction((tx) => issueInvoice(tx, { kind: 'invoice', document, at }))
  const rollBack = () =>
    current().db.transaction(async (tx) => {
      await issueInvoice(tx, { kind: 'invoice', document, at: testNow })
      throw new Error('the booking failed')
    })
  const refused = (work: Promise<unknown>) => work.then(() => 'accepted', reason)

  test('numbers concurrent invoices without holes or doubles, whatever is rolled back', async () => {
    // The embedded database has one connection: races show on the other. A round fits its pool's queue.
    const batches = current().engine === 'PostgreSQL' ? rounds(1, 10) : 1
    const results: string[] = []
    for (let round = 0; round < batches; round++) {
      const works = Array.from({ length: 150 }, (_, index) => (index % 3 === 0 ? rollBack() : issue()))
      results.push(...(await Promise.all(works.map((work) => refused(work)))))
    }
    const count = batches * 100
    expect(results.filter((result) => result === 'accepted')).toHaveLength(count)
    expect(results.filter((result) => result === 'the booking failed')).toHaveLength(batches * 50)
    const stored = await current().db.select({ number: invoices.number }).from(invoices)
    expect(stored.map(({ number }) => number).sort()).toEqual(numbers(2027, 1, count))
  })

  test.each([
    ['the last second of a year in Paris', '2028-12-31T22:59:59Z', '2028-000001'],
    ['the first second of a year in Paris', '2028-12-31T23:00:00Z', '2029-000001'],
  ])('numbers by the year of %s', async (_case, at, number) => {
    expect(await issue(new Date(at))).toEqual({ id: expect.any(String), number })
  })

  test('stores the document with the agency as it was at the issue', async () => {
    await loadAgency(current().db, testNow)
    const { id } = await issue()
    await current().db.delete(settings)
    const [stored] = await current().db.select().from(invoices).where(sql`${invoices.id} = ${id}`)
    expect(stored).toMatchObject({ kind: 'invoice', document, issuedAt: testNow, reservationId: null })
  })

  test.each([
    ['an update', sql`update invoices set number = '2027-999999'`],
    ['a deletion', sql`delete from invoices`],
    ['a truncation', sql`truncate invoices cascade`],
  ])('refuses %s', async (_case, statement) => {
    expect(await refused(current().db.execute(statement))).toBe('invoices are immutable')
  })
})
