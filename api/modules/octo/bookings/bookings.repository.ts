import { parisDay } from '#api/clock.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, inArray, type SQL, sql } from '#api/db/drizzle.ts'
import { octoBookings } from '#api/db/octoTables.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { findMoney } from '#api/modules/booking/account.repository.ts'
import { heldByOthers } from '#api/modules/cart/holds.repository.ts'
import { withTraveller } from '#api/modules/octo/bookings/amendment.domain.ts'
import { type BookingState, computeRefund, toState } from '#api/modules/octo/bookings/state.domain.ts'

type Booking = typeof octoBookings.$inferSelect
type Reservation = typeof reservations.$inferSelect
type Traveller = typeof participants.$inferSelect

/** A booking of a reseller with its reservation, if it has one, and the departure on which it is now. */
export type FoundBooking = {
  booking: Booking
  reservation: Reservation | null
  departure: typeof departures.$inferSelect
  expedition: typeof expeditions.$inferSelect
  travellers: Traveller[]
  state: BookingState
  /** Null unless it is cancelled. */
  refund: ReturnType<typeof computeRefund> | null
}

/** The departure of the reservation: the agency may have moved it. */
const departureId = sql`coalesce(${reservations.departureId}, ${octoBookings.departureId})`

/** Bookings that match, the oldest first. */
export async function readBookings(
  db: Database,
  condition: SQL | undefined,
  now: Date,
): Promise<FoundBooking[]> {
  // Lapsed holds count for nothing, swept or not.
  const heldNow = heldByOthers(now.toISOString(), sql`null::uuid`)
  const rows = await db
    .select({
      booking: octoBookings,
      reservation: reservations,
      departure: { ...saleColumns, heldCount: heldNow },
      expedition: expeditions,
    })
    .from(octoBookings)
    .leftJoin(reservations, eq(reservations.id, octoBookings.id))
    .innerJoin(departures, eq(departures.id, departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(condition)
    .orderBy(asc(octoBookings.createdAt), asc(octoBookings.id))
  const ids = rows.flatMap(({ reservation }) => reservation?.id ?? [])
  const people = await findTravellers(db, ids)
  const money = await findMoney(db, ids)
  return rows.map((row) => {
    const { id } = row.booking
    return toFound(row, { travellers: people.get(id) ?? [], money: money.get(id), now })
  })
}

type Read = Pick<FoundBooking, 'booking' | 'reservation' | 'departure' | 'expedition'>
type Related = { travellers: Traveller[]; money: { totalCents: number } | undefined; now: Date }

function toFound(row: Read, { travellers, money, now }: Related): FoundBooking {
  const { booking, reservation, departure } = row
  const cancelledAt = reservation ? reservation.canceledAt : booking.cancelledAt
  const { expiresAt, confirmedAt } = booking
  const facts = { expiresAt, confirmedAt, cancelledAt, startOn: departure.startOn }
  const state = toState({ ...facts, departureCanceledAt: departure.canceledAt }, now, parisDay(now))
  const isByAgency = !confirmedAt || departure.canceledAt !== null
  const refund = isByAgency ? 'FULL' : computeRefund(...toStoredBooking(booking, travellers, money))
  const items = itemsNow(booking, reservation, travellers)
  return {
    ...row,
    booking: { ...booking, items },
    travellers,
    state,
    refund: state.status === 'CANCELLED' ? refund : null,
  }
}

/** Amount that a cancellation retains, and the price: of a test booking as percentages. */
function toStoredBooking(
  { test, keptPercent }: Booking,
  travellers: Traveller[],
  money: { totalCents: number } | undefined,
): [keptCents: number, priceCents: number] {
  if (test) return [keptPercent ?? 0, 100]
  return [money?.totalCents ?? 0, travellers.reduce((cents, { priceCents }) => cents + (priceCents ?? 0), 0)]
}

/** The items with the prices of their travellers, which a move by the agency changes. */
function itemsNow({ items }: Booking, reservation: Reservation | null, travellers: Traveller[]) {
  const discountPercent = reservation?.order?.discountPercent ?? 0
  return items.map((item) => {
    const traveller = travellers.find(({ unitItemId }) => unitItemId === item.uuid)
    return withTraveller(item, traveller, discountPercent)
  })
}

async function findTravellers(db: Database, ids: string[]): Promise<Map<string, Traveller[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(participants)
    .where(inArray(participants.reservationId, ids))
    .orderBy(asc(participants.position))
  return Map.groupBy(rows, ({ reservationId }) => reservationId)
}

/** A booking of the reseller by its own uuid; undefined for another's. */
export async function bookingByUuid(
  db: Database,
  { resellerId, uuid }: Pick<Booking, 'resellerId' | 'uuid'>,
  now: Date,
): Promise<FoundBooking | undefined> {
  const [found] = await readBookings(db, isOwn(resellerId, uuid), now)
  return found
}

const isOwn = (resellerId: string, uuid: string) =>
  and(eq(octoBookings.resellerId, resellerId), eq(octoBookings.uuid, uuid))

/** A booking of the reseller under its lock, then that of its reservation: the departures come last. */
export async function lockedBooking(
  tx: Database,
  { resellerId, uuid }: Pick<Booking, 'resellerId' | 'uuid'>,
  now: Date,
): Promise<FoundBooking | undefined> {
  const [locked] = await tx
    .select({ id: octoBookings.id })
    .from(octoBookings)
    .where(isOwn(resellerId, uuid))
    .for('update')
  if (!locked) return undefined
  await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(eq(reservations.id, locked.id))
    .for('update')
  return bookingByUuid(tx, { resellerId, uuid }, now)
}

/** The booking as this transaction has written it. */
export async function written(
  tx: Database,
  { reseller, now }: { reseller: { id: string }; now: Date },
  uuid: string,
): Promise<FoundBooking> {
  const found = await bookingByUuid(tx, { resellerId: reseller.id, uuid }, now)
  if (!found) throw new Error(`booking ${uuid} was not written`)
  return found
}
