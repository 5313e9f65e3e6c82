import type { Database } from '#api/db/client.ts'
import { lockHolds } from '#api/modules/cart/holds.repository.ts'
import { startOfDay } from '#api/modules/octo/availabilityId.domain.ts'
import type { ChangeBody, StoredItem } from '#api/modules/octo/bookings/booking.contract.ts'
import type { FoundBooking } from '#api/modules/octo/bookings/bookings.repository.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { changedItems, mergedContact, repriced } from '#api/modules/octo/bookings/items.domain.ts'
import type { Entry } from '#api/modules/octo/bookings/party.domain.ts'
import {
  departureWithPlaces,
  findSale,
  pricesFor,
  readEntries,
} from '#api/modules/octo/bookings/sale.repository.ts'

export type ChangeInput = {
  departureId: number
  /** Null where the items stay. */
  entries: Entry[] | null
}

/** The departure and the items that a change wants; what it does not send stays. */
export async function readInput(
  db: Database,
  { booking, departure, expedition }: FoundBooking,
  body: ChangeBody,
  now: Date,
): Promise<ChangeInput> {
  const current = {
    productId: String(expedition.id),
    optionId: booking.optionId,
    availabilityId: startOfDay(departure.startOn),
  }
  const isOtherProduct = (body.productId ?? current.productId) !== current.productId
  // Another product has ids of its own, and needs all of them.
  const input = {
    productId: body.productId ?? current.productId,
    optionId: isOtherProduct ? body.optionId : (body.optionId ?? current.optionId),
    availabilityId: isOtherProduct ? body.availabilityId : (body.availabilityId ?? current.availabilityId),
  }
  const isMoved =
    isOtherProduct || input.optionId !== current.optionId || input.availabilityId !== current.availabilityId
  const sale = isMoved ? await findSale(db, input, now) : { product: expedition, departureId: departure.id }
  const entries = body.unitItems || isOtherProduct ? readEntries(body.unitItems, sale.product) : null
  return { departureId: sale.departureId, entries }
}

/** A booking after a change. */
export type Outcome = {
  departure: FoundBooking['departure']
  isMoved: boolean
  items: StoredItem[]
  /** Items that leave without a successor. */
  dropped: StoredItem[]
}

/**
 * Applies a change to the items that hold or have places, on a departure with places for all of them. Those that stay
 * keep their price, unless the departure is another one. Leaves both departures locked.
 */
export async function readOutcome(
  tx: Database,
  { now, reseller }: Pick<BookingContext, 'now' | 'reseller'>,
  found: FoundBooking,
  { departureId, entries, active }: ChangeInput & { active: StoredItem[] },
): Promise<Outcome> {
  const isMoved = departureId !== found.departure.id
  await lockHolds(tx, [...new Set([found.departure.id, departureId])], now)
  const count = entries?.length ?? active.length
  const held = isMoved ? 0 : active.length
  const departure =
    count > held ? await departureWithPlaces(tx, departureId, { count, held }, now) : found.departure
  const toPrice = pricesFor(departure, reseller)
  const { items, dropped } = entries ? changedItems(active, entries, toPrice) : { items: active, dropped: [] }
  return { departure, isMoved, items: isMoved ? repriced(items, toPrice) : items, dropped }
}

/** Columns of a booking that a change writes as they were sent. */
export const sentColumns = ({ booking }: FoundBooking, body: ChangeBody, now: Date) => ({
  contact: mergedContact(booking.contact, body.contact),
  notes: body.notes === undefined ? booking.notes : body.notes,
  resellerReference:
    body.resellerReference === undefined ? booking.resellerReference : body.resellerReference,
  updatedAt: now,
})
