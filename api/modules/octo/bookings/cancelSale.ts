import type { Database } from '#api/db/client.ts'
import { cancelTravellers, priceCancellation } from '#api/modules/booking/cancellation.repository.ts'
import { isConfirmed } from '#api/modules/departures/departures.domain.ts'
import type { FoundBooking } from '#api/modules/octo/bookings/bookings.repository.ts'
import type { BookingContext } from '#api/modules/octo/bookings/context.ts'
import { toRule } from '#api/modules/quote/cancellation.domain.ts'
import { toSaleTerms } from '#api/modules/quote/terms.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'

/** Cancels a sale by the policy of its order; returns the percentage that the agency retains. A test booking has no other trace. */
export async function cancelSale(
  tx: Database,
  found: FoundBooking,
  { now, publicUrl }: Pick<BookingContext, 'now' | 'publicUrl'>,
): Promise<number> {
  const { booking, reservation } = found
  if (!reservation) return keptPercentNow(tx, found, now)
  const whole = { userId: null, reservationId: booking.id }
  const { quote, rule } = await priceCancellation(tx, whole, now)
  await cancelTravellers(tx, { ...whole, quoteHash: quote.hash }, { now, publicUrl })
  return rule.keptPercent
}

/** Percentage of the price of a sale that a cancellation of now keeps. */
export async function keptPercentNow(
  db: Database,
  { booking, reservation, departure }: FoundBooking,
  now: Date,
): Promise<number> {
  const policy = reservation?.order?.policy ?? toSaleTerms(await readSettings(db, 'sales')).policy
  const bookedAt = reservation?.createdAt ?? booking.confirmedAt ?? now
  const facts = { policy, bookedAt, now, startOn: departure.startOn }
  return toRule({ ...facts, isByAgency: false, isConfirmed: isConfirmed(departure) }).keptPercent
}
