import { addDays } from '#api/clock.ts'
import type { CellState } from '#rules/calendar.ts'
import { longDay } from '#schema/frenchFormats.ts'

export const departureStatuses = ['open', 'almost', 'confirmed', 'full', 'canceled'] as const
export type DepartureStatus = (typeof departureStatuses)[number]

/** Statuses as the shared rules call them. */
export const cellStates = {
  open: 'OPEN',
  almost: 'ALMOST',
  confirmed: 'CONFIRMED',
  full: 'FULL',
  canceled: 'CANCELED',
} as const satisfies Record<DepartureStatus, CellState>

/** Fields of a departure that the rules read. */
export type DepartureFacts = {
  startOn: string
  capacity: number
  bookedCount: number
  /** Places that holds set aside; absent where nothing holds places. */
  heldCount?: number
  groupMin: number
  confirmedAt: Date | string | null
  salesClosedAt: Date | string | null
  canceledAt: Date | string | null
}

/** A departure « presque confirmé » lacks at most this many sign-ups. */
const almostMissing = 2

/** Fields of a departure that decide how many places can be sold. */
export type PlaceFacts = Pick<
  DepartureFacts,
  'capacity' | 'bookedCount' | 'heldCount' | 'salesClosedAt' | 'canceledAt'
>

export function availableCount(departure: PlaceFacts): number {
  return isOnSale(departure) ? freeCount(departure) : 0
}

export function isOnSale({ salesClosedAt, canceledAt }: Pick<PlaceFacts, 'salesClosedAt' | 'canceledAt'>) {
  return !canceledAt && !salesClosedAt
}

/** Places neither booked nor held, on sale or not. */
function freeCount({ capacity, bookedCount, heldCount = 0 }: PlaceFacts): number {
  return Math.max(0, capacity - bookedCount - heldCount)
}

/** Closed sales end no hold: who has places set aside may book them, and no more. */
export function maySell(
  { salesClosedAt }: Pick<DepartureFacts, 'salesClosedAt'>,
  held: number,
  target: number,
) {
  return !salesClosedAt || held >= target
}

/** Zero once it is cancelled, or was confirmed. */
export function missingToConfirm(departure: DepartureFacts): number {
  if (departure.canceledAt || departure.confirmedAt) return 0
  return Math.max(0, departure.groupMin - departure.bookedCount)
}

/** A full departure leaves, whatever its minimum. */
export function isConfirmed(departure: DepartureFacts): boolean {
  if (departure.canceledAt) return false
  return missingToConfirm(departure) === 0 || departure.bookedCount >= departure.capacity
}

/** Whether that many more travellers bring a departure to its minimum, which confirms it permanently. */
export const isConfirmedBy = (travellers: number, departure: DepartureFacts): boolean =>
  !departure.confirmedAt && isConfirmed({ ...departure, bookedCount: departure.bookedCount + travellers })

export function departureStatus(departure: DepartureFacts): DepartureStatus {
  if (departure.canceledAt) return 'canceled'
  if (availableCount(departure) === 0) return 'full'
  if (isConfirmed(departure)) return 'confirmed'
  return missingToConfirm(departure) <= almostMissing ? 'almost' : 'open'
}

export const agencyStates = ['open', 'closed', 'full', 'confirmed', 'canceled', 'underway', 'past'] as const
/** State of a departure for the agency, which alone tells closed sales from a full group. */
export type AgencyState = (typeof agencyStates)[number]

export function agencyState(departure: DepartureFacts & { endOn: string }, today: string): AgencyState {
  if (departure.canceledAt) return 'canceled'
  if (departure.endOn < today) return 'past'
  if (!isFuture(departure, today)) return 'underway'
  if (departure.salesClosedAt) return 'closed'
  if (freeCount(departure) === 0) return 'full'
  return isConfirmed(departure) ? 'confirmed' : 'open'
}

/** From its first day on, a departure is no longer to come. */
export function isFuture(departure: { startOn: string }, today: string): boolean {
  return departure.startOn > today
}

export function isBookable(departure: DepartureFacts, today: string): boolean {
  return isFuture(departure, today) && availableCount(departure) > 0
}

/** Name of a departure for the agency: « Balcons de la Vanoise, 3 juillet 2027 ». */
export const departureLabel = ({ name, startOn }: { name: string; startOn: string }): string =>
  `${name}, ${longDay(startOn)}`

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
