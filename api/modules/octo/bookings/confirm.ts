import { parisDay } from '#api/clock.ts'
import { holds, participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { saleEntries, toInvoice } from '#api/modules/booking/booking.domain.ts'
import { toUnitPrices } from '#api/modules/booking/change.domain.ts'
import { confirmReached } from '#api/modules/booking/confirmation.repository.ts'
import { settleWithReseller } from '#api/modules/booking/resellerAccount.ts'
import { refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import type { ConfirmBody } from '#api/modules/octo/bookings/booking.contract.ts'
import { type FoundBooking, written } from '#api/modules/octo/bookings/bookings.repository.ts'
import { callBooking } from '#api/modules/octo/bookings/calls.ts'
import { changeHold } from '#api/modules/octo/bookings/changeHold.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { isComplete, toTravellers } from '#api/modules/octo/bookings/items.domain.ts'
import { resellerOrder } from '#api/modules/octo/bookings/order.domain.ts'
import { mailReceipt } from '#api/modules/octo/bookings/receipt.ts'
import { departureWithPlaces } from '#api/modules/octo/bookings/sale.repository.ts'
import { updateBooking } from '#api/modules/octo/bookings/updateBooking.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'
import { toSaleTerms } from '#api/modules/quote/terms.ts'
import { takePlaces } from '#api/modules/reservations/places.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'

/** Turns a hold into a sale, with the changes of the request; repeated, it changes nothing. */
export function confirm(context: BookingContext, uuid: string, body: ConfirmBody): Promise<FoundBooking> {
  const { now } = context
  return callBooking(context, uuid, 'confirm', async (tx, held) => {
    await changeHold(tx, context, held, body)
    const found = await written(tx, context, uuid)
    const { booking, departure } = found
    if (!isComplete(booking.contact)) throw octoError('UNPROCESSABLE_ENTITY', 'noNames')
    const count = booking.items.length
    await departureWithPlaces(tx, departure.id, { count, held: count }, now)
    await updateBooking(tx, booking.id, { confirmedAt: now, updatedAt: now })
    if (!booking.test) await sell(tx, context, found)
    if (body.emailReceipt) await mailReceipt(tx, context, found)
  })
}

/**
 * Replaces the hold by booked places, and writes the reservation with its debt, which the reseller takes over. The
 * caller has locked the departure.
 */
async function sell(tx: Database, context: BookingContext, { booking, departure, expedition }: FoundBooking) {
  const { now, publicUrl, reseller } = context
  const { id, items, contact } = booking
  await tx.delete(holds).where(eq(holds.octoBookingId, id))
  if (!(await takePlaces(tx, departure.id, items.length)))
    throw new Error(`booking ${id} has lost its places`)
  const unitPrices = toUnitPrices(departure)
  const terms = toSaleTerms(await readSettings(tx, 'sales'))
  const order = resellerOrder({ departure, unitPrices, items, contact, reseller, terms })
  await insertReservation(tx, context, { booking, order })
  const entries = saleEntries(order, id)
  if (entries.length > 0) await post(tx, { kind: 'sale', at: now, reservationId: id, entries })
  await settleWithReseller(tx, { id, resellerId: reseller.id }, now)
  await confirmReached(tx, departure.id, { now, publicUrl })
  await refreshTrips(tx, [departure.id], now)
  const document = toInvoice(order, {
    reference: booking.reference,
    issuedOn: parisDay(now),
    customer: { name: reseller.name, address: [] },
    trip: { name: expedition.name, startOn: departure.startOn, endOn: departure.endOn },
    paidCents: 0,
  })
  // Last: its number stays locked until the commit.
  await issueInvoice(tx, { kind: 'invoice', reservationId: id, document, at: now })
}

async function insertReservation(
  tx: Database,
  { reseller, now }: BookingContext,
  { booking, order }: { booking: FoundBooking['booking']; order: Order },
): Promise<void> {
  const { id, reference, items, contact } = booking
  await tx.insert(reservations).values({
    id,
    resellerId: reseller.id,
    source: 'reseller',
    departureId: order.departureId,
    travelersCount: items.length,
    totalCents: order.quote.totalCents,
    createdAt: now,
    reference,
    order,
  })
  const travellers = toTravellers(items, contact)
  await tx
    .insert(participants)
    .values(travellers.map((traveller, position) => ({ ...traveller, reservationId: id, position })))
}
