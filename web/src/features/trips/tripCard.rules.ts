import { messages } from '#web/features/trips/messages.ts'
import type { TripCardFragment } from '#web/features/trips/TripCard.generated.ts'
import type { TripMatchesFragment } from '#web/features/trips/TripMatches.generated.ts'
import { hours } from '#web/lib/format.ts'
import type { ExpeditionType } from '#web/lib/graph.generated.ts'

export type TripMatch = TripMatchesFragment['matches'][number]

type Departures = TripCardFragment['nextDepartures']
type Journey = { city: string; hours: number; kgCo2e?: number }

/** The part of a card that a search changes: its own departures, and from a chosen city the journey from there alone. */
export function linesOf(
  { nextDepartures, bestTrainAccess }: Pick<TripCardFragment, 'nextDepartures' | 'bestTrainAccess'>,
  match: TripMatch | undefined,
  isFromCity: boolean,
): { departures: Departures; journey: Journey | null } {
  return {
    departures: match?.departures ?? nextDepartures,
    journey: isFromCity ? (match?.trainAccess ?? null) : bestTrainAccess,
  }
}

type Ribbon = { tone: 'sun' | 'white' | 'pine'; text: string }
type Dates = { isConfirmed: boolean; availableCount: number }[]

/** One fact at most: new, else new dates, else a confirmed departure that has places. */
export function ribbonOf(isNew: boolean, hasNewDepartures: boolean, departures: Dates): Ribbon | undefined {
  if (isNew) return { tone: 'sun', text: messages.isNew }
  if (hasNewDepartures) return { tone: 'white', text: messages.newDates }
  const isConfirmed = departures.some((each) => each.isConfirmed && each.availableCount > 0)
  return isConfirmed ? { tone: 'pine', text: messages.confirmed } : undefined
}

/** « Dès 8 ans » for trips with children, « Niveau 3/5 » for the others. */
export function demandOf(type: ExpeditionType, level: number, ageMinChild: number | null): string {
  return type !== 'EXPEDITION' && ageMinChild !== null ? messages.fromAge(ageMinChild) : messages.level(level)
}

export const journeyText = ({ city, hours: duration, kgCo2e }: Journey): string =>
  kgCo2e === undefined
    ? messages.byTrain(city, hours(duration))
    : messages.byTrainWithCo2(city, hours(duration), kgCo2e)

export const footerOf = (departureCount: number): string =>
  departureCount > 0 ? messages.departures(departureCount) : messages.noDeparture
