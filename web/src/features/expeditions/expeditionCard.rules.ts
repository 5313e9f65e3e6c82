import { messages } from '#web/features/expeditions/messages.ts'
import { hours } from '#web/lib/format/format.ts'
import type { ExpeditionType } from '#web/lib/graph/graph.generated.ts'

type Ribbon = { tone: 'sun' | 'white' | 'pine'; text: string }
type Dates = { isConfirmed: boolean; availableCount: number }[]

/** At most one ribbon: new, otherwise new dates, otherwise a confirmed departure with places. */
export function toRibbon(isNew: boolean, hasNewDepartures: boolean, departures: Dates): Ribbon | undefined {
  if (isNew) return { tone: 'sun', text: messages.isNew }
  if (hasNewDepartures) return { tone: 'white', text: messages.newDates }
  const isConfirmed = departures.some((each) => each.isConfirmed && each.availableCount > 0)
  return isConfirmed ? { tone: 'pine', text: messages.confirmed } : undefined
}

/** « Dès 8 ans » for expeditions with children, « Niveau 3/5 » for the others. */
export function toDemand(type: ExpeditionType, level: number, ageMinChild: number | null): string {
  return type !== 'EXPEDITION' && ageMinChild !== null ? messages.fromAge(ageMinChild) : messages.level(level)
}

type Access = { city: string; hours: number; label: string | null; modes: string[]; isEstimated?: boolean }
export type Journey = { text: string; icon: 'boat' | 'train' }

export const toJourney = (access: Access | null): Journey | null =>
  access && {
    text: journeyText(access),
    icon: access.modes.some((mode) => mode.startsWith('ferry')) ? 'boat' : 'train',
  }

/** « 3 h 15 de train et car depuis Lyon », « Depuis Lille : train, 2 nuits en route », or the ferry's own words. */
function journeyText({ city, hours: duration, label, isEstimated = false }: Access): string {
  if (!label) return messages.byTrain(city, shownHours(duration, isEstimated))
  if (label.includes(messages.since)) return label
  const isDuration = /^\d[^,]*$/.test(label)
  return isDuration ? `${label} ${messages.since} ${city}` : messages.fromCity(city, label)
}

/** « 7 h 48 », « ≈ 7 h 48 » for an estimate. */
export function shownHours(duration: number, isEstimated: boolean): string {
  const shown = hours(duration)
  return isEstimated ? messages.estimate(shown) : shown
}

export const renderFooter = (departureCount: number): string =>
  departureCount > 0 ? messages.departures(departureCount) : messages.noDeparture
