import { expect, test } from 'vitest'
import { holds, waitingEntries } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import {
  listReservations,
  reservationById,
} from '#api/modules/agency/reservations/reservations.repository.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  test('has references, price lines, documents and a right ledger for the agency', async () => {
    const { db } = current()
    const all = await listReservations(db, {}, testNow, 100)
    expect(all.length).toBeGreaterThan(12)
    for (const { reference } of all) expect(reference).toMatch(/^EX-[0-9A-HJKMNP-TV-Z]{6}$/)
    const sold = all.filter(({ state }) => state !== 'option')
    expect(sold).toHaveLength(all.length - 1)
    for (const { total_cents, paid_cents, due_cents, refund_due_cents } of sold)
      expect(paid_cents).toBe(total_cents - due_cents + refund_due_cents)
    const one = await reservationById(db, sold[0]?.id ?? '', testNow)
    expect(one?.lines.length).toBeGreaterThan(0)
    expect(one?.entries.length).toBeGreaterThan(0)
    expect(one?.invoices).toHaveLength(1)
    expect(await ledgerDifferences(db)).toEqual([])
  })

  test('has an option in force that ends within a day, and owes nothing', async () => {
    const { db } = current()
    const options = await listReservations(db, { states: ['option'] }, testNow, 9)
    expect(options).toMatchObject([{ payment: 'none', paid_cents: 0, due_cents: 0, travellers_count: 2 }])
    const [option] = options
    expect(option?.hold_until).toBe(new Date(testNow.getTime() + 20 * 3_600_000).toISOString())
    const [hold] = await db
      .select()
      .from(holds)
      .where(eq(holds.reservationId, option?.id ?? ''))
    expect(hold).toMatchObject({ places: 2, departureId: Number(option?.departure_id) })
    const entries = (await reservationById(db, option?.id ?? '', testNow))?.entries
    expect(entries).toEqual([])
  })

  test('has an entry that waits for places of a full departure', async () => {
    const rows = await current()
      .db.select()
      .from(waitingEntries)
      .innerJoin(departures, eq(departures.id, waitingEntries.departureId))
    expect(rows).toHaveLength(1)
    expect(rows[0]?.waiting_entries).toMatchObject({ offeredAt: null, acceptedAt: null, leftAt: null })
    expect(rows[0]?.departures.bookedCount).toBe(rows[0]?.departures.capacity)
  })
})
