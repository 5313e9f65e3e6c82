import { users } from '#api/db/accountTables.ts'
import { notes } from '#api/db/agencyBookingTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, getTableColumns, isNull } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { everyTraveller } from '#api/modules/reservations/participants.repository.ts'

/** Selects the reservations with which the account leads a departure. */
export const leads = (userId: string) =>
  and(eq(reservations.userId, userId), eq(reservations.isGuide, true), isNull(reservations.canceledAt))

/** A departure that the account guides; undefined for any other. */
export async function ledBy(db: Database, userId: string, departureId: number) {
  const [found] = await db
    .select({ departure: departures, expedition: expeditions })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(and(eq(reservations.departureId, departureId), leads(userId)))
  return found
}

export async function findTravellers(db: Database, departureId: number) {
  const rows = await db
    .select({ reservation: reservations, email: users.email, participant: getTableColumns(participants) })
    .from(reservations)
    .leftJoin(users, eq(users.id, reservations.userId))
    .leftJoin(participants, eq(participants.reservationId, reservations.id))
    .where(
      and(
        eq(reservations.departureId, departureId),
        eq(reservations.isGuide, false),
        eq(reservations.stage, 'booked'),
        isNull(reservations.canceledAt),
      ),
    )
    .orderBy(asc(reservations.createdAt), asc(reservations.id), asc(participants.position))
  const byReservation = Map.groupBy(rows, ({ reservation }) => reservation.id)
  return [...byReservation.values()].flatMap(([first, ...rest]) => {
    if (!first) return []
    const answered = [first, ...rest].flatMap(({ participant }) => (participant ? [participant] : []))
    const { reference } = first.reservation
    return everyTraveller(first.reservation, answered).map((person) => ({
      ...person,
      reference,
      email: first.email,
    }))
  })
}

/** Notes of the agency for the guide, about reservations that leave. */
export function guideNotes(db: Database, departureId: number) {
  return db
    .select({
      id: notes.id,
      reservationId: reservations.id,
      body: notes.body,
      createdAt: notes.createdAt,
    })
    .from(notes)
    .innerJoin(reservations, eq(reservations.id, notes.reservationId))
    .where(
      and(
        eq(reservations.departureId, departureId),
        eq(notes.isForGuide, true),
        isNull(reservations.canceledAt),
      ),
    )
    .orderBy(asc(notes.createdAt), asc(notes.id))
}
