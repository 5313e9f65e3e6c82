import { holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { octoBookings } from '#api/db/octoTables.ts'
import { lockHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import type { ChangeBody } from '#api/modules/octo/bookings/booking.contract.ts'
import { type FoundBooking, lockedBooking, written } from '#api/modules/octo/bookings/bookings.repository.ts'
import { cancelSale } from '#api/modules/octo/bookings/cancelSale.ts'
import { changeHold } from '#api/modules/octo/bookings/changeHold.ts'
import { changeSale } from '#api/modules/octo/bookings/changeSale.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { mailReceipt } from '#api/modules/octo/bookings/receipt.ts'
import { answerTo, type BookingCall, holdEnd } from '#api/modules/octo/bookings/state.domain.ts'
import { updateBooking } from '#api/modules/octo/bookings/updateBooking.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'

type Booking = typeof octoBookings.$inferSelect
type Change = (tx: Database, found: FoundBooking) => Promise<void>

const refusedIn = {
  ON_HOLD: 'notPossible',
  EXPIRED: 'notPossible',
  CONFIRMED: 'tooLate',
  CANCELLED: 'cancelled',
} as const

/** Does a call under the lock of its booking, where its state allows it; returns the booking afterwards. */
export async function callBooking(
  { db, reseller, now }: BookingContext,
  uuid: string,
  call: BookingCall,
  change: Change,
): Promise<FoundBooking> {
  return db.transaction(async (tx) => {
    const found = await lockedBooking(tx, { resellerId: reseller.id, uuid }, now)
    const answer = found ? answerTo(call, found.state) : 'INVALID_BOOKING_UUID'
    if (!found || answer === 'INVALID_BOOKING_UUID') throw octoError('INVALID_BOOKING_UUID', uuid)
    if (answer === 'UNPROCESSABLE_ENTITY') throw octoError(answer, toReason(call, found))
    if (answer === 'unchanged') return found
    await change(tx, found)
    return written(tx, { reseller, now }, uuid)
  })
}

function toReason(call: BookingCall, { state: { status } }: FoundBooking) {
  return call === 'extend' && status === 'CONFIRMED' ? 'notOnHold' : refusedIn[status]
}

/** Holds the places longer, from now. */
export function extend(context: BookingContext, uuid: string, minutes: number | null | undefined) {
  const { now } = context
  return callBooking(context, uuid, 'extend', async (tx, { booking, departure }) => {
    await lockHolds(tx, [departure.id], now)
    await moveEnd(tx, booking, holdEnd(now, minutes, booking.createdAt))
    await updateBooking(tx, booking.id, { updatedAt: now })
  })
}

/** Gives another end to a hold. The caller has locked the booking and its departure. */
async function moveEnd(tx: Database, { id }: Booking, expiresAt: Date): Promise<void> {
  await tx.update(holds).set({ expiresAt }).where(eq(holds.octoBookingId, id))
  await updateBooking(tx, id, { expiresAt })
}

/** Changes a hold or a sale, in one step or not at all. */
export function change(context: BookingContext, uuid: string, body: ChangeBody): Promise<FoundBooking> {
  const { now } = context
  return callBooking(context, uuid, 'change', async (tx, found) => {
    const { booking } = found
    if (!booking.confirmedAt) {
      await changeHold(tx, context, found, body)
      if (body.expirationMinutes)
        await moveEnd(tx, booking, holdEnd(now, body.expirationMinutes, booking.createdAt))
      return
    }
    await changeSale(tx, context, found, body)
    if (body.emailReceipt) await mailReceipt(tx, context, await written(tx, context, uuid))
  })
}

/** Gives up a hold, or cancels a sale by its policy. */
export function cancel(context: BookingContext, uuid: string, reason: string | null | undefined) {
  const { now } = context
  return callBooking(context, uuid, 'cancel', async (tx, found) => {
    const { booking, departure } = found
    const cancelled = { cancelledAt: now, updatedAt: now, cancelReason: reason ?? null }
    if (booking.confirmedAt) {
      const keptPercent = await cancelSale(tx, found, context)
      return updateBooking(tx, booking.id, { ...cancelled, keptPercent })
    }
    await lockHolds(tx, [departure.id], now)
    await tx.delete(holds).where(eq(holds.octoBookingId, booking.id))
    await updateBooking(tx, booking.id, cancelled)
    if (!booking.test) await refreshTrips(tx, [departure.id], now)
  })
}
