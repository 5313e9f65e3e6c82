import { parisDay } from '#api/clock.ts'
import { holds } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, ne, sql } from '#api/db/drizzle.ts'
import { octoBookings } from '#api/db/octoTables.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { isFuture, maySell } from '#api/modules/departures/departures.domain.ts'
import type { Reseller } from '#api/modules/keys/requireKey.ts'
import { departuresByDay } from '#api/modules/octo/availability.domain.ts'
import { findDepartures } from '#api/modules/octo/availability.repository.ts'
import { dayOfAvailabilityId } from '#api/modules/octo/availabilityId.domain.ts'
import type { ItemInput } from '#api/modules/octo/bookings/booking.contract.ts'
import type { UnitPrice } from '#api/modules/octo/bookings/items.domain.ts'
import { type Entry, faultOfParty, unknownUnit } from '#api/modules/octo/bookings/party.domain.ts'
import { mostHeldPlaces } from '#api/modules/octo/bookings/state.domain.ts'
import { octoError } from '#api/modules/octo/octo.errors.ts'
import { computeNetCents, computePriceCents, type Prices } from '#api/modules/octo/pricing.domain.ts'
import { optionId as onlyOption, type ProductRow } from '#api/modules/octo/product.mappers.ts'
import { findProduct } from '#api/modules/octo/product.repository.ts'
import { listUnits, toMaxUnits } from '#api/modules/octo/units.domain.ts'
import type { TravellerUnit } from '#api/modules/reservations/participants.contract.ts'

type Departure = typeof departures.$inferSelect
type Id = string | null | undefined
type Ids = { productId?: Id; optionId?: Id; availabilityId?: Id }

/** The departure that a reseller wants, with its product; unknown ids are refused in the order of the product, the option and the departure. */
export async function findSale(
  db: Database,
  { productId, optionId, availabilityId }: Ids,
  now: Date,
): Promise<{ product: ProductRow; departureId: number }> {
  const product = await findProduct(db, productId ?? '')
  if (!product) throw octoError('INVALID_PRODUCT_ID', productId)
  if (optionId !== onlyOption) throw octoError('INVALID_OPTION_ID', optionId)
  const day = dayOfAvailabilityId(availabilityId ?? '')
  const leaving = day ? await findDepartures(db, product.id, { from: day, to: day }, now) : []
  const departure = day && departuresByDay(leaving, parisDay(now)).get(day)
  if (!departure) throw octoError('INVALID_AVAILABILITY_ID', availabilityId)
  return { product, departureId: departure.id }
}

/** The unit items of a request, whose units the expedition sells and whose party it allows. */
export function readEntries(
  items: ItemInput[] | null | undefined,
  product: Pick<ProductRow, 'expeditionType' | 'ageMinChild' | 'groupMax'>,
): Entry[] {
  if (!items?.length) throw octoError('UNPROCESSABLE_ENTITY', 'noUnitItems')
  const units = listUnits(product)
  const unknown = unknownUnit(items, units)
  if (unknown) throw octoError('INVALID_UNIT_ID', unknown.unitId)
  const entries = items.flatMap((item) => {
    const unit = units.find(({ id }) => id === item.unitId)
    return unit ? [{ ...item, unitId: unit.id }] : []
  })
  const fault = faultOfParty(entries, units, toMaxUnits(product.groupMax))
  if (fault) throw octoError('UNPROCESSABLE_ENTITY', fault)
  return entries
}

/** Prices of a departure for a reseller. */
export const pricesFor =
  (prices: Prices, { netPercent }: Pick<Reseller, 'netPercent'>) =>
  (unitId: TravellerUnit): UnitPrice => {
    const retailCents = computePriceCents(unitId, prices)
    return { retailCents, netCents: computeNetCents(retailCents, netPercent) }
  }

type Places = {
  count: number
  /** Places of this departure that the booking has already, held or booked. */
  held: number
}

/** The departure with places for all; refused where it is over, closed or too full. The caller has locked it. */
export async function departureWithPlaces(
  tx: Database,
  id: number,
  { count, held }: Places,
  now: Date,
): Promise<Departure> {
  const [departure] = await tx
    .select(saleColumns)
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(departures.id, id))
  if (!departure) throw new Error(`departure ${id} does not exist`)
  if (departure.canceledAt) throw octoError('UNPROCESSABLE_ENTITY', 'departureCanceled')
  if (!isFuture(departure, parisDay(now))) throw octoError('UNPROCESSABLE_ENTITY', 'departureBegun')
  if (!maySell(departure, held, count)) throw octoError('UNPROCESSABLE_ENTITY', 'salesClosed')
  const { capacity, bookedCount, heldCount } = departure
  if (capacity - bookedCount - heldCount + held < count) throw octoError('UNPROCESSABLE_ENTITY', 'noPlaces')
  return departure
}

type WantedHold = { resellerId: string; bookingId?: string; departure: Departure; count: number }

/** Refuses a hold with which a reseller would have more than its part of a departure. The caller has locked it. */
export async function requireShare(
  tx: Database,
  { resellerId, bookingId, departure, count }: WantedHold,
): Promise<void> {
  const isOther = bookingId ? ne(octoBookings.id, bookingId) : undefined
  const [other] = await tx
    .select({ places: sql<number>`coalesce(sum(${holds.places}), 0)::int` })
    .from(holds)
    .innerJoin(octoBookings, eq(octoBookings.id, holds.octoBookingId))
    .where(and(eq(holds.departureId, departure.id), eq(octoBookings.resellerId, resellerId), isOther))
  if ((other?.places ?? 0) + count > mostHeldPlaces(departure.capacity))
    throw octoError('UNPROCESSABLE_ENTITY', 'tooManyHeld')
}
