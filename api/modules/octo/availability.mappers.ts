import { parisMidnight } from '#api/clock.ts'
import { isAvailable, type Places, toStatus, toVacancies } from '#api/modules/octo/availability.domain.ts'
import { endOfDay, startOfDay, toUtc } from '#api/modules/octo/availabilityId.domain.ts'
import type { OctoAvailability, OctoAvailabilityDay } from '#api/modules/octo/octo.types.ts'
import { type Prices, totalPricing, unitPricing } from '#api/modules/octo/pricing.domain.ts'
import { describeDates } from '#api/modules/octo/product.content.ts'
import { type Party, type RequestedUnit, toMaxUnits, type UnitRule } from '#api/modules/octo/units.domain.ts'

export type OctoDeparture = Places & Prices & { id: number; endOn: string }

export type AvailabilityContext = {
  today: string
  groupMax: number
  units: UnitRule[]
  hasContent: boolean
  hasPricing: boolean
  netPercent: number | null
  /** Units that the call asks about; their party, for the status. */
  requested: RequestedUnit[] | undefined
  party: Party | undefined
}

/** A departure as an availability: it has days and no hour. */
export function toAvailability(departure: OctoDeparture, context: AvailabilityContext): OctoAvailability {
  const { startOn, endOn, capacity } = departure
  const prices = toPrices(departure, context)
  return {
    id: startOfDay(startOn),
    localDateTimeStart: startOfDay(startOn),
    localDateTimeEnd: endOfDay(endOn),
    utcCutoffAt: toUtc(parisMidnight(startOn)),
    allDay: false,
    ...toPlaces(departure, context),
    maxUnits: Math.min(capacity, toMaxUnits(context.groupMax)),
    ...(prices && {
      unitPricing: prices.units,
      ...(prices.total && { pricing: prices.total }),
    }),
    ...(context.hasContent && { title: null, shortDescription: describeDates(startOn, endOn) }),
  }
}

/** Days of a calendar, closed where nothing leaves: these show the lowest prices of other days. */
export function toAvailabilityDays(
  days: string[],
  departures: Map<string, OctoDeparture>,
  lowest: Prices | null,
  context: AvailabilityContext,
): OctoAvailabilityDay[] {
  // Most days of a year are alike: their prices are computed once.
  const closed = { ...closedDay, ...displayedPrices(lowest, context) }
  return days.map((localDate) => {
    const departure = departures.get(localDate)
    return departure
      ? { localDate, ...toPlaces(departure, context), ...displayedPrices(departure, context) }
      : { localDate, ...closed }
  })
}

function displayedPrices(input: Prices | null, context: AvailabilityContext) {
  const prices = toPrices(input, context)
  return prices && { unitPricingFrom: prices.units, ...(prices.total && { pricingFrom: prices.total }) }
}

const closedDay = {
  available: false,
  status: 'CLOSED',
  vacancies: 0,
  capacity: 0,
  openingHours: [],
} satisfies Partial<OctoAvailabilityDay>

function toPlaces(departure: OctoDeparture, { today, party }: AvailabilityContext) {
  const status = toStatus(departure, today, party)
  return {
    available: isAvailable(status),
    status,
    vacancies: toVacancies(departure, today),
    capacity: departure.capacity,
    openingHours: [],
  }
}

function toPrices(prices: Prices | null, { hasPricing, units, requested, netPercent }: AvailabilityContext) {
  if (!hasPricing || !prices) return undefined
  const priced = units.map(({ id }) => ({ unitId: id, ...unitPricing(id, prices, netPercent) }))
  if (!requested) return { units: priced }
  const requests = requested.flatMap(({ id, quantity }) => {
    const pricing = priced.find(({ unitId }) => unitId === id)
    return pricing ? [{ pricing, quantity }] : []
  })
  return { units: priced, total: totalPricing(requests) }
}
