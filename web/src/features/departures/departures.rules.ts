import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'
import type { OwnHold } from '#web/features/departures/held.ts'
import type { Sky } from '#web/lib/format/sun.ts'

/** The service accepts no larger party. */
const mostTravellers = 20

/** A date of the list; its guide comes with the expedition and stays while places change. */
export type DatedLine = DepartureLineFragment & {
  /** The hold of the visitor's cart on this departure. */
  own?: OwnHold | null
  guide?: { slug: string; fullName: string } | null
  sky?: Sky | null
}

type Bookable = Pick<DepartureLineFragment, 'status' | 'availableCount'>

export const isBookable = ({ status, availableCount }: Bookable): boolean =>
  status !== 'CANCELED' && availableCount > 0

export type Month = { month: string; count: number; confirmed: number; price: number | null }

/** Months with departures to come: their number, the confirmed ones with places, the lowest price. */
export function listMonths(departures: readonly DepartureLineFragment[]): Month[] {
  const leaving = departures.filter(({ status }) => status !== 'CANCELED')
  const byMonth = Map.groupBy(leaving, ({ startDate }) => startDate.slice(0, 7))
  return [...byMonth]
    .map(([month, lines]) => {
      const open = lines.filter(isBookable)
      const prices = open.flatMap(({ price }) => price ?? [])
      return {
        month,
        count: lines.length,
        confirmed: open.filter(({ isConfirmed }) => isConfirmed).length,
        price: prices.length > 0 ? Math.min(...prices) : null,
      }
    })
    .toSorted((one, other) => (one.month < other.month ? -1 : 1))
}

/** A few dates need no months to choose from. */
export const hasFilters = (departures: readonly unknown[]): boolean => departures.length > 3

/** The part of the dates that a visitor looks at. */
export type DepartureFilter = { month: string | undefined; isConfirmedOnly: boolean }

export const selectShown = (
  departures: readonly DatedLine[],
  { month, isConfirmedOnly }: DepartureFilter,
): DatedLine[] =>
  departures.filter(
    (departure) =>
      (!month || departure.startDate.startsWith(month)) &&
      (!isConfirmedOnly || (departure.isConfirmed && isBookable(departure))),
  )

/** Links to the dates lead to the panel where no date is listed. */
export const panelId = (departures: readonly unknown[]): string =>
  departures.length > 0 ? 'reserver' : 'departs'

type Reason = 'confirmed' | 'next' | 'cheapest' | 'chosen'
export type Highlight<Line> = { reasons: Reason[]; departure: Line }

/** The departures that a panel shows: the next confirmed one or the next one, the cheapest, the chosen one. */
export function listHighlights<Line extends DepartureLineFragment>(
  departures: readonly Line[],
  chosen: Line | undefined,
): Highlight<Line>[] {
  const open = byDate(departures.filter(isBookable))
  const confirmed = open.find(({ isConfirmed }) => isConfirmed)
  const candidates: [Reason, Line | undefined][] = [
    [confirmed ? 'confirmed' : 'next', confirmed ?? open[0]],
    ['cheapest', findCheapest(open)],
    ['chosen', chosen],
  ]
  const highlights = new Map<string, Highlight<Line>>()
  for (const [reason, departure] of candidates) {
    const known = departure && highlights.get(departure.id)
    if (known && reason !== 'chosen') known.reasons.push(reason)
    else if (departure && !known) highlights.set(departure.id, { reasons: [reason], departure })
  }
  return [...highlights.values()]
}

const byDate = <Line extends DepartureLineFragment>(departures: readonly Line[]) =>
  departures.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1))

/** The first of the lowest price; none where all cost the same. */
function findCheapest<Line extends DepartureLineFragment>(open: readonly Line[]): Line | undefined {
  const prices = open.flatMap(({ price }) => price ?? [])
  const lowest = Math.min(...prices)
  return prices.some((price) => price > lowest) ? open.find(({ price }) => price === lowest) : undefined
}

/** The chosen departure, whatever became of it; before a choice, the next confirmed one, else the next one. */
export const findChosen = (
  departures: readonly DatedLine[],
  chosenId: string | undefined,
): DatedLine | undefined =>
  departures.find(({ id }) => id === chosenId) ?? listHighlights(departures, undefined)[0]?.departure

/** Party sizes: up to the places left, and never below the chosen size. */
export function partySizes({ availableCount }: Bookable, requested: number): number[] {
  const most = Math.max(1, requested, Math.min(mostTravellers, availableCount))
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** Why a party cannot book a departure in its current state. */
export function obstacleTo(
  departure: Bookable,
  travellers: number,
): 'CLOSED' | 'FULL' | 'TOO_FEW' | undefined {
  if (departure.status === 'CANCELED') return 'CLOSED'
  if (departure.availableCount === 0) return 'FULL'
  return departure.availableCount < travellers ? 'TOO_FEW' : undefined
}
