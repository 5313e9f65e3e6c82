import type { OctoPricing } from '#api/modules/octo/octo.types.ts'
import type { UnitRule } from '#api/modules/octo/units.domain.ts'
import { currency } from '#schema/constants.ts'

/** Prices of a departure, or of an expedition; a child without a rate of its own pays as an adult. */
export type Prices = { priceCents: number; childPriceCents: number | null }

export const computePriceCents = (unitId: UnitRule['id'], { priceCents, childPriceCents }: Prices): number =>
  unitId === 'child' ? (childPriceCents ?? priceCents) : priceCents

/** Amount that a reseller owes for a price, rounded to the cent; null where no share is agreed. */
export const computeNetCents = (retailCents: number, netPercent: number | null): number | null =>
  netPercent === null ? null : Math.round((retailCents * netPercent) / 100)

/** Nothing is reduced, and the margin scheme of travel agencies names no tax on a price. */
export const toPricing = ({
  retailCents,
  netCents,
}: {
  retailCents: number
  netCents: number | null
}): OctoPricing => ({
  original: retailCents,
  retail: retailCents,
  net: netCents,
  currency,
  currencyPrecision: 2,
  includedTaxes: [],
})

/** The price of one unit. */
export function unitPricing(unitId: UnitRule['id'], prices: Prices, netPercent: number | null): OctoPricing {
  const retailCents = computePriceCents(unitId, prices)
  return toPricing({ retailCents, netCents: computeNetCents(retailCents, netPercent) })
}

/** The price of several units: the sum of theirs, so that it is the one that a booking keeps. */
export function totalPricing(pricings: { pricing: OctoPricing; quantity: number }[]): OctoPricing {
  const computeSum = (amount: (pricing: OctoPricing) => number) =>
    pricings.reduce((cents, { pricing, quantity }) => cents + quantity * amount(pricing), 0)
  const isAgreed = pricings.every(({ pricing }) => pricing.net !== null)
  return toPricing({
    retailCents: computeSum(({ retail }) => retail),
    netCents: isAgreed ? computeSum(({ net }) => net ?? 0) : null,
  })
}

/** The lowest prices of departures to come, else those of the catalogue. */
export function lowestPrices(catalogueCents: number, departures: Prices[]): Prices {
  if (departures.length === 0) return { priceCents: catalogueCents, childPriceCents: null }
  const lowest = (unitId: UnitRule['id']) =>
    Math.min(...departures.map((each) => computePriceCents(unitId, each)))
  return { priceCents: lowest('adult'), childPriceCents: lowest('child') }
}
