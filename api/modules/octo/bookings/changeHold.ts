import { holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { refreshTrips } from '#api/modules/cart/holds.repository.ts'
import type { ChangeBody } from '#api/modules/octo/bookings/booking.contract.ts'
import type { FoundBooking } from '#api/modules/octo/bookings/bookings.repository.ts'
import { readInput, readOutcome, sentColumns } from '#api/modules/octo/bookings/changeInput.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { requireShare } from '#api/modules/octo/bookings/sale.repository.ts'
import { updateBooking } from '#api/modules/octo/bookings/updateBooking.ts'

/** Changes a hold: its new places are free before the former ones are released, or nothing changes. */
export async function changeHold(
  tx: Database,
  context: Pick<BookingContext, 'now' | 'reseller'>,
  found: FoundBooking,
  body: ChangeBody,
): Promise<void> {
  const { now, reseller } = context
  const { booking } = found
  const input = await readInput(tx, found, body, now)
  const { departure, isMoved, items } = await readOutcome(tx, context, found, {
    ...input,
    active: booking.items,
  })
  const departureId = departure.id
  await updateBooking(tx, booking.id, { ...sentColumns(found, body, now), departureId, items })
  const count = items.length
  if (booking.test || (!isMoved && count === booking.items.length)) return
  const hold = { resellerId: reseller.id, bookingId: booking.id, departure, count }
  if (isMoved || count > booking.items.length) await requireShare(tx, hold)
  await tx.update(holds).set({ departureId, places: count }).where(eq(holds.octoBookingId, booking.id))
  await refreshTrips(tx, [found.departure.id, departureId], now)
}
