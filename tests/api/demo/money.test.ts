import { expect, test } from 'vitest'
import {
  listReservations,
  reservationById,
} from '#api/modules/agency/reservations/reservations.repository.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

onBothDatabases('demo', (current) => {
  test('has references, price lines, documents and a right ledger for the agency', async () => {
    const { db } = current()
    const all = await listReservations(db, {}, testNow, 100)
    expect(all.length).toBeGreaterThan(12)
    for (const { reference, total_cents, paid_cents, due_cents, refund_due_cents } of all) {
      expect(reference).toMatch(/^EX-[0-9A-HJKMNP-TV-Z]{6}$/)
      expect(paid_cents).toBe(total_cents - due_cents + refund_due_cents)
    }
    const one = await reservationById(db, all[0]?.id ?? '', testNow)
    expect(one?.lines.length).toBeGreaterThan(0)
    expect(one?.entries.length).toBeGreaterThan(0)
    expect(one?.invoices).toHaveLength(1)
    expect(await ledgerDifferences(db)).toEqual([])
  })
})
