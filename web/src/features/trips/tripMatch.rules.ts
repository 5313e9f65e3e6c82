import type { TripCardFragment } from '#web/features/trips/TripCard.generated.ts'
import type { TripMatchesFragment } from '#web/features/trips/TripMatches.generated.ts'
import { journeyText } from '#web/features/trips/tripCard.rules.ts'
import { withCo2 } from '#web/features/trips/tripMatch.content.ts'

export type TripMatch = TripMatchesFragment['matches'][number]

/** The part of a card that a search changes. */
export type CardLines = { departures: TripCardFragment['nextDepartures']; journey: string | null }

/** A search shows its own departures, and from a chosen city the journey from there alone, with its kilograms. */
export function linesOf(
  { nextDepartures, bestTrainAccess }: Pick<TripCardFragment, 'nextDepartures' | 'bestTrainAccess'>,
  { departures, trainAccess }: Pick<TripMatch, 'departures' | 'trainAccess'>,
  isFromCity: boolean,
): CardLines {
  const journey = journeyText(isFromCity ? trainAccess : bestTrainAccess)
  return {
    departures: departures ?? nextDepartures,
    journey: isFromCity && journey && trainAccess ? withCo2(journey, trainAccess.kgCo2e) : journey,
  }
}
