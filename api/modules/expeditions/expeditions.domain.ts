import { addDays, parisDay } from '#api/clock.ts'
import {
  availableCount,
  type DepartureFacts,
  departureStatus,
  isBookable,
  isConfirmed,
  isFuture,
  missingToConfirm,
} from '#api/modules/departures/departures.domain.ts'
import type { DepartureStart } from '#api/modules/expeditions/expeditions.contract.ts'
import { defaultRating, nextDeparturesShown } from '#schema/constants.ts'

const newForDays = 60
const newDeparturesForDays = 14

export type DatedDeparture = DepartureFacts & {
  id: number
  endOn: string
  priceCents: number
  createdAt: Date
}

/** Published less than 60 days ago, or flagged by hand. */
export function isNew(expedition: { publishedAt: Date; flaggedNew: boolean }, today: string): boolean {
  return expedition.flaggedNew || today < addDays(parisDay(expedition.publishedAt), newForDays)
}

/** A departure to come was added less than 14 days ago. */
export function hasNewDepartures(departures: DatedDeparture[], today: string): boolean {
  return toCome(departures, today).some(
    (departure) => today < addDays(parisDay(departure.createdAt), newDeparturesForDays),
  )
}

/** Departures to come that are not cancelled, full ones included, soonest first. */
export function toCome(departures: DatedDeparture[], today: string): DatedDeparture[] {
  return departures
    .filter((departure) => isFuture(departure, today) && !departure.canceledAt)
    .sort((a, b) => a.startOn.localeCompare(b.startOn) || a.id - b.id)
}

export function bookable(departures: DatedDeparture[], today: string): DatedDeparture[] {
  return toCome(departures, today).filter((departure) => isBookable(departure, today))
}

/** The lowest bookable price, else the catalogue price. */
export function minPriceCents(priceCents: number, departures: DatedDeparture[], today: string): number {
  const prices = bookable(departures, today).map((departure) => departure.priceCents)
  return prices.length > 0 ? Math.min(...prices) : priceCents
}

export function averageRating(counters: { reviewCount: number; ratingSum: number }): number | null {
  return counters.reviewCount > 0 ? Math.round((counters.ratingSum / counters.reviewCount) * 10) / 10 : null
}

/** The specification requires 5 without reviews. */
export function ratingOrDefault(rating: number | null): number {
  return rating ?? defaultRating
}

export function nextStarts(departures: DatedDeparture[], today: string) {
  const next = toCome(departures, today)
  const starts = next.slice(0, nextDeparturesShown).map(toDepartureStart)
  return {
    next_departures_count: next.length,
    next_departure_starts: starts,
    next_available_departure_starts: bookable(departures, today)
      .slice(0, nextDeparturesShown)
      .map(toDepartureStart),
    has_next_3_departures_not_full: starts.some((start) => start.available_count > 0),
  }
}

/** Months, from 1 to 12, in which departures to come start. */
export function departureMonths(departures: DatedDeparture[], today: string): number[] {
  const months = toCome(departures, today).map(({ startOn }) => Number(startOn.slice(5, 7)))
  return [...new Set(months)].sort((one, other) => one - other)
}

/** A line of a card. */
export function toDepartureStart(departure: Omit<DatedDeparture, 'createdAt'>): DepartureStart {
  return {
    departure_id: String(departure.id),
    next_departure_start: departure.startOn,
    next_departure_end: departure.endOn,
    available_count: availableCount(departure),
    is_confirmed: isConfirmed(departure),
    missing_to_confirm: missingToConfirm(departure),
    status: departureStatus(departure),
    price: departure.priceCents / 100,
  }
}

/** The first day after today on which time alone changes the documents; null when it never does. */
export function staleOn(
  expedition: { publishedAt: Date },
  departures: DatedDeparture[],
  today: string,
): string | null {
  const changesOn = [
    addDays(parisDay(expedition.publishedAt), newForDays),
    ...toCome(departures, today).flatMap((departure) => [
      departure.startOn,
      addDays(parisDay(departure.createdAt), newDeparturesForDays),
    ]),
  ]
  return changesOn.filter((day) => day > today).sort()[0] ?? null
}
