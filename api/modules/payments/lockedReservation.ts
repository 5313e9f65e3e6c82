import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'

/** A reservation with its departure, locked until the end of the transaction. */
export async function lockedReservation(tx: Database, id: string) {
  await tx.select().from(reservations).where(eq(reservations.id, id)).for('update')
  const [row] = await tx
    .select({ reservation: reservations, departure: departures })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(eq(reservations.id, id))
  return row
}
