export const pledgeStates = [
  'pledged',
  'called',
  'booked',
  'lapsed',
  'withdrawn',
  'released',
  'void',
] as const
export type PledgeState = (typeof pledgeStates)[number]

/** Places of one pledge. */
export const mostPlaces = 6

/** A departure takes pledges, and a call ends, at least that many days before its first day. */
export const leastDaysAhead = 14

/** Pledges of an account that are neither over nor booked. */
const mostPledges = 3

const hourMs = 3_600_000
const callHours = 48
const recallHours = 24
const freeDays = 7
const barredMonths = 6
const lapseMonths = 12

/** A pledge of a departure. */
export type Pledged = {
  id: string
  places: number
  state: PledgeState
  calledUntil: Date | null
}

/** Fields of a departure that decide on its call. */
export type CallFacts = {
  capacity: number
  booked: number
  /** Places on sale that are neither booked nor held. */
  free: number
  minimum: number
  isConfirmed: boolean
  isCanceled: boolean
  /** From this instant on the departure is too near. */
  closesAt: Date
  callEndsAt: Date | null
  nextCallAt: Date | null
}

export type Move = { id: string; to: PledgeState; calledUntil: Date | null }

export type Settlement = {
  moves: Move[]
  callEndsAt: Date | null
  nextCallAt: Date | null
  /** Whether a call has ended, and how. */
  ended: 'confirmed' | 'short' | null
}

/** Whether a pledge is neither over nor booked. */
export const isActive = ({ state }: Pick<Pledged, 'state'>): boolean =>
  state === 'pledged' || state === 'called'

/**
 * All that is due on a departure at an instant. Pledges come in the order of their promises. Idempotent: applied, it
 * leaves nothing due at the same instant.
 */
export function computeSettlement(departure: CallFacts, pledges: Pledged[], now: Date): Settlement {
  const moves = pledges.flatMap((pledge) => {
    const to = nextState(pledge, departure, now)
    return to ? [{ id: pledge.id, to, calledUntil: pledge.calledUntil }] : []
  })
  const left = pledges.filter(({ id }) => !moves.some((move) => move.id === id))
  const { callEndsAt } = departure
  if (callEndsAt) {
    const isOver = callEndsAt <= now || !left.some(({ state }) => state === 'called')
    return { moves, ...(isOver ? endedCall(departure, now) : { ...toCall(departure), ended: null }) }
  }
  const until = callUntil(departure, now)
  const called = selectCalled(departure, left, now)
  const calls = called.map(({ id }) => ({ id, to: 'called' as const, calledUntil: until }))
  return {
    moves: [...moves, ...calls],
    ...toCall(departure),
    ...(calls.length > 0 && { callEndsAt: until, nextCallAt: null }),
    ended: null,
  }
}

const toCall = ({ callEndsAt, nextCallAt }: CallFacts) => ({ callEndsAt, nextCallAt })

/** State of a pledge that has to change; undefined while it stays. */
function nextState(pledge: Pledged, departure: CallFacts, now: Date): PledgeState | undefined {
  if (!isActive(pledge)) return undefined
  const { closesAt, isCanceled, isConfirmed, booked, capacity } = departure
  if (isCanceled) return 'void'
  // A call that the departure has cut short leaves no penalty.
  if (pledge.calledUntil && pledge.calledUntil <= now)
    return pledge.calledUntil < closesAt ? 'lapsed' : 'void'
  if (closesAt <= now || booked >= capacity) return 'void'
  return isConfirmed && pledge.state === 'pledged' ? 'released' : undefined
}

/** A call ends at its hour, or with its last called pledge. */
function endedCall({ isConfirmed, isCanceled }: CallFacts, now: Date): Omit<Settlement, 'moves'> {
  if (isConfirmed || isCanceled)
    return { callEndsAt: null, nextCallAt: null, ended: isConfirmed ? 'confirmed' : null }
  return { callEndsAt: null, nextCallAt: hoursAfter(now, recallHours), ended: 'short' }
}

/** The pledges that a call begins with, in their order, each for all its places; none where it cannot reach the minimum. */
function selectCalled(departure: CallFacts, pledges: Pledged[], now: Date): Pledged[] {
  const { isConfirmed, isCanceled, closesAt, nextCallAt, booked } = departure
  if (isConfirmed || isCanceled || closesAt <= now || (nextCallAt && nextCallAt > now)) return []
  let free = departure.free
  const called = pledges.filter(({ state, places }) => {
    if (state !== 'pledged' || places > free) return false
    free -= places
    return true
  })
  const promised = called.reduce((sum, { places }) => sum + places, 0)
  return booked + promised >= leastTravellers(departure) ? called : []
}

/** Travellers with whom the departure leaves: a full one leaves, whatever its minimum. */
export const leastTravellers = ({ minimum, capacity }: Pick<CallFacts, 'minimum' | 'capacity'>): number =>
  Math.min(minimum, capacity)

function callUntil({ closesAt }: CallFacts, now: Date): Date {
  const usual = hoursAfter(now, callHours)
  return usual < closesAt ? usual : closesAt
}

export type PledgeRefusal = 'TOO_MANY' | 'CLOSED' | 'NOT_OPEN'

/** Why a departure takes no pledge of an account; undefined where it takes one. */
export function pledgeRefusal(
  departure: CallFacts,
  account: { activeCount: number; lapses: Date[] },
  now: Date,
): PledgeRefusal | undefined {
  if (departure.closesAt <= now) return 'CLOSED'
  if (departure.isCanceled || departure.isConfirmed || departure.free === 0) return 'NOT_OPEN'
  const isBarred = barredUntil(account.lapses, now) !== undefined
  return isBarred || account.activeCount >= mostPledges ? 'TOO_MANY' : undefined
}

/** End of the months without a pledge after two lapsed within a year; undefined where there is none to come. */
export function barredUntil(lapses: Date[], now: Date): Date | undefined {
  const [last, former] = lapses.toSorted((one, other) => other.getTime() - one.getTime())
  if (!last || !former || monthsAfter(former, lapseMonths) < last) return undefined
  const end = monthsAfter(last, barredMonths)
  return end > now ? end : undefined
}

/**
 * Whether a reservation of a call may be cancelled for nothing: until seven days after the call, and as long as the
 * departure has not reached its minimum after it.
 */
export function isFreeToLeave(callEndsAt: Date, isConfirmed: boolean, now: Date): boolean {
  return now <= freeUntil(callEndsAt) || !isConfirmed
}

/** Last instant of the free cancellation of a reservation of a call. */
export const freeUntil = (callEndsAt: Date): Date => hoursAfter(callEndsAt, 24 * freeDays)

const hoursAfter = (instant: Date, hours: number) => new Date(instant.getTime() + hours * hourMs)

/** The same day that many months later, or the last one of a shorter month. */
function monthsAfter(instant: Date, months: number): Date {
  const moved = new Date(instant)
  moved.setUTCMonth(moved.getUTCMonth() + months)
  if (moved.getUTCDate() !== instant.getUTCDate()) moved.setUTCDate(0)
  return moved
}
