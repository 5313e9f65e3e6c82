import { parisDay } from '#api/clock.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { moneyOfOne } from '#api/modules/booking/account.repository.ts'
import { followingDocument } from '#api/modules/booking/billing.repository.ts'
import { changeEntries, changeFee, soldPrices, toUnitPrices } from '#api/modules/booking/change.domain.ts'
import { confirmReached } from '#api/modules/booking/confirmation.repository.ts'
import { settleWithReseller } from '#api/modules/booking/resellerAccount.ts'
import { refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import {
  type Amendment,
  amendmentDocument,
  toAmendment,
} from '#api/modules/octo/bookings/amendment.domain.ts'
import type { ChangeBody, StoredItem } from '#api/modules/octo/bookings/booking.contract.ts'
import type { FoundBooking } from '#api/modules/octo/bookings/bookings.repository.ts'
import { keptPercentNow } from '#api/modules/octo/bookings/cancelSale.ts'
import { type Outcome, readInput, readOutcome, sentColumns } from '#api/modules/octo/bookings/changeInput.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { toTravellers } from '#api/modules/octo/bookings/items.domain.ts'
import { resellerOrder } from '#api/modules/octo/bookings/order.domain.ts'
import { travellerRows } from '#api/modules/octo/bookings/travellerRows.domain.ts'
import { updateBooking } from '#api/modules/octo/bookings/updateBooking.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'
import { getTerms } from '#api/modules/quote/terms.ts'
import { releasePlaces, takePlaces } from '#api/modules/reservations/places.ts'

/** A sale as it is, and as its reseller wants it. */
type Sale = Omit<Outcome, 'departure'> & {
  reservation: NonNullable<FoundBooking['reservation']> & { order: Order }
  from: Outcome['departure']
  to: Outcome['departure']
  /** Items whose travellers leave so far; the agency may have cancelled others. */
  active: StoredItem[]
}

/** Changes a sale: its new places are taken before the former ones are released, or nothing changes. */
export async function changeSale(
  tx: Database,
  context: BookingContext,
  found: FoundBooking,
  body: ChangeBody,
): Promise<void> {
  const { now } = context
  const { booking, reservation, travellers } = found
  const input = await readInput(tx, found, body, now)
  const gone = new Set(travellers.flatMap((each) => (each.canceledAt ? (each.unitItemId ?? []) : [])))
  const active = booking.items.filter(({ uuid }) => !gone.has(uuid))
  if (input.entries?.some(({ uuid }) => uuid && gone.has(uuid.toLowerCase())))
    throw octoError('UNPROCESSABLE_ENTITY', 'cancelledItem')
  const { departure: to, ...outcome } = await readOutcome(tx, context, found, { ...input, active })
  const kept = booking.items.filter(({ uuid }) => gone.has(uuid))
  const columns = sentColumns(found, body, now)
  await updateBooking(tx, booking.id, { ...columns, departureId: to.id, items: [...outcome.items, ...kept] })
  if (!reservation?.order) return
  const sold = { ...reservation, order: reservation.order }
  const sale = { reservation: sold, from: found.departure, to, active, ...outcome }
  await writeSale(tx, context, { ...found, booking: { ...booking, ...columns } }, sale)
}

async function writeSale(tx: Database, context: BookingContext, found: FoundBooking, sale: Sale) {
  const { now, publicUrl } = context
  const { reservation, from, to, items, active } = sale
  const { id } = reservation
  await movePlaces(tx, sale)
  const amendment = await findPrice(tx, found, sale, now)
  await writeTravellers(tx, context, found, sale)
  const entries = changeEntries(amendment, id)
  if (entries.length > 0) await post(tx, { kind: 'change', at: now, reservationId: id, entries })
  await settleWithReseller(tx, reservation, now)
  const { totalCents } = await moneyOfOne(tx, id)
  await tx.update(reservations).set({ totalCents }).where(eq(reservations.id, id))
  if (to.id === from.id && items.length === active.length && entries.length === 0) return
  await confirmReached(tx, to.id, { now, publicUrl })
  await refreshTrips(tx, [from.id, to.id], now)
  await bill(tx, found, sale, { amendment, now })
}

async function movePlaces(tx: Database, { from, to, isMoved, active, items }: Sale): Promise<void> {
  const taken = isMoved ? items.length : items.length - active.length
  const released = isMoved ? active.length : -taken
  if (taken > 0 && !(await takePlaces(tx, to.id, taken))) throw octoError('UNPROCESSABLE_ENTITY', 'noPlaces')
  if (released > 0 && !(await releasePlaces(tx, from.id, released)))
    throw new Error(`departure ${from.id} has fewer booked places than its reservations`)
}

async function findPrice(tx: Database, found: FoundBooking, sale: Sale, now: Date): Promise<Amendment> {
  const { reservation, from, isMoved, active: stored, items, dropped } = sale
  const changes = reservation.changesCount
  return toAmendment({
    stored,
    items,
    dropped,
    keptPercent: dropped.length > 0 ? await keptPercentNow(tx, found, now) : 0,
    feeCents: isMoved ? changeFee({ today: parisDay(now), changes, from, people: items }) : 0,
  })
}

async function writeTravellers(
  tx: Database,
  { reseller, now }: BookingContext,
  { booking: { contact }, travellers }: FoundBooking,
  { reservation, to, isMoved, items, dropped }: Sale,
): Promise<void> {
  const { id, order, changesCount } = reservation
  const unitPrices = isMoved ? toUnitPrices(to) : soldPrices(order)
  const terms = { ...getTerms(order), policy: order.policy }
  const written = resellerOrder({ departure: to, unitPrices, items, contact, reseller, terms })
  await tx
    .update(reservations)
    .set({
      departureId: to.id,
      travelersCount: items.length,
      changesCount: changesCount + (isMoved ? 1 : 0),
      order: written,
    })
    .where(eq(reservations.id, id))
  await tx.delete(participants).where(eq(participants.reservationId, id))
  await tx.insert(participants).values(travellerRows({ id, travellers, items, dropped, contact, now }))
}

/** The invoice of a supplement, or the credit note of a reduction. Last: its number stays locked until the commit. */
async function bill(
  tx: Database,
  { booking: { contact } }: FoundBooking,
  sale: Sale,
  { amendment, now }: { amendment: Amendment; now: Date },
): Promise<void> {
  const { reservation, to } = sale
  const { first, head } = await followingDocument(tx, reservation, now)
  const [trip] = await tx
    .select({ name: expeditions.name })
    .from(expeditions)
    .where(eq(expeditions.id, to.expeditionId))
  const { startOn, endOn } = to
  const travellers = toTravellers(sale.items, contact).map(({ firstName, lastName }) =>
    [firstName, lastName].filter((word) => word).join(' '),
  )
  const dated = { name: trip?.name ?? '', startOn, endOn, travellers }
  const document = amendmentDocument({ ...head, corrects: first?.number ?? null, trip: dated }, amendment)
  if (document)
    await issueInvoice(tx, { kind: document.kind, reservationId: reservation.id, document, at: now })
}
