import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'

/** A booked reservation with which that account travels; undefined for others', a guide's own and options. */
export async function bookedTravel(db: Database, userId: string, reservationId: string) {
  const [found] = await db
    .select({ reservation: reservations, departure: departures, expedition: expeditions, guide: guides })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .leftJoin(guides, eq(guides.id, departures.guideId))
    .where(
      and(
        eq(reservations.id, reservationId),
        eq(reservations.userId, userId),
        eq(reservations.isGuide, false),
        eq(reservations.stage, 'booked'),
      ),
    )
  return found
}

export type BookedTravel = NonNullable<Awaited<ReturnType<typeof bookedTravel>>>
