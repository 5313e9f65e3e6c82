import { addDays } from '#api/clock.ts'

export const departureStatuses = ['open', 'almost', 'confirmed', 'full', 'canceled'] as const
export type DepartureStatus = (typeof departureStatuses)[number]

/** Fields of a departure that the rules read. */
export type DepartureFacts = {
  startOn: string
  capacity: number
  bookedCount: number
  /** Places that holds set aside; absent where nothing holds places. */
  heldCount?: number
  groupMin: number
  isConfirmedByGuide: boolean
  canceledAt: Date | string | null
}

/** A departure « presque confirmé » lacks at most this many sign-ups. */
const almostMissing = 2

export function availableCount(departure: DepartureFacts): number {
  return departure.canceledAt
    ? 0
    : Math.max(0, departure.capacity - departure.bookedCount - (departure.heldCount ?? 0))
}

/** Zero once it is cancelled, or the guide has decided to leave. */
export function missingToConfirm(departure: DepartureFacts): number {
  if (departure.canceledAt || departure.isConfirmedByGuide) return 0
  return Math.max(0, departure.groupMin - departure.bookedCount)
}

/** A full departure leaves, whatever its minimum. */
export function isConfirmed(departure: DepartureFacts): boolean {
  if (departure.canceledAt) return false
  return missingToConfirm(departure) === 0 || departure.bookedCount >= departure.capacity
}

export function departureStatus(departure: DepartureFacts): DepartureStatus {
  if (departure.canceledAt) return 'canceled'
  if (availableCount(departure) === 0) return 'full'
  if (isConfirmed(departure)) return 'confirmed'
  return missingToConfirm(departure) <= almostMissing ? 'almost' : 'open'
}

/** From its first day on, a departure is no longer to come. */
export function isFuture(departure: { startOn: string }, today: string): boolean {
  return departure.startOn > today
}

export function isBookable(departure: DepartureFacts, today: string): boolean {
  return isFuture(departure, today) && availableCount(departure) > 0
}

/** The last day of a departure of that length. */
export function lastDay(startOn: string, durationDays: number): string {
  return addDays(startOn, durationDays - 1)
}

/** Bounds the list of an expedition that leaves every day. */
const mostListed = 300

/** Returns the departures nearest to today, in their given order. */
export function nearest<Departure extends { start: string }>(
  departures: Departure[],
  today: string,
  most: number = mostListed,
): Departure[] {
  if (departures.length <= most) return departures
  const daysAway = ({ start }: Departure) => Math.abs(Date.parse(start) - Date.parse(today))
  const listed = new Set(departures.toSorted((one, other) => daysAway(one) - daysAway(other)).slice(0, most))
  return departures.filter((departure) => listed.has(departure))
}
