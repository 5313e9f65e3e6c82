import { eq } from 'drizzle-orm'
import { holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { lockHolds, refreshTripsOf } from '#api/modules/cart/holds.repository.ts'
import type { ChangeBody } from '#api/modules/octo/bookings/booking.contract.ts'
import type { FoundBooking } from '#api/modules/octo/bookings/bookings.repository.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { departureWithPlaces } from '#api/modules/octo/bookings/sale.repository.ts'
import { updateBooking } from '#api/modules/octo/bookings/updateBooking.ts'
import { itemsAfter, sentColumns, wishOf } from '#api/modules/octo/bookings/wish.ts'

/** Changes a hold: its new places are free before the former ones are released, or nothing changes. */
export async function changeHold(
  tx: Database,
  { now, reseller }: Pick<BookingContext, 'now' | 'reseller'>,
  found: FoundBooking,
  body: ChangeBody,
): Promise<void> {
  const { booking } = found
  const wish = await wishOf(tx, found, body, now)
  const { departureId } = wish
  const isMoved = departureId !== found.departure.id
  const touched = [...new Set([found.departure.id, departureId])]
  await lockHolds(tx, touched, now)
  const count = wish.entries?.length ?? booking.items.length
  const held = isMoved ? 0 : booking.items.length
  const departure =
    count > held ? await departureWithPlaces(tx, departureId, { count, held }, now) : found.departure
  const { items } = itemsAfter(booking.items, wish, { departure, isMoved, reseller })
  await updateBooking(tx, booking.id, { ...sentColumns(found, body, now), departureId, items })
  if (booking.test || (!isMoved && count === held)) return
  await tx.update(holds).set({ departureId, places: count }).where(eq(holds.octoBookingId, booking.id))
  await refreshTripsOf(tx, touched, now)
}
