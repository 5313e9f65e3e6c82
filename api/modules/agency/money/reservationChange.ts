import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import type { ChangedReservation } from '#api/modules/agency/money/changes.contract.ts'
import {
  type Booked,
  lockedBooking,
  reservationEntry,
} from '#api/modules/agency/money/reservation.repository.ts'
import { isLiveOption } from '#api/modules/booking/phoneOption.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env'>
export type ChangeOf = { id: string; version: number; key: string }
type Details = { action: AuditAction; reason?: string | undefined; before: AuditValues; after: AuditValues }

/**
 * Changes a reservation to come, or an option that holds its places, under its lock, once for each key, with its entry in the log. Past and
 * cancelled ones stay as they are.
 */
export async function changeReservation(
  { db, clock }: Deps,
  caller: AgencyCaller,
  { id, version, key }: ChangeOf,
  change: (tx: Database, booked: Booked, now: Date) => Promise<Details>,
): Promise<ChangedReservation> {
  const now = clock()
  return db.transaction(async (tx) => {
    const booked = await lockedBooking(tx, id)
    const { reservation } = booked
    if (reservation.changeKey === key) return { reservation_id: id, version: reservation.version }
    await requireReservationVersion(tx, version, booked)
    if (!isLiveOption(reservation, now) && isClosed(booked, now)) throw new Refusal('RESERVATION_CLOSED')
    const details = await change(tx, booked, now)
    const [changed] = await tx
      .update(reservations)
      .set({ changeKey: key, version: reservation.version + 1 })
      .where(eq(reservations.id, id))
      .returning({ version: reservations.version })
    await writeAudit(tx, caller.actor, { ...reservationEntry(booked, now), ...details })
    return { reservation_id: id, version: changed?.version ?? version }
  })
}

/** A departure that the agency has cancelled may still be left. */
function isClosed({ reservation, departure }: Booked, now: Date): boolean {
  if (!reservation.order || reservation.canceledAt || reservation.stage !== 'booked') return true
  return !departure.canceledAt && departure.startOn <= parisDay(now)
}

export function requireReservationVersion(
  tx: Database,
  version: number,
  { reservation }: Booked,
): Promise<void> {
  const stored = { entity: 'reservation', ...reservation, changedAt: reservation.createdAt } as const
  return requireVersion(tx, version, stored, () => ({ version: reservation.version }))
}
