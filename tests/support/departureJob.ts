import { randomUUID } from 'node:crypto'
import { outbox } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import { jobItems, jobs } from '#api/db/jobTables.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { findBalance, ledgerDifferences } from '#api/modules/ledger/ledger.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testNow } from '#tests/support/testNow.ts'

/** A departure with reservations of one traveller, each paid in full. */
export async function bookedDeparture(db: Database, count: number) {
  const departureId = await newDeparture(db, count)
  const ids: string[] = []
  for (let each = 0; each < count; each++) {
    const { userId } = await signedInAccount(db)
    ids.push(await bookedReservation(db, userId, departureId, { travellers: 1 }))
  }
  return { departureId, ids }
}

/** The job of a cancelled departure, as the decision leaves it. */
export async function startedJob(db: Database, count: number) {
  const booked = await bookedDeparture(db, count)
  const { userId } = await signedInAccount(db)
  const id = randomUUID()
  const set = { canceledAt: testNow }
  await db.update(departures).set(set).where(eq(departures.id, booked.departureId))
  await db.insert(jobs).values({
    id,
    kind: 'cancel_departure',
    entityId: String(booked.departureId),
    input: { text: 'Un orage est annoncé.', asGiftCard: false },
    requestedBy: userId,
    createdAt: testNow,
  })
  const items = booked.ids.map((reservationId, position) => ({ jobId: id, reservationId, position }))
  await db.insert(jobItems).values(items)
  return { ...booked, id }
}

/** Effects of a job on its departure, each reservation alone. */
export async function findEffects(db: Database, departureId: number) {
  const rows = await db
    .select()
    .from(reservations)
    .where(eq(reservations.departureId, departureId))
    .orderBy(asc(reservations.id))
  const subjects = (await db.select().from(outbox)).map(({ subject }) => subject)
  const each = []
  for (const { id, canceledAt } of rows) {
    const values = await db
      .select({ cents: refunds.amountCents })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.reservationId, id))
    const cents = values.map((refund) => refund.cents)
    each.push({ isCanceled: canceledAt !== null, cents, due: await findBalance(db, `customer:${id}`) })
  }
  const [departure] = await db.select().from(departures).where(eq(departures.id, departureId))
  return {
    each,
    bookedCount: departure?.bookedCount,
    mails: subjects.filter((subject) => subject.startsWith('Réservation annulée')).length,
    differences: await ledgerDifferences(db),
  }
}
