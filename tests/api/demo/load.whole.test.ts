import { expect, test } from 'vitest'
import { mailLog } from '#api/db/agencyBookingTables.ts'
import { accountId, traveller } from '#api/db/demo/accounts.ts'
import { loadDemo } from '#api/db/demo/load.ts'
import { eq, isNotNull, sql } from '#api/db/drizzle.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { listReservations } from '#api/modules/agency/reservations/reservations.repository.ts'
import type { PaymentState } from '#api/modules/agency/reservations/states.contract.ts'
import { ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { findReservations } from '#api/modules/reservations/reservations.repository.ts'
import { openTestDatabase } from '#tests/support/databases.ts'

test.each([
  '2024-01-15T10:00:00Z',
  '2026-11-27T23:10:00Z',
  '2026-12-31T23:30:00Z',
  '2028-02-29T12:00:00Z',
  '2031-08-20T06:00:00Z',
])('has all states of the demonstration when loaded on %s', async (instant) => {
  const { db, close } = await openTestDatabase('PostgreSQL', 'empty')
  const now = new Date(instant)
  await loadDemo(db, now)
  const all = await findReservations(db, accountId(traveller), now)
  expect(new Set(all.map((each) => each.reservation_status_front_end))).toEqual(
    new Set(['To come', 'Passed', 'Canceled']),
  )
  expect(all.filter((each) => each.is_under_way)).toHaveLength(1)
  const waiting = async (payment: PaymentState) =>
    (await listReservations(db, { payments: [payment] }, now, 100)).length
  expect(await waiting('overdue')).toBeGreaterThan(0)
  expect(await waiting('refund_due')).toBe(1)
  expect(await db.$count(mailLog, isNotNull(mailLog.failedAt))).toBe(1)
  expect(await db.$count(reviews, eq(reviews.state, 'pending'))).toBe(3)
  expect(await ledgerDifferences(db)).toEqual([])
  const late = await db
    .select()
    .from(reviews)
    .where(sql`${reviews.publishedOn} > ${instant}::timestamptz::date`)
  expect(late).toEqual([])
  await close()
})
