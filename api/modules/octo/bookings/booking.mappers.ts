import { parisDay } from '#api/clock.ts'
import { toAvailability } from '#api/modules/octo/availability.mappers.ts'
import { startOfDay, toUtc } from '#api/modules/octo/availabilityId.domain.ts'
import type { StoredItem } from '#api/modules/octo/bookings/booking.contract.ts'
import type { FoundBooking } from '#api/modules/octo/bookings/bookings.repository.ts'
import type { OctoBooking, OctoTicket, OctoUnit, OctoUnitItem } from '#api/modules/octo/octo.types.ts'
import { type Prices, toPricing, totalPricing } from '#api/modules/octo/pricing.domain.ts'
import {
  type ProductContext,
  type ProductSource,
  toOption,
  toProduct,
} from '#api/modules/octo/product.mappers.ts'
import { listUnits } from '#api/modules/octo/units.domain.ts'

export type BookingView = {
  found: FoundBooking
  content: ProductSource['content']
  context: ProductContext
  hasPricing: boolean
  hasContent: boolean
  now: Date
}

/** A booking with its product, option and departure in full. */
export function toBooking(view: BookingView): OctoBooking {
  const { booking, departure, expedition } = view.found
  const source = {
    row: expedition,
    prices: view.hasPricing ? toSoldPrices(view.found) : null,
    content: view.content,
  }
  const option = toOption(source, view.context)
  const unitItems = booking.items.map((item) => toUnitItem(item, view, option.units))
  return {
    id: booking.id,
    uuid: booking.uuid,
    testMode: booking.test,
    resellerReference: booking.resellerReference,
    supplierReference: booking.reference,
    ...toTimes(view.found),
    productId: String(expedition.id),
    product: toProduct(source, view.context),
    optionId: option.id,
    option,
    freesale: false,
    availabilityId: startOfDay(departure.startOn),
    availability: getAvailability(view),
    contact: booking.contact,
    notes: booking.notes,
    deliveryMethods: ['VOUCHER'],
    voucher: toVoucher(view.found),
    unitItems,
    ...(view.hasPricing && { pricing: getPricing(view.found) }),
  }
}

/** State and times. The end of a hold stays with a lapsed one, and is gone once it is confirmed or cancelled. */
function toTimes({ booking, state, refund }: FoundBooking) {
  const { status, isCancellable, cancelledAt } = state
  const isHeld = status === 'ON_HOLD' || status === 'EXPIRED'
  const utcOrNull = (instant: Date | null) => instant && toUtc(instant)
  return {
    status,
    utcCreatedAt: toUtc(booking.createdAt),
    utcUpdatedAt: toUtc(cancelledAt && cancelledAt > booking.updatedAt ? cancelledAt : booking.updatedAt),
    utcExpiresAt: isHeld ? toUtc(booking.expiresAt) : null,
    utcConfirmedAt: utcOrNull(booking.confirmedAt),
    utcRedeemedAt: null,
    cancellable: isCancellable,
    cancellation:
      cancelledAt && refund
        ? { refund, reason: booking.cancelReason, utcCancelledAt: toUtc(cancelledAt) }
        : null,
  }
}

/** The reference as a code, once it is sold: the guide has the names. */
function toVoucher({ booking }: FoundBooking): OctoTicket {
  const isSold = booking.confirmedAt !== null
  return {
    redemptionMethod: 'MANIFEST',
    utcRedeemedAt: null,
    deliveryOptions: isSold ? [{ deliveryFormat: 'QRCODE', deliveryValue: booking.reference }] : [],
  }
}

/** An item has the status of its booking, unless the agency has cancelled its traveller alone. */
function toUnitItem(item: StoredItem, { found, hasPricing }: BookingView, units: OctoUnit[]): OctoUnitItem {
  const unit = units.find(({ id }) => id === item.unitId)
  const isGone = isCancelled(found, item)
  return {
    uuid: item.uuid,
    unitId: item.unitId,
    ...(unit && { unit }),
    resellerReference: item.resellerReference,
    supplierReference: null,
    status: isGone ? 'CANCELLED' : found.state.status,
    utcRedeemedAt: null,
    contact: item.contact,
    ticket: null,
    ...(hasPricing && { pricing: toPricing(item) }),
  }
}

const isCancelled = ({ travellers }: FoundBooking, { uuid }: StoredItem): boolean =>
  travellers.some(({ unitItemId, canceledAt }) => unitItemId === uuid && canceledAt !== null)

/** The sum of the items; those that the agency has cancelled alone are left out. */
function getPricing(found: FoundBooking) {
  const { items } = found.booking
  const leaving = items.filter((item) => !isCancelled(found, item))
  const counted = leaving.length > 0 ? leaving : items
  return totalPricing(counted.map((item) => ({ pricing: toPricing(item), quantity: 1 })))
}

/** Prices of the units as they were sold; of a unit that was not, as the departure has it. */
function toSoldPrices({ booking, departure }: FoundBooking): Prices {
  const sold = (unit: string) => booking.items.find(({ unitId }) => unitId === unit)?.retailCents
  return {
    priceCents: sold('adult') ?? departure.priceCents,
    childPriceCents: sold('child') ?? departure.childPriceCents,
  }
}

function getAvailability({ found, context, hasPricing, hasContent, now }: BookingView) {
  const { departure, expedition } = found
  const { netPercent } = context
  const nobody = { requested: undefined, party: undefined }
  const facts = { today: parisDay(now), groupMax: expedition.groupMax, units: listUnits(expedition) }
  return toAvailability(departure, { ...facts, ...nobody, hasContent, hasPricing, netPercent })
}
