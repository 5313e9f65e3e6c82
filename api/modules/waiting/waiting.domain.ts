import { addDays, parisDay } from '#api/clock.ts'
import { isFuture } from '#api/modules/departures/departures.domain.ts'
import type { WaitingState } from '#api/modules/waiting/waiting.contract.ts'
import { inParis } from '#schema/paris.ts'

/** Fields of an entry that the rules read. */
export type EntryFacts = {
  places: number
  confirmedAt: Date | null
  createdAt: Date
  offeredAt: Date | null
  offerExpiresAt: Date | null
  acceptedAt: Date | null
  leftAt: Date | null
}

type DepartureDays = { startOn: string; canceledAt: Date | null }

const offerHours = 24
const offerEndsAtHour = 20
const confirmationDays = 7
const hourMs = 3_600_000

/** The instant at which a clock in Paris shows that hour of that day. */
function parisInstant(day: string, hour: number): Date {
  const asUtc = new Date(Date.parse(`${day}T00:00:00Z`) + hour * hourMs)
  const offsetMs = inParis(new Date(asUtc.getTime() - hourMs)).getTime() - asUtc.getTime() + hourMs
  return new Date(asUtc.getTime() - offsetMs)
}

/**
 * End of an offer made now: 24 hours, and at least until 20 h of the next day in Paris. It never reaches the
 * first day of the departure, on which nothing can be booked.
 */
export function offerEnd(now: Date, startOn: string): Date {
  const evening = parisInstant(addDays(parisDay(now), 1), offerEndsAtHour)
  const usual = Math.max(now.getTime() + offerHours * hourMs, evening.getTime())
  return new Date(Math.min(usual, parisInstant(startOn, 0).getTime()))
}

/** The link of the first mail confirms an address for seven days. */
export function isConfirmable(entry: Pick<EntryFacts, 'createdAt'>, now: Date): boolean {
  return entry.createdAt > oldestUnconfirmed(now)
}

export function oldestUnconfirmed(now: Date): Date {
  return new Date(now.getTime() - confirmationDays * 24 * hourMs)
}

/** Whether places of the departure may be offered: never of one that is cancelled or has begun. */
export function isOpenToOffers(departure: DepartureDays, now: Date): boolean {
  return !departure.canceledAt && isFuture(departure, parisDay(now))
}

/** An entry is offered places once, and only while its address is confirmed. */
function isWaiting(entry: EntryFacts): boolean {
  return Boolean(entry.confirmedAt) && !entry.offeredAt && !entry.acceptedAt && !entry.leftAt
}

/**
 * The entries that free places are offered to: the oldest first, each for all its places. An entry that does
 * not fit stays on the list, and the next ones are tried.
 */
export function entriesToOffer<Entry extends EntryFacts & { id: string }>(
  entries: Entry[],
  free: number,
): Entry[] {
  let left = free
  return inOrder(entries).filter((entry) => {
    if (!isWaiting(entry) || entry.places > left) return false
    left -= entry.places
    return true
  })
}

function inOrder<Entry extends EntryFacts & { id: string }>(entries: Entry[]): Entry[] {
  return entries.toSorted(
    (one, other) =>
      one.createdAt.getTime() - other.createdAt.getTime() ||
      (one.id < other.id ? -1 : Number(one.id > other.id)),
  )
}

export function toState(entry: EntryFacts, departure: DepartureDays, now: Date): WaitingState {
  if (entry.acceptedAt) return 'accepted'
  if (entry.leftAt) return 'left'
  if (entry.offerExpiresAt && entry.offerExpiresAt <= now) return 'expired'
  if (!isOpenToOffers(departure, now)) return 'closed'
  if (entry.offeredAt) return 'offered'
  return entry.confirmedAt ? 'waiting' : 'unconfirmed'
}
