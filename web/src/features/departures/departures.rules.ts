import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'

/** The service takes no larger party at once. */
const mostTravellers = 20

/** A date of the list; its guide comes with the trip, and stays while places change. */
export type DatedLine = DepartureLineFragment & { guide?: { slug: string; fullName: string } | null }

type Bookable = Pick<DepartureLineFragment, 'status' | 'availableCount'>

export const isBookable = ({ status, availableCount }: Bookable): boolean =>
  status !== 'CANCELED' && availableCount > 0

const monthsShown = 12

export type Month = { month: string; count: number; price: number | null }

/** The twelve months from the first departure on: how many leave in each, and the lowest price that can be booked. */
export function monthsOf(departures: readonly DepartureLineFragment[]): Month[] {
  const leaving = departures.filter(({ status }) => status !== 'CANCELED')
  const byMonth = Map.groupBy(leaving, ({ startDate }) => startDate.slice(0, 7))
  const [first] = [...byMonth.keys()].toSorted()
  if (!first) return []
  const [year = 0, month = 1] = first.split('-').map(Number)
  return Array.from({ length: monthsShown }, (_, index) => {
    const name = new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 7)
    const lines = byMonth.get(name) ?? []
    const prices = lines.filter(isBookable).flatMap(({ price }) => price ?? [])
    return { month: name, count: lines.length, price: prices.length > 0 ? Math.min(...prices) : null }
  })
}

/** What one has chosen, whatever became of it; before one chooses, the first that can be booked. */
export const chosenOf = (
  departures: readonly DepartureLineFragment[],
  chosenId: string | undefined,
): DepartureLineFragment | undefined =>
  departures.find(({ id }) => id === chosenId) ?? departures.find(isBookable)

/** How many may travel: as many as there are places, and never less than was asked for before the places went. */
export function partySizes({ availableCount }: Bookable, asked: number): number[] {
  const most = Math.max(1, asked, Math.min(mostTravellers, availableCount))
  return Array.from({ length: most }, (_, index) => index + 1)
}

/** Why a party cannot book a departure as things stand. */
export function obstacleTo(
  departure: Bookable,
  travellers: number,
): 'CLOSED' | 'FULL' | 'TOO_FEW' | undefined {
  if (departure.status === 'CANCELED') return 'CLOSED'
  if (departure.availableCount === 0) return 'FULL'
  return departure.availableCount < travellers ? 'TOO_FEW' : undefined
}
