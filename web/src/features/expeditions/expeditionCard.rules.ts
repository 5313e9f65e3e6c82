import { messages } from '#web/features/expeditions/messages.ts'
import { hours } from '#web/lib/format/format.ts'
import type { ExpeditionType } from '#web/lib/graph/graph.generated.ts'

type Ribbon = { tone: 'sun' | 'white' | 'pine'; text: string }
type Dates = { isConfirmed: boolean; availableCount: number }[]

/** At most one ribbon: new, otherwise new dates, otherwise a confirmed departure with places. */
export function ribbonOf(isNew: boolean, hasNewDepartures: boolean, departures: Dates): Ribbon | undefined {
  if (isNew) return { tone: 'sun', text: messages.isNew }
  if (hasNewDepartures) return { tone: 'white', text: messages.newDates }
  const isConfirmed = departures.some((each) => each.isConfirmed && each.availableCount > 0)
  return isConfirmed ? { tone: 'pine', text: messages.confirmed } : undefined
}

/** « Dès 8 ans » for expeditions with children, « Niveau 3/5 » for the others. */
export function demandOf(type: ExpeditionType, level: number, ageMinChild: number | null): string {
  return type !== 'EXPEDITION' && ageMinChild !== null ? messages.fromAge(ageMinChild) : messages.level(level)
}

export const journeyText = (journey: { city: string; hours: number } | null): string | null =>
  journey && messages.byTrain(journey.city, hours(journey.hours))

export const footerOf = (departureCount: number): string =>
  departureCount > 0 ? messages.departures(departureCount) : messages.noDeparture
