import { randomBytes } from 'node:crypto'
import { parisDay } from '#api/clock.ts'
import { carts, holds, participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import {
  paymentEntries,
  saleEntries,
  toCustomer,
  toInvoice,
  travellerNames,
} from '#api/modules/booking/booking.domain.ts'
import { confirmationMail, type MailedBooking } from '#api/modules/booking/booking.mails.ts'
import { confirmReached } from '#api/modules/booking/confirmation.repository.ts'
import { mailedBooking } from '#api/modules/booking/mailedBooking.ts'
import { recordCartEvents } from '#api/modules/cart/cartEvents.repository.ts'
import { deleteTurn } from '#api/modules/cart/holdLimits.repository.ts'
import { lockHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { isFuture, maySell } from '#api/modules/departures/departures.domain.ts'
import { takeOrderedDiscount } from '#api/modules/discounts/discounts.repository.ts'
import { centsOfGifts, lockGifts } from '#api/modules/giftCards/giftCards.repository.ts'
import { planInstalments } from '#api/modules/instalments/instalments.repository.ts'
import { issueInvoice } from '#api/modules/invoices/invoices.repository.ts'
import { post } from '#api/modules/ledger/ledger.repository.ts'
import { type Mail, queueMail } from '#api/modules/mail/outbox.ts'
import { isOpen, type Payment } from '#api/modules/payments/payments.domain.ts'
import {
  type BookedPledge,
  bookPledge,
  orderOfPledges,
  pledgesOfBooking,
} from '#api/modules/pledges/bookedPledge.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'
import { toReference } from '#api/modules/quote/reference.domain.ts'
import { takePlaces } from '#api/modules/reservations/places.ts'

export type BookingOutcome = 'booked' | 'duplicate' | 'unavailable' | 'gift_card_spent'

/**
 * Turns a paid order into a reservation with its travellers, ledger entries and invoice, in the caller's
 * transaction. The reservation has the id of the cart: a cart becomes one reservation at most.
 */
export async function book(
  tx: Database,
  payment: Payment,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<BookingOutcome> {
  const { cartId: id, order: paid } = payment
  if (!id || !paid) throw new Error(`payment ${payment.id} has no order`)
  await lockHolds(tx, [paid.departureId], now)
  const proposed = newReference()
  const sale = await findSale(tx, id, paid, proposed)
  if (sale.isBooked) return 'duplicate'
  const pledges = await pledgesOfBooking(tx, {
    cartId: id,
    userId: payment.userId,
    departureId: paid.departureId,
  })
  const gifts = await usableGifts(tx, paid, now)
  if (!gifts) return 'gift_card_spent'
  if (!(await takeOrdered(tx, id, paid, { ...sale, userId: payment.userId, pledges, now })))
    return 'unavailable'

  // Money that came after the payment had failed: its use was given back, and the price that was shown still holds.
  const priced = isOpen(payment.status) ? paid : await takeOrderedDiscount(tx, paid)
  const order = orderOfPledges(priced, pledges)
  const reference = sale.isReferenceTaken ? newReference() : proposed
  await writeReservation(tx, { id, userId: payment.userId, reference, order, now })
  await recordCartEvents(tx, ['booked'], now)
  await planInstalments(tx, id, plannedParts(order))
  const { provider, amountCents } = payment
  const posting = { at: now, reservationId: id }
  await post(
    tx,
    { ...posting, kind: 'sale', entries: saleEntries(order, id) },
    { ...posting, kind: 'payment', entries: paymentEntries(id, { provider, amountCents }, gifts) },
  )
  const isConfirmed = Boolean(sale.departure?.confirmedAt)
  const paidCents = amountCents + centsOfGifts(gifts)
  await confirmBooking(tx, { id, order, paidCents, isConfirmed }, { now, publicUrl })
  return 'booked'
}

type FirstPaid = { id: string; order: Order; paidCents: number; isConfirmed?: boolean }

/** Writes the consequences of a first payment: mail, perhaps the minimum of the departure, documents, invoice. */
export async function confirmBooking(
  tx: Database,
  { id, order, paidCents, isConfirmed = false }: FirstPaid,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const mailed = await mailedBooking(tx, id, publicUrl)
  const confirmed = { order, booking: mailed.booking, paidCents, now }
  await queueMail(tx, mailOfBooking(mailed, confirmed), now)
  if (!isConfirmed) await confirmReached(tx, order.departureId, { now, publicUrl })
  await refreshTrips(tx, [order.departureId], now)
  // Last: its number stays locked until the commit.
  await issueInvoice(tx, { kind: 'invoice', reservationId: id, document: toDocument(confirmed), at: now })
}

const plannedParts = ({ plan, quote }: Order) => (plan === 'instalments' ? quote.instalments : [])

type Confirmed = { order: Order; booking: MailedBooking; paidCents: number; now: Date }

/** The mail of a first payment. */
export function mailOfBooking(
  { recipient, about, booking }: Awaited<ReturnType<typeof mailedBooking>>,
  { order, paidCents, now }: Omit<Confirmed, 'booking'>,
): Mail {
  const { totalCents, balanceDueOn } = order.quote
  const letter = confirmationMail({
    ...booking,
    travellers: travellerNames(order.travellers),
    totalCents,
    paidCents,
    instalments: plannedParts(order),
    balance:
      paidCents < totalCents && balanceDueOn ? { cents: totalCents - paidCents, dueOn: balanceDueOn } : null,
    at: now,
  })
  return { recipient, about: { ...about, kind: 'confirmation' }, ...letter }
}

function toDocument({ order, booking, paidCents, now }: Confirmed) {
  const { reference, holder, trip, startOn, endOn } = booking
  return toInvoice(order, {
    reference,
    issuedOn: parisDay(now),
    customer: toCustomer(order, [holder]),
    trip: { name: trip, startOn, endOn },
    paidCents,
  })
}

/** Whether a reservation has that reference. */
const isReferenceTaken = (reference: string) =>
  sql<boolean>`exists (select from ${reservations} as other where other.reference = ${reference})`

/**
 * The departure under its lock, the places that the cart still holds, whether the cart was booked before, and
 * whether another reservation has the reference.
 */
async function findSale(tx: Database, cartId: string, order: Order, reference: string) {
  const [sale] = await tx
    .select({
      departure: saleColumns,
      heldPlaces: holds.places,
      reservationId: reservations.id,
      isReferenceTaken: isReferenceTaken(reference),
    })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .leftJoin(holds, eq(holds.cartId, cartId))
    .leftJoin(reservations, eq(reservations.id, cartId))
    .where(eq(departures.id, order.departureId))
  return {
    departure: sale?.departure,
    heldPlaces: sale?.heldPlaces ?? 0,
    isBooked: Boolean(sale?.reservationId),
    isReferenceTaken: sale?.isReferenceTaken ?? false,
  }
}

type Taken = Awaited<ReturnType<typeof findSale>> & { userId: string; pledges: BookedPledge[]; now: Date }

/**
 * Replaces the hold of the cart, if it still has one, and the places of the account's pledges by booked places; nothing
 * changes where they are gone.
 */
async function takeOrdered(
  tx: Database,
  cartId: string,
  order: Order,
  { departure, pledges, now, userId, ...held }: Taken,
): Promise<boolean> {
  if (!departure || departure.canceledAt || !isFuture(departure, parisDay(now))) return false
  const count = order.adults + order.children
  const heldPlaces = pledges.reduce((sum, pledge) => sum + pledge.heldPlaces, held.heldPlaces)
  const free = departure.capacity - departure.bookedCount - departure.heldCount + heldPlaces
  if (free < count || !maySell(departure, heldPlaces, count)) return false
  // First: the places of a pledge that is called would return to it.
  for (const pledge of pledges) await bookPledge(tx, pledge, now)
  // Deletes its hold, travellers, options and codes.
  await tx.delete(carts).where(eq(carts.id, cartId))
  await deleteTurn(tx, userId, order.departureId)
  return takePlaces(tx, order.departureId, count)
}

/** The gift cards of the order, locked; undefined where one is spent, blocked or over meanwhile. */
async function usableGifts(tx: Database, { giftCards }: Order, now: Date) {
  const gifts = await lockGifts(tx, giftCards, now)
  return centsOfGifts(gifts) === centsOfGifts(giftCards) ? gifts : undefined
}

/** The unique key refuses a second collision: the request is repeated. */
export const newReference = () => toReference(randomBytes(6))

type Held = Pick<typeof reservations.$inferInsert, 'stage' | 'optionUntil' | 'source'>
type Booked = { id: string; userId: string; reference: string; order: Order; now: Date; held?: Held }

/** Writes a reservation with its travellers: booked, or with places that are held. */
export async function writeReservation(
  tx: Database,
  { id, userId, reference, order, now, held }: Booked,
): Promise<void> {
  await tx.insert(reservations).values({
    ...held,
    id,
    userId,
    departureId: order.departureId,
    travelersCount: order.adults + order.children,
    totalCents: order.quote.totalCents,
    createdAt: now,
    reference,
    order,
  })
  await tx.insert(participants).values(
    order.travellers.map(({ firstName, lastName, birthDate, priceCents }, position) => ({
      reservationId: id,
      position,
      firstName,
      lastName,
      birthDate,
      priceCents,
    })),
  )
}
