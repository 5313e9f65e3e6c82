import { randomUUID } from 'node:crypto'
import { type Database, findRows } from '#api/db/client.ts'
import { sql } from '#api/db/drizzle.ts'
import { payments } from '#api/db/paymentTables.ts'
import { settle } from '#api/modules/payments/settlement.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { unusedProvider } from '#tests/support/demoPayments.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'
import { testOrder } from '#tests/support/testOrder.ts'

/** The pool's connections: more would wait for one longer than it allows. */
const chunk = 10
const amountCents = 50_000

/** Settles paid carts on several departures, a chunk at once, and counts the bookings. */
export async function settleConcurrently(db: Database, count: number): Promise<{ booked: number }> {
  const { userId } = await signedInAccount(db)
  const departures = await Promise.all(
    Array.from({ length: Math.ceil(count / 20) }, () => newDeparture(db, 20)),
  )
  const deps = {
    db,
    clock: () => testNow,
    env: testEnv(),
    provider: unusedProvider,
    machineClock: () => new Date(),
  }
  const rows = Array.from({ length: count }, (_, index) => ({
    purpose: 'booking' as const,
    userId,
    cartId: randomUUID(),
    idempotencyKey: randomUUID(),
    order: testOrder(departures[index % departures.length] ?? 0),
    amountCents,
    provider: 'demo' as const,
    status: 'pending' as const,
    createdAt: testNow,
  }))
  const inserted = await db.insert(payments).values(rows).returning({ id: payments.id })
  const word = { status: 'succeeded' as const, amountCents, refundedCents: 0 }
  let booked = 0
  for (let from = 0; from < count; from += chunk) {
    const some = inserted.slice(from, from + chunk)
    const settled = await Promise.all(some.map(({ id }) => settle(deps, id, { ...word, id: `pay_${id}` })))
    booked += settled.filter(({ status }) => status === 'succeeded').length
  }
  return { booked }
}

/** Numbers that are missing in any year. */
export async function invoiceHoles(db: Database): Promise<number> {
  const [row] = await findRows<{ holes: number }>(
    db,
    sql`select coalesce(sum(highest - count), 0)::int as holes from (
      select max(right(number, 6)::int) as highest, count(*) as count from invoices group by left(number, 4)
    ) as years`,
  )
  return row?.holes ?? -1
}
