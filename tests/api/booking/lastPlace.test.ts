import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { reservations } from '#api/db/bookingTables.ts'
import { payments } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { balanceOf, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { settle } from '#api/modules/payments/settlement.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { unusedProvider } from '#tests/support/demoPayments.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { testOrder } from '#tests/support/testOrder.ts'

const buyers = 50

onBothDatabases('demo', (current) => {
  test('sells the last place to one of the buyers whose hold has expired, and refunds all others', async () => {
    const { db } = current()
    const departureId = await newDeparture(db, 1)
    const ids = await Promise.all(Array.from({ length: buyers }, () => latePayment(departureId)))
    const deps = {
      db,
      clock: () => testNow,
      env: testEnv(),
      provider: unusedProvider,
      machineClock: () => new Date(),
    }
    const word = { status: 'succeeded' as const, amountCents: 50_000, refundedCents: 0 }
    const settled = await Promise.all(ids.map((id) => settle(deps, id, { ...word, id: `pay_${id}` })))
    expect(settled.map(({ status }) => status).toSorted()).toEqual([
      ...Array.from({ length: buyers - 1 }, () => 'refunded'),
      'succeeded',
    ])
    const [departure] = await db.select().from(departures).where(eq(departures.id, departureId))
    expect(departure).toMatchObject({ capacity: 1, bookedCount: 1 })
    expect(await db.$count(reservations, eq(reservations.departureId, departureId))).toBe(1)
    expect(await balanceOf(db, 'refunds')).toBe(-50_000 * (buyers - 1))
    expect(await ledgerDifferences(db)).toEqual([])
  })

  /** A payment of a cart whose hold has expired. */
  async function latePayment(departureId: number): Promise<string> {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const [payment] = await db
      .insert(payments)
      .values({
        purpose: 'booking',
        userId,
        cartId: randomUUID(),
        idempotencyKey: randomUUID(),
        order: testOrder(departureId),
        amountCents: 50_000,
        provider: 'demo',
        status: 'pending',
        createdAt: testNow,
      })
      .returning({ id: payments.id })
    return payment?.id ?? ''
  }
})
