import { and, between, eq, type SQL, sql } from '#api/db/drizzle.ts'
import { octoBookings } from '#api/db/octoTables.ts'
import { departures } from '#api/db/tables.ts'
import type { ListQuery } from '#api/modules/octo/bookings/booking.contract.ts'
import { type FoundBooking, readBookings } from '#api/modules/octo/bookings/bookings.repository.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import { periodOfCheck } from '#api/modules/octo/period.domain.ts'

/** Bookings of a reseller that match all filters, of which one is required; product and option only narrow. */
export async function findBookings(
  { db, reseller, now }: BookingContext,
  query: ListQuery,
): Promise<FoundBooking[]> {
  const { resellerReference, supplierReference, productId, optionId } = query
  const found = [
    resellerReference === undefined ? undefined : eq(octoBookings.resellerReference, resellerReference),
    supplierReference === undefined ? undefined : eq(octoBookings.reference, supplierReference),
    leavesWithin(query),
  ]
  if (found.every((condition) => condition === undefined)) throw octoError('BAD_REQUEST', 'noFilter')
  const narrowed = [
    eq(octoBookings.resellerId, reseller.id),
    ...found,
    productId === undefined ? undefined : sql`${departures.expeditionId}::text = ${productId}`,
    optionId === undefined ? undefined : eq(octoBookings.optionId, optionId),
  ]
  return readBookings(db, and(...narrowed), now)
}

/** Days of departure, both included. */
function leavesWithin({ localDate, localDateStart, localDateEnd }: ListQuery): SQL | undefined {
  const dates = { localDate, localDateStart, localDateEnd }
  if (Object.values(dates).every((date) => date === undefined)) return undefined
  const period = periodOfCheck(dates)
  if (typeof period === 'string') throw octoError('BAD_REQUEST', period)
  return between(departures.startOn, period.from, period.to)
}
