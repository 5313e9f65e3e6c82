import { reservations } from '#api/db/bookingTables.ts'
import { eq } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { ChangedReservation } from '#api/modules/agency/money/changes.contract.ts'
import { lockedBooking, reservationEntry } from '#api/modules/agency/money/reservation.repository.ts'
import { requireReservationVersion } from '#api/modules/agency/money/reservationChange.ts'
import type { HoldExtension } from '#api/modules/agency/phone/phone.contract.ts'
import { phoneMessages } from '#api/modules/agency/phone/phone.messages.ts'
import { isLiveOption, optionEnd } from '#api/modules/booking/phoneOption.domain.ts'
import { extendOption } from '#api/modules/booking/phoneOption.repository.ts'
import { mailOption } from '#api/modules/booking/phoneOptions.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env'>

/** Gives a live option another end, later or earlier, and tells its customer. */
export async function extendHold(
  { db, clock, env }: Deps,
  { actor }: AgencyCaller,
  { id, extension }: { id: string; extension: HoldExtension },
): Promise<ChangedReservation> {
  const now = clock()
  return db.transaction(async (tx) => {
    const booked = await lockedBooking(tx, id)
    const { reservation, departure } = booked
    await requireReservationVersion(tx, extension.version, booked)
    if (departure.canceledAt || !isLiveOption(reservation, now)) throw new Refusal('RESERVATION_CLOSED')
    const until = optionEnd(departure.startOn, now, new Date(extension.until))
    if (typeof until === 'string')
      throw new Refusal('INVALID_FIELDS', { fields: { until: phoneMessages.end[until] } })
    await extendOption(tx, reservation, until, now)
    const [changed = reservation] = await tx.select().from(reservations).where(eq(reservations.id, id))
    await mailOption(tx, changed, { now, publicUrl: env.publicUrl, requestId: actor.requestId })
    await writeAudit(tx, actor, {
      ...reservationEntry(booked, now),
      action: 'reservation.option_extended',
      before: { until: reservation.optionUntil?.toISOString() ?? null },
      after: { until: until.toISOString() },
    })
    return { reservation_id: id, version: changed.version }
  })
}
