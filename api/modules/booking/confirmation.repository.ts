import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, gte, inArray, isNotNull, isNull, sql } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Actor } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { departureConfirmedMail } from '#api/modules/booking/booking.mails.ts'
import { mailedBooking, type NewDays } from '#api/modules/booking/mailedBooking.ts'
import { departureLabel } from '#api/modules/departures/departures.domain.ts'
import { type Mail, queueMail } from '#api/modules/mail/outbox.ts'

type Context = { now: Date; publicUrl: string; actor: Actor }

const isUnconfirmed = and(isNull(departures.confirmedAt), isNull(departures.canceledAt))
const hasReachedMinimum = gte(
  departures.bookedCount,
  sql`least(${departures.groupMin}, ${departures.capacity})`,
)

/**
 * Confirms the departure for good if its bookings have reached the minimum. Called in the transaction that
 * books or changes the minimum.
 */
export async function confirmReached(tx: Database, id: number, context: Omit<Context, 'actor'>) {
  const reached = await writeReached(tx, [id], context.now)
  if (reached.has(id)) await announceReached(tx, id, context)
}

/** Confirms those of the locked departures whose bookings have reached the minimum, and returns their ids. */
export async function writeReached(tx: Database, ids: number[], now: Date): Promise<Set<number>> {
  const reached = await tx
    .update(departures)
    .set({ confirmedAt: now })
    .where(and(inArray(departures.id, ids), isUnconfirmed, hasReachedMinimum))
    .returning({ id: departures.id })
  return new Set(reached.map(({ id }) => id))
}

export const announceReached = (tx: Database, id: number, context: Omit<Context, 'actor'>) =>
  announceConfirmation(tx, id, { ...context, actor: { kind: 'system' } })

/** Confirms the departure below its minimum, by decision of the agency; false if it was confirmed before. */
export async function confirmEarly(tx: Database, id: number, context: Context): Promise<boolean> {
  const [confirmed] = await tx
    .update(departures)
    .set({ confirmedAt: context.now, version: sql`${departures.version} + 1` })
    .where(and(eq(departures.id, id), isUnconfirmed))
    .returning({ id: departures.id })
  if (confirmed) await announceConfirmation(tx, id, context)
  return Boolean(confirmed)
}

/** Logs the confirmation, and mails the account of each reservation that has one. */
async function announceConfirmation(
  tx: Database,
  id: number,
  { now, publicUrl, actor }: Context,
): Promise<void> {
  const [departure] = await tx
    .select({ name: expeditions.name, startOn: departures.startOn })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(departures.id, id))
  if (!departure) throw new Error(`departure ${id} does not exist`)
  const isEarly = actor.kind !== 'system'
  await writeAudit(tx, actor, {
    at: now,
    action: isEarly ? 'departure.confirmed' : 'departure.minimum_reached',
    entity: 'departure',
    entityId: String(id),
    label: departureLabel(departure),
    after: { confirmed_at: now.toISOString() },
  })
  const requestId = 'requestId' in actor ? actor.requestId : undefined
  for (const reservationId of await bookedReservations(tx, id)) {
    const mail = await mailOfConfirmation(tx, reservationId, publicUrl)
    await queueMail(tx, { ...mail, ...(requestId && { requestId }) }, now)
  }
}

/** The mail of a confirmed departure. */
export async function mailOfConfirmation(
  db: Database,
  reservationId: string,
  publicUrl: string,
  days?: NewDays,
): Promise<Mail> {
  const { recipient, about, booking } = await mailedBooking(db, reservationId, publicUrl, days)
  return { recipient, about: { ...about, kind: 'departure_confirmed' }, ...departureConfirmedMail(booking) }
}

/** Reservations with an account that are mailed about their departure. */
export async function bookedReservations(tx: Database, departureId: number): Promise<string[]> {
  const rows = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.departureId, departureId),
        eq(reservations.isGuide, false),
        eq(reservations.stage, 'booked'),
        isNull(reservations.canceledAt),
        isNotNull(reservations.userId),
      ),
    )
    .orderBy(asc(reservations.createdAt), asc(reservations.id))
  return rows.map(({ id }) => id)
}
