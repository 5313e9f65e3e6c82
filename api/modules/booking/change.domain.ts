import { addDays, daysBetween, parisDay } from '#api/clock.ts'
import { ageOn, isChild } from '#api/modules/cart/travellers.domain.ts'
import type { CancellationPolicy, Order, UnitPrices } from '#api/modules/quote/order.contract.ts'
import { getTerms, terms } from '#api/modules/quote/terms.ts'
import type { TravellerUnit } from '#api/modules/reservations/participants.contract.ts'

type Dates = { startOn: string; canceledAt: Date | null }
type Person = {
  birthDate: string | null
  /** As a reseller sold it; absent elsewhere, where the birth date tells. */
  unit?: TravellerUnit | null
  priceCents: number
}

export type ChangeInput = {
  today: string
  /** Changes of date so far. */
  changes: number
  from: Dates & UnitPrices
  to: { startOn: string } & UnitPrices
  people: Person[]
  /** Percentage of a discount code; 0 for a fixed amount, which stays. */
  discountPercent: number
  totalCents: number
  paidCents: number
  /** Days before the first day on which the balance is due. */
  balanceDays: number
  /** The fee, or a higher price, that the agency waives. */
  waived?: Waived
}

export type Waived = { fee: boolean; difference: boolean }

export type ChangeQuote = {
  feeCents: number
  /** Difference of price without the fee: positive to pay, negative given back. */
  differenceCents: number
  /** Prices of the travellers afterwards, in their order. */
  pricesCents: number[]
  totalCents: number
  refundCents: number
  balanceCents: number
  balanceDueOn: string
}

/** Why a reservation cannot move to any other departure. A departure that the agency cancels is free to leave. */
export function changeObstacle(
  departure: Dates,
  reservation: { order: Order | null; canceledAt: Date | null },
  today: string,
): 'RESERVATION_CLOSED' | 'TOO_LATE' | undefined {
  if (!reservation.order || reservation.canceledAt) return 'RESERVATION_CLOSED'
  return departure.canceledAt || departure.startOn > today ? undefined : 'TOO_LATE'
}

/** The price of a change of date, shown before it is confirmed. What was sold stays; a percentage applies to the difference. */
export function toChange(input: ChangeInput): ChangeQuote {
  const { people, from, to, today, paidCents, discountPercent, waived } = input
  const pricesCents = people.map((person) => {
    const { priceCents } = person
    const risesBy = unitPrice(person, to) - unitPrice(person, from)
    if (waived?.difference && risesBy > 0) return priceCents
    return Math.max(0, priceCents + Math.round((risesBy * (100 - discountPercent)) / 100))
  })
  const differenceCents = sum(pricesCents) - sum(people.map(({ priceCents }) => priceCents))
  const feeCents = waived?.fee ? 0 : changeFee(input)
  const totalCents = input.totalCents + feeCents + differenceCents
  return {
    feeCents,
    differenceCents,
    pricesCents,
    totalCents,
    refundCents: Math.max(0, paidCents - totalCents),
    balanceCents: Math.max(0, totalCents - paidCents),
    balanceDueOn: dueDay(to.startOn, today, input.balanceDays),
  }
}

/** The first change is free until `freeDays` before; one that the agency causes always is. */
export function changeFee({
  today,
  changes,
  from,
  people,
}: Pick<ChangeInput, 'today' | 'changes'> & { from: Dates; people: unknown[] }): number {
  const isFree = changes === 0 && daysBetween(today, from.startOn) >= terms.change.freeDays
  return isFree || from.canceledAt ? 0 : people.length * terms.change.feeCents
}

function unitPrice(
  { birthDate, unit }: Pick<Person, 'birthDate' | 'unit'>,
  at: { startOn: string } & UnitPrices,
): number {
  const isYoung = unit ? unit === 'child' : isChild(birthDate, at.startOn)
  return isYoung ? at.childCents : at.adultCents
}

/** Whether all children have the age of the trip on the new first day. */
export function agesFit(
  people: Pick<Person, 'birthDate'>[],
  startOn: string,
  ageMinChild: number | null,
): boolean {
  return people.every(
    ({ birthDate }) =>
      birthDate === null ||
      !isChild(birthDate, startOn) ||
      (ageMinChild !== null && ageOn(birthDate, startOn) >= ageMinChild),
  )
}

/** Prices of one traveller as they were sold: those of the last change, or of the first quote. */
export function soldPrices({ unitPrices, quote }: Order): UnitPrices {
  if (unitPrices) return unitPrices
  const computePrice = (target: 'adult' | 'child') =>
    quote.lines.find(({ kind }) => kind === target)?.unitPriceCents
  const adultCents = computePrice('adult') ?? computePrice('child') ?? 0
  return { adultCents, childCents: computePrice('child') ?? adultCents }
}

/** Prices of one traveller on a departure, as an order stores them. */
export const toUnitPrices = ({
  priceCents,
  childPriceCents,
}: {
  priceCents: number
  childPriceCents: number | null
}): UnitPrices => ({ adultCents: priceCents, childCents: childPriceCents ?? priceCents })

/** Debt of a change by its parts: positive amounts are owed to the agency. */
export function changeEntries(
  { feeCents, differenceCents }: Pick<ChangeQuote, 'feeCents' | 'differenceCents'>,
  reservationId: string,
): { account: string; amountCents: number }[] {
  return [
    { account: `customer:${reservationId}`, amountCents: feeCents + differenceCents },
    { account: 'revenue', amountCents: -differenceCents },
    { account: 'fees', amountCents: -feeCents },
  ].filter(({ amountCents }) => amountCents !== 0)
}

/** The order on its new departure. What was sold stays as it was paid. */
export function changedOrder(
  order: Order,
  to: { id: number; startOn: string } & UnitPrices,
  left: LeftDeparture,
): Order {
  const { id, startOn, adultCents, childCents } = to
  const today = parisDay(left.now)
  const quote = { ...order.quote, balanceDueOn: dueDay(startOn, today, getTerms(order).balanceDays) }
  const policy = changedPolicy(order.policy, left)
  return { ...order, departureId: id, startOn, unitPrices: { adultCents, childCents }, quote, policy }
}

/** A departure that a reservation leaves: the percentage that a cancellation retains there, and whether the agency cancels it. */
export type LeftDeparture = { now: Date; keptPercent: number; isByAgency: boolean }

const floorMs = 30 * 24 * 3_600_000

/**
 * A traveller who changes the date gives up the free end of a pledge, and for 30 days a cancellation retains at
 * least as much as on the former date: a change is no way around the policy.
 */
function changedPolicy(
  policy: CancellationPolicy,
  { now, keptPercent, isByAgency }: LeftDeparture,
): CancellationPolicy {
  if (isByAgency) return policy
  const { callEndsAt: _, floor: __, ...steps } = policy
  const until = new Date(now.getTime() + floorMs).toISOString()
  return keptPercent > 0 ? { ...steps, floor: { keptPercent, until } } : steps
}

/** The balance of a near departure is due at once. */
function dueDay(startOn: string, today: string, balanceDays: number): string {
  const day = addDays(startOn, -balanceDays)
  return day > today ? day : today
}

const sum = (amounts: number[]) => amounts.reduce((cents, amount) => cents + amount, 0)
