export type BookingStatus = 'ON_HOLD' | 'EXPIRED' | 'CONFIRMED' | 'CANCELLED'
export type BookingCall = 'confirm' | 'extend' | 'change' | 'cancel'

export type BookingFacts = {
  expiresAt: Date
  confirmedAt: Date | null
  /** By the reseller, or by the agency. */
  cancelledAt: Date | null
  /** The departure on which the booking is now. */
  startOn: string
  departureCanceledAt: Date | null
}

export type BookingState = {
  status: BookingStatus
  /** Whether it may be changed or cancelled now. */
  isCancellable: boolean
  cancelledAt: Date | null
}

/** State of a booking: its hold ends by itself, swept or not, and a cancelled departure cancels it. */
export function toState(facts: BookingFacts, now: Date, today: string): BookingState {
  const cancelledAt = facts.cancelledAt ?? cancelledWithDeparture(facts)
  if (cancelledAt) return { status: 'CANCELLED', isCancellable: false, cancelledAt }
  // The cutoff binds sales, never holds.
  if (facts.confirmedAt)
    return { status: 'CONFIRMED', isCancellable: facts.startOn > today, cancelledAt: null }
  const isLive = facts.expiresAt > now
  return { status: isLive ? 'ON_HOLD' : 'EXPIRED', isCancellable: isLive, cancelledAt: null }
}

/** A hold that had lapsed before stays lapsed. */
function cancelledWithDeparture({ confirmedAt, expiresAt, departureCanceledAt }: BookingFacts): Date | null {
  if (!departureCanceledAt) return null
  return confirmedAt || departureCanceledAt < expiresAt ? departureCanceledAt : null
}

export type Answer = 'proceed' | 'unchanged' | 'UNPROCESSABLE_ENTITY' | 'INVALID_BOOKING_UUID'

type Answers = Record<BookingCall, Answer>

const same = (answer: Answer): Answers => ({
  confirm: answer,
  extend: answer,
  change: answer,
  cancel: answer,
})
const refused = same('UNPROCESSABLE_ENTITY')

const answers: Record<BookingStatus, (isCancellable: boolean) => Answers> = {
  ON_HOLD: () => same('proceed'),
  EXPIRED: () => same('INVALID_BOOKING_UUID'),
  CONFIRMED: (isCancellable) => {
    const changes = isCancellable ? 'proceed' : 'UNPROCESSABLE_ENTITY'
    return { ...refused, confirm: 'unchanged', change: changes, cancel: changes }
  },
  CANCELLED: () => ({ ...refused, cancel: 'unchanged' }),
}

/** The answer to a call: repeated, a confirmation and a cancellation change nothing. */
export function answerTo(call: BookingCall, { status, isCancellable }: BookingState): Answer {
  return answers[status](isCancellable)[call]
}

const minuteMs = 60_000
const holdMinutes = { usual: 30, most: 60, inAll: 180 } as const

/** End of a hold of that many minutes; a longer one is shortened, and all extensions of a booking have one end. */
export function holdEnd(now: Date, minutes: number | null | undefined, createdAt = now): Date {
  const wantedMs = now.getTime() + Math.min(minutes ?? holdMinutes.usual, holdMinutes.most) * minuteMs
  return new Date(Math.min(wantedMs, createdAt.getTime() + holdMinutes.inAll * minuteMs))
}

/** Most places of a departure that one reseller may hold unpaid. */
export const mostHeldPlaces = (capacity: number): number => Math.ceil(capacity / 2)

/** The refund of a reseller, by the part of the price that the agency retains. */
export function computeRefund(keptCents: number, priceCents: number): 'FULL' | 'PARTIAL' | 'NONE' {
  if (keptCents <= 0) return 'FULL'
  return keptCents < priceCents ? 'PARTIAL' : 'NONE'
}
