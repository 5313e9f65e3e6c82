import type { DepartureChange } from '#api/modules/agency/departures/departures.contract.ts'
import { isFuture } from '#api/modules/departures/departures.domain.ts'

type Edited = {
  startOn: string
  capacity: number
  bookedCount: number
  heldCount: number
  groupMin: number
  canceledAt: Date | null
}

export type EditFault =
  | 'DEPARTURE_CANCELED'
  | 'DEPARTURE_PAST'
  | 'HAS_BOOKINGS'
  | 'CAPACITY_BELOW_BOOKED'
  | 'START_PAST'
  | 'MINIMUM_ABOVE_CAPACITY'

/** The reason for which a departure no longer changes; undefined until its first day. */
export function faultOfClosed(
  { canceledAt, startOn }: Pick<Edited, 'canceledAt' | 'startOn'>,
  today: string,
): 'DEPARTURE_CANCELED' | 'DEPARTURE_PAST' | undefined {
  if (canceledAt) return 'DEPARTURE_CANCELED'
  return isFuture({ startOn }, today) ? undefined : 'DEPARTURE_PAST'
}

/** The reason for which a change is refused; undefined if it is possible. Held places count as taken. */
export function faultOfEdit(
  departure: Edited,
  change: Omit<DepartureChange, 'version'>,
  today: string,
): EditFault | undefined {
  const closed = faultOfClosed(departure, today)
  if (closed) return closed
  const taken = departure.bookedCount + departure.heldCount
  const { start = departure.startOn, capacity = departure.capacity, group_min = departure.groupMin } = change
  if (start !== departure.startOn) {
    if (taken > 0) return 'HAS_BOOKINGS'
    if (!isFuture({ startOn: start }, today)) return 'START_PAST'
  }
  if (capacity < taken) return 'CAPACITY_BELOW_BOOKED'
  const isChanged = capacity !== departure.capacity || group_min !== departure.groupMin
  return isChanged && group_min > capacity ? 'MINIMUM_ABOVE_CAPACITY' : undefined
}
