import type { FactStripFragment } from '#web/features/details/FactStrip.generated.ts'
import { messages } from '#web/features/details/messages.ts'
import { lowestPrice, money, shortDay } from '#web/lib/format/format.ts'

export type Decisive = Omit<FactStripFragment, '__typename'>
type Departure = NonNullable<Decisive['departures']>[number]

type Fact = { name: 'days' | 'distance' | 'level' | 'group' | 'price' | 'departure'; text: string }

/** Facts that decide on an expedition, in reading order; unknown ones are left out. */
export function decisiveFacts(expedition: Decisive): Fact[] {
  const { durationDays, distanceKm, level, groupMin, groupMax } = expedition
  const price = lowestPrice(expedition)
  const facts: [Fact['name'], string | false | null | undefined][] = [
    ['days', durationDays > 0 && messages.days(durationDays)],
    ['distance', distanceKm !== null && distanceKm > 0 && messages.kilometres(Math.round(distanceKm))],
    ['level', level > 0 && messages.levelFor(level)],
    ['group', messages.people(groupMin, groupMax)],
    ['price', price !== null && messages.fromPrice(money(price), cheapestDay(expedition, price))],
    ['departure', nextDeparture(expedition.departures ?? [])],
  ]
  return facts.flatMap(([name, text]) => (text ? { name, text } : []))
}

const listOpen = (departures: readonly Departure[]): Departure[] =>
  departures
    .filter(({ status, availableCount }) => status !== 'CANCELED' && availableCount > 0)
    .toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))

/** First day at the lowest price, where other days cost more. */
function cheapestDay({ departures }: Decisive, lowest: number): string | undefined {
  const open = listOpen(departures ?? [])
  if (!open.some(({ price }) => price !== null && price > lowest)) return undefined
  const cheapest = open.find(({ price }) => price === lowest)
  return cheapest && shortDay(cheapest.startDate)
}

/** The next confirmed departure with places, else the next one with places. */
function nextDeparture(departures: readonly Departure[]): string | undefined {
  const open = listOpen(departures)
  const confirmed = open.find(({ isConfirmed }) => isConfirmed)
  const next = confirmed ?? open[0]
  return next && messages.nextDeparture(shortDay(next.startDate), confirmed !== undefined)
}
