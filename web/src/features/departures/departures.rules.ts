import type { DepartureLineFragment } from '#web/features/departures/DepartureLine.generated.ts'

/** The service takes no larger party at once. */
const mostTravellers = 20

type Bookable = Pick<DepartureLineFragment, 'status' | 'availableCount'>

export const isBookable = ({ status, availableCount }: Bookable): boolean =>
  status !== 'CANCELED' && availableCount > 0

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
