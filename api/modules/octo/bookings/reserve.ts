import { randomUUID } from 'node:crypto'
import { holds, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { octoBookings } from '#api/db/octoTables.ts'
import { newReference } from '#api/modules/booking/booking.repository.ts'
import { lockHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import type { ReserveBody } from '#api/modules/octo/bookings/booking.contract.ts'
import { bookingByUuid, type FoundBooking, written } from '#api/modules/octo/bookings/bookings.repository.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { readFingerprint } from '#api/modules/octo/bookings/fingerprint.domain.ts'
import { changedItems, mergedContact, noContact } from '#api/modules/octo/bookings/items.domain.ts'
import {
  departureWithPlaces,
  findSale,
  pricesFor,
  readEntries,
  requireShare,
} from '#api/modules/octo/bookings/sale.repository.ts'
import { holdEnd } from '#api/modules/octo/bookings/state.domain.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import { optionId } from '#api/modules/octo/product.mappers.ts'
import { currency } from '#schema/constants.ts'

type ReserveInput = { uuid: string; fingerprint: string; body: ReserveBody }

/** Holds places for a reseller, once for each of its uuids. Those of a test booking are not real. */
export async function reserve(context: BookingContext, body: ReserveBody): Promise<FoundBooking> {
  const { db, reseller, isTest, now } = context
  if (body.currency && body.currency !== currency) throw octoError('BAD_REQUEST', 'currency')
  const uuid = body.uuid?.toLowerCase() ?? randomUUID()
  const input = { uuid, fingerprint: readFingerprint({ ...body, uuid, isTest }), body }
  const known = await bookingByUuid(db, { resellerId: reseller.id, uuid }, now)
  if (known) return repeated(known, input)
  const { product, departureId } = await findSale(db, body, now)
  const entries = readEntries(body.unitItems, product)
  return db.transaction(async (tx) => {
    await lockHolds(tx, [departureId], now)
    const meanwhile = await bookingByUuid(tx, { resellerId: reseller.id, uuid }, now)
    if (meanwhile) return repeated(meanwhile, input)
    const departure = await departureWithPlaces(tx, departureId, { count: entries.length, held: 0 }, now)
    const hold = { resellerId: reseller.id, departure, count: entries.length }
    if (!isTest) await requireShare(tx, hold)
    const { items } = changedItems([], entries, pricesFor(departure, reseller))
    const expiresAt = holdEnd(now, body.expirationMinutes)
    const id = await insertBooking(tx, context, { ...input, departureId, items, expiresAt })
    if (!isTest) {
      await tx.insert(holds).values({ departureId, octoBookingId: id, places: items.length, expiresAt })
      await refreshTrips(tx, [departureId], now)
    }
    return written(tx, context, uuid)
  })
}

/** The same request finds its booking; another one may not use its key. */
function repeated(known: FoundBooking, { fingerprint, uuid }: ReserveInput): FoundBooking {
  if (known.booking.fingerprint === fingerprint) return known
  throw octoError('INVALID_BOOKING_UUID', uuid)
}

type StoredReserve = ReserveInput &
  Pick<typeof octoBookings.$inferSelect, 'departureId' | 'items' | 'expiresAt'>

async function insertBooking(
  tx: Database,
  { reseller, isTest, now }: BookingContext,
  { body, ...booking }: StoredReserve,
): Promise<string> {
  const [inserted] = await tx
    .insert(octoBookings)
    .values({
      ...booking,
      resellerId: reseller.id,
      test: isTest,
      optionId,
      reference: await freeReference(tx),
      resellerReference: body.resellerReference ?? null,
      contact: mergedContact(noContact, body.contact),
      notes: body.notes ?? null,
      createdAt: now,
      updatedAt: now,
    })
    // Another request with the key, for another departure, whose lock is not ours.
    .onConflictDoNothing({ target: [octoBookings.resellerId, octoBookings.uuid] })
    .returning({ id: octoBookings.id })
  if (!inserted) throw octoError('INVALID_BOOKING_UUID', booking.uuid)
  return inserted.id
}

/** A reference that no reservation has: the booking becomes one. */
async function freeReference(tx: Database): Promise<string> {
  const reference = newReference()
  return (await tx.$count(reservations, eq(reservations.reference, reference))) === 0
    ? reference
    : newReference()
}
