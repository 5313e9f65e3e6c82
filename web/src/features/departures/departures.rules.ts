import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'

/** The service accepts no larger party. */
const mostTravellers = 20

/** A date of the list; its guide comes with the expedition and stays while places change. */
export type DatedLine = DepartureLineFragment & { guide?: { slug: string; fullName: string } | null }

type Bookable = Pick<DepartureLineFragment, 'status' | 'availableCount'>

export const isBookable = ({ status, availableCount }: Bookable): boolean =>
  status !== 'CANCELED' && availableCount > 0

const monthsShown = 12

export type Month = { month: string; count: number; price: number | null }

/** The twelve months from the first departure on: number of departures and lowest bookable price. */
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

/** The chosen departure, whatever became of it; before a choice, the first bookable one. */
export const chosenOf = (
  departures: readonly DepartureLineFragment[],
  chosenId: string | undefined,
): DepartureLineFragment | undefined =>
  departures.find(({ id }) => id === chosenId) ?? departures.find(isBookable)

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
