import { outbox } from '#api/db/accountTables.ts'
import { holds, waitingEntries } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { testNow } from '#tests/support/testNow.ts'

/** A departure of the first trip, full unless places are left. */
export async function newDeparture(
  db: Database,
  changes: Partial<typeof departures.$inferInsert> = {},
): Promise<number> {
  const days = { startOn: '2027-06-05', endOn: '2027-06-10' }
  const common = { expeditionId: 1, groupMin: 2, priceCents: 50_000, createdAt: testNow }
  const [row] = await db
    .insert(departures)
    .values({ ...common, ...days, capacity: 8, bookedCount: 8, ...changes })
    .returning()
  return row?.id ?? 0
}

/** Frees places as a cancellation does. */
export async function setBooked(db: Database, departureId: number, bookedCount: number): Promise<void> {
  await db.update(departures).set({ bookedCount }).where(eq(departures.id, departureId))
}

/** The token of the link in the newest mail to an address. */
export async function mailedToken(db: Database, email: string, page = 'liste-d-attente'): Promise<string> {
  const mails = await db.select().from(outbox).where(eq(outbox.recipient, email))
  const newest = mails.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime()).at(-1)
  return new RegExp(`/${page}/([\\w-]+)`).exec(newest?.text ?? '')?.[1] ?? ''
}

export const findEntries = (db: Database, departureId: number) =>
  db.select().from(waitingEntries).where(eq(waitingEntries.departureId, departureId))

export const findHolds = (db: Database, departureId: number) =>
  db.select().from(holds).where(eq(holds.departureId, departureId))

export async function departureRow(db: Database, id: number) {
  const [row] = await db.select().from(departures).where(eq(departures.id, id))
  if (!row) throw new Error(`Departure ${id} does not exist.`)
  return row
}
