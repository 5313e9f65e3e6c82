import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { outbox, users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { remindBalances, reportOverdue } from '#api/modules/payments/reminders.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'

const publicUrl = 'https://explora.example.test'
const log = { error: vi.fn(), warn: vi.fn() }

onDatabase('demo', (current) => {
  const at = (day: string) => ({ now: new Date(`${day}T10:00:00Z`), publicUrl })

  /** A reservation of the departure on 5 July 2027, with 700 € to pay. */
  async function owing() {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    const departureId = await newDeparture(db)
    const id = randomUUID()
    const reference = `EX-${id.slice(0, 6).toUpperCase()}`
    await db.insert(reservations).values({
      id,
      userId,
      departureId,
      travelersCount: 2,
      totalCents: 70_000,
      createdAt: testNow,
      reference,
    })
    await db.transaction((tx) => pay(tx, id, 70_000))
    const [user] = await db.select().from(users).where(eq(users.id, userId))
    const sent = () =>
      db
        .select()
        .from(outbox)
        .where(eq(outbox.recipient, user?.email ?? ''))
    return { id, reference, sent }
  }

  function pay(tx: Parameters<typeof post>[0], reservationId: string, amountCents: number) {
    const entries = [
      { account: `customer:${reservationId}`, amountCents },
      { account: 'revenue', amountCents: -amountCents },
    ]
    return post(tx, { kind: 'sale', at: testNow, reservationId, entries })
  }

  test('sends each reminder once, whatever the number of runs and nodes', async () => {
    const { db } = current()
    const { reference, sent } = await owing()
    await remindBalances(db, at('2027-05-20'), log)
    expect(await sent()).toHaveLength(0)
    await Promise.all([remindBalances(db, at('2027-05-21'), log), remindBalances(db, at('2027-05-21'), log)])
    await remindBalances(db, at('2027-05-22'), log)
    expect(await sent()).toHaveLength(1)
    expect((await sent())[0]?.text).toContain(reference)
    expect((await sent())[0]?.text).toMatch(/Plus que 45 jours[\s\S]*700/)
    await remindBalances(db, at('2027-06-10'), log)
    expect(await sent()).toHaveLength(2)
    expect(log.error).not.toHaveBeenCalled()
  })

  test('sends nothing once the balance is paid', async () => {
    const { db } = current()
    const { id, sent } = await owing()
    await db.transaction((tx) => pay(tx, id, -70_000))
    await remindBalances(db, at('2027-06-10'), log)
    expect(await sent()).toHaveLength(0)
  })

  test('reports overdue balances by their ids, and cancels none', async () => {
    const { db } = current()
    const { id } = await owing()
    const info = vi.fn()
    await reportOverdue(db, new Date('2027-06-05T10:00:00Z'), { info })
    expect(JSON.stringify(info.mock.calls)).not.toContain(id)
    await reportOverdue(db, new Date('2027-06-06T10:00:00Z'), { info })
    expect(info.mock.lastCall?.[0].reservationIds).toContain(id)
    const [row] = await db.select().from(reservations).where(eq(reservations.id, id))
    expect(row?.canceledAt).toBeNull()
  })
})
