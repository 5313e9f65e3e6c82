import type { ExpeditionCardFragment } from '#web/features/expeditions/ExpeditionCard.generated.ts'
import type { ExpeditionMatchesFragment } from '#web/features/expeditions/ExpeditionMatches.generated.ts'
import { type Journey, toJourney } from '#web/features/expeditions/expeditionCard.rules.ts'
import { withCo2 } from '#web/features/expeditions/expeditionMatch.content.ts'

export type ExpeditionMatch = ExpeditionMatchesFragment['matches'][number]

/** The lines of a card that a search changes. */
export type CardLines = {
  departures: ExpeditionCardFragment['nextDepartures']
  journey: Journey | null
  /** Whether the search has its own city, which wins over that of the device. */
  isFromCity: boolean
}

/** A search shows its matching departures, and from a chosen city that journey alone, with its emissions. */
export function toLines(
  { nextDepartures, bestTrainAccess }: Pick<ExpeditionCardFragment, 'nextDepartures' | 'bestTrainAccess'>,
  { departures, trainAccess }: Pick<ExpeditionMatch, 'departures' | 'trainAccess'>,
  isFromCity: boolean,
): CardLines {
  const journey = toJourney(isFromCity ? trainAccess : bestTrainAccess)
  if (isFromCity && journey && trainAccess) journey.text = withCo2(journey.text, trainAccess.kgCo2e)
  return { departures: departures ?? nextDepartures, journey, isFromCity }
}
