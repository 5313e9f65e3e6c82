import { parisDay } from '#api/clock.ts'
import { holds, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNull, sql } from '#api/db/drizzle.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { paymentEntries, saleEntries } from '#api/modules/booking/booking.domain.ts'
import { activePeople } from '#api/modules/booking/cancellation.repository.ts'
import { namedOrder } from '#api/modules/booking/phoneOption.domain.ts'
import { lockHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { isFuture, maySell } from '#api/modules/departures/departures.domain.ts'
import { releaseOrderedDiscount, takeOrderedDiscount } from '#api/modules/discounts/discounts.repository.ts'
import { centsOfGifts, lockGifts } from '#api/modules/giftCards/giftCards.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'
import { takePlaces } from '#api/modules/reservations/places.ts'

type Option = typeof reservations.$inferSelect

/** An option that was booked: its order, and the amount that its gift cards have paid. */
type BookedOption = { order: Order; giftedCents: number }

/**
 * Turns an option into a booking with its debt and its gift cards, before its first payment is posted; undefined where
 * its places are gone. An option that has ended is booked while there are places. The caller has locked the reservation.
 */
export async function bookOption(tx: Database, option: Option, now: Date): Promise<BookedOption | undefined> {
  const { id, departureId, travelersCount, canceledAt, stage } = option
  if (!option.order || canceledAt) return undefined
  await lockHolds(tx, [departureId], now)
  const [sale] = await tx
    .select({ departure: saleColumns, heldPlaces: holds.places })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .leftJoin(holds, eq(holds.reservationId, id))
    .where(eq(departures.id, departureId))
  const held = sale?.heldPlaces ?? 0
  if (!sale || !isFuture(sale.departure, parisDay(now))) return undefined
  if (!maySell(sale.departure, held, travelersCount)) return undefined
  const { capacity, bookedCount, heldCount } = sale.departure
  // Seen before the hold is released: a refusal leaves it.
  if (capacity - bookedCount - heldCount + held < travelersCount) return undefined
  await tx.delete(holds).where(eq(holds.reservationId, id))
  if (!(await takePlaces(tx, departureId, travelersCount))) return undefined
  // Cards that were spent or blocked meanwhile pay less: the rest is due like any balance.
  const gifts = await lockGifts(tx, option.order.giftCards, now)
  const giftCards = gifts.map(({ code, amountCents }) => ({ code, amountCents }))
  const named = { ...namedOrder(option.order, await activePeople(tx, id)), giftCards }
  // Its end gave the use of the code back; the price that was quoted holds, also where no use is left.
  const order = stage === 'expired' ? await takeOrderedDiscount(tx, named) : named
  await change(tx, id, { stage: 'booked', order })
  const posting = { at: now, reservationId: id }
  await post(tx, { ...posting, kind: 'sale', entries: saleEntries(order, id) })
  const entries = paymentEntries(id, { provider: 'none', amountCents: 0 }, gifts)
  if (gifts.length > 0) await post(tx, { ...posting, kind: 'payment', entries })
  return { order, giftedCents: centsOfGifts(gifts) }
}

/** Sets another end of a live option and its hold. The caller has locked the reservation. */
export async function extendOption(tx: Database, { id, departureId }: Option, until: Date, now: Date) {
  await lockHolds(tx, [departureId], now)
  await tx.update(holds).set({ expiresAt: until }).where(eq(holds.reservationId, id))
  await change(tx, id, { optionUntil: until })
}

/** Releases the places and the discount code of an option that ends without a booking. The caller has locked the reservation. */
export async function releaseOption(
  tx: Database,
  { id, departureId, order }: Option,
  ending: { stage: 'expired' } | { canceledAt: Date },
  now: Date,
): Promise<void> {
  await lockHolds(tx, [departureId], now)
  await tx.delete(holds).where(eq(holds.reservationId, id))
  await releaseOrderedDiscount(tx, order)
  await change(tx, id, ending)
  await refreshTrips(tx, [departureId], now)
}

/** A screen of the agency must have seen the stage and the end of an option: each change has a version. */
async function change(
  tx: Database,
  id: string,
  set: Partial<Pick<Option, 'stage' | 'order' | 'optionUntil' | 'canceledAt'>>,
) {
  await tx
    .update(reservations)
    .set({ ...set, version: sql`${reservations.version} + 1` })
    .where(eq(reservations.id, id))
}

/** Options of a departure that are neither booked nor ended. */
export const listOpenOptions = (departureId: number) =>
  and(
    eq(reservations.departureId, departureId),
    eq(reservations.stage, 'option'),
    isNull(reservations.canceledAt),
  )
