import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'

export type StoredParticipant = typeof participants.$inferSelect
export type ParticipantChanges = Partial<Omit<StoredParticipant, 'reservationId' | 'position'>>

/**
 * A reservation with which that account travels, with its days; undefined for others' and for a guide's own.
 */
export async function findTravel(db: Database, userId: string | null, reservationId: string) {
  const [found] = await db
    .select({ reservation: reservations, departure: departures, ageMinChild: expeditions.ageMinChild })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(
      and(
        eq(reservations.id, reservationId),
        userId === null ? isNull(reservations.userId) : eq(reservations.userId, userId),
        eq(reservations.isGuide, false),
      ),
    )
  return found
}

export type Travel = NonNullable<Awaited<ReturnType<typeof findTravel>>>

/** One entry for each traveller, in order, including those without answers. Positions count from 0 here. */
export async function findParticipants(
  db: Database,
  reservation: { id: string; travelersCount: number },
): Promise<StoredParticipant[]> {
  const rows = await db
    .select()
    .from(participants)
    .where(eq(participants.reservationId, reservation.id))
    .orderBy(asc(participants.position))
  return everyTraveller(reservation, rows)
}

export function everyTraveller(
  { id, travelersCount }: { id: string; travelersCount: number },
  rows: StoredParticipant[],
): StoredParticipant[] {
  return Array.from(
    { length: travelersCount },
    (_, position) => rows.find((row) => row.position === position) ?? nobodyYet(id, position),
  )
}

const nobodyYet = (reservationId: string, position: number): StoredParticipant => ({
  reservationId,
  position,
  firstName: null,
  lastName: null,
  birthDate: null,
  phone: null,
  emergencyContact: null,
  diet: null,
  shoeSize: null,
  unit: null,
  unitItemId: null,
  priceCents: null,
  canceledAt: null,
  mark: null,
})

export async function changeParticipant(
  db: Database,
  reservationId: string,
  position: number,
  changes: ParticipantChanges,
): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db
    .insert(participants)
    .values({ reservationId, position, ...changes })
    .onConflictDoUpdate({ target: [participants.reservationId, participants.position], set: changes })
}
