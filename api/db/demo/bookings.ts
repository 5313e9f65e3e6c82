import { addDays } from '#api/clock.ts'
import { isBookable, isConfirmed, missingToConfirm } from '#api/modules/departures/departures.domain.ts'

/** A departure with the fields that the demonstration selects by. */
export type DemoDeparture = {
  id: number
  slug: string
  expeditionType: string
  guideName: string
  startOn: string
  endOn: string
  capacity: number
  bookedCount: number
  groupMin: number
  priceCents: number
  confirmedAt: Date | null
  salesClosedAt: Date | null
  canceledAt: Date | null
  createdAt: Date
}

export type Booking = { name: string; departure: DemoDeparture; answers: Answers[] }
/** Completeness of a participant's answers. */
export type Answers = 'all' | 'half' | 'names' | 'none'

/** The demonstration relies on its number of places: no reservation changes it. */
export const showcase = 'balcons-de-la-vanoise'
const party = 2

/**
 * The traveller's reservations: one under way, two to come (confirmed, and not yet), one over, one cancelled.
 */
export function planTraveller(departures: DemoDeparture[], today: string): Booking[] {
  const free = departures.filter((departure) => isForTwo(departure) && !departure.canceledAt)
  const underWay = first(free, ({ startOn, endOn }) => startOn <= today && today <= endOn)
  const others = free.filter(({ slug }) => slug !== underWay?.slug)
  const toCome = others.filter((departure) => isBookable(departure, today))
  const confirmed = first(toCome, isConfirmed)
  const waiting = first(
    toCome.filter(({ slug }) => slug !== confirmed?.slug),
    (departure) => missingToConfirm(departure) === 3,
    (departure) => missingToConfirm(departure) > 1,
  )
  const isNext = ({ slug }: DemoDeparture) => slug === confirmed?.slug || slug === waiting?.slug
  const over = first(others.toReversed(), (departure) => departure.endOn < today && !isNext(departure))
  const canceled = first(departures, ({ slug, canceledAt }) => slug === showcase && canceledAt !== null)
  return [
    booking('under way', underWay, ['all', 'all']),
    booking('confirmed', confirmed, ['all', 'names']),
    booking('waiting', waiting, ['all']),
    booking('over', over, ['all', 'all']),
    booking('cancelled', canceled, ['names', 'none']),
  ].flatMap((each) => each ?? [])
}

function isForTwo({ slug, expeditionType, capacity, bookedCount }: DemoDeparture): boolean {
  return slug !== showcase && expeditionType === 'Expédition' && capacity - bookedCount >= party
}

const expensiveCents = 200_000

/**
 * Plans the traveller's cart: an expedition for two, above the phone prompt's price, not among the
 * reservations.
 */
export function planCart(
  departures: DemoDeparture[],
  booked: Booking[],
  today: string,
): DemoDeparture | undefined {
  const taken = booked.map(({ departure }) => departure.slug)
  return first(
    departures,
    (departure) =>
      isForTwo(departure) &&
      isBookable(departure, today) &&
      !taken.includes(departure.slug) &&
      departure.priceCents * party > expensiveCents,
  )
}

const ledToCome = 3

/** Plans the departures that a guide sees: the next ones with travellers, and the last one over. */
export function planGuide(departures: DemoDeparture[], guideName: string, today: string): DemoDeparture[] {
  const led = departures.filter((departure) => departure.guideName === guideName && !departure.canceledAt)
  const toCome = led.filter(({ startOn, bookedCount }) => startOn > today && bookedCount > 0)
  const over = led.filter(({ endOn }) => endOn < today)
  return [...over.slice(-1), ...toCome.slice(0, ledToCome)]
}

const lateCount = 2
/** Long enough for a deposit: the places were booked more than 30 days before they leave. */
const announcedDays = 40

/**
 * Plans what waits for the agency, on departures that no other plan names: up to two balances overdue, on places already
 * booked, and a cancellation whose money is still to be given back.
 */
export function planAgency(
  departures: DemoDeparture[],
  taken: DemoDeparture[],
  today: string,
): { late: DemoDeparture[]; canceled: DemoDeparture | undefined } {
  const ids = new Set(taken.map(({ id }) => id))
  const announced = new Date(addDays(today, -announcedDays))
  const leaving = (from: number, to: number) => {
    const [first, last] = [addDays(today, from), addDays(today, to)]
    return departures.filter(
      ({ id, slug, startOn, canceledAt, createdAt, bookedCount }) =>
        startOn >= first &&
        startOn <= last &&
        slug !== showcase &&
        !ids.has(id) &&
        !canceledAt &&
        bookedCount >= party &&
        createdAt < announced,
    )
  }
  return { late: leaving(2, 28).slice(0, lateCount), canceled: leaving(45, 120)[0] }
}

/** Splits booked places into parties of one to three. */
export function listParties(bookedCount: number): number[] {
  const parties: number[] = []
  for (let left = bookedCount; left > 0; left -= parties.at(-1) ?? left)
    parties.push(Math.min(left, 1 + ((parties.length * 2 + 1) % 3)))
  return parties
}

const largestGroup = 6

/** Splits booked places into groups as large as they can be. */
export const splitIntoGroups = (places: number): number[] =>
  Array.from({ length: Math.ceil(places / largestGroup) }, (_, index) =>
    Math.min(largestGroup, places - index * largestGroup),
  )

function booking(
  name: string,
  departure: DemoDeparture | undefined,
  answers: Answers[],
): Booking | undefined {
  return departure && { name, departure, answers }
}

/** Returns the first item that meets the first condition that any item meets. */
function first(
  departures: DemoDeparture[],
  ...conditions: ((departure: DemoDeparture) => boolean)[]
): DemoDeparture | undefined {
  for (const condition of conditions) {
    const found = departures.find(condition)
    if (found) return found
  }
  return undefined
}
