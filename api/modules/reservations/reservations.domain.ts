import { addDays } from '#api/clock.ts'
import type { Reservation, ReservationStatus } from '#api/modules/reservations/reservations.contract.ts'

/** Answers required of every participant before departure. */
const requiredAnswers = [
  'firstName',
  'lastName',
  'birthDate',
  'phone',
  'emergencyContact',
  'diet',
  'shoeSize',
] as const

export type Answer = (typeof requiredAnswers)[number]
export type Participant = Record<Answer, string | number | null>

const isGiven = (answer: string | number | null) => answer !== null && String(answer).trim() !== ''

export const missingAnswers = (participant: Participant): Answer[] =>
  requiredAnswers.filter((answer) => !isGiven(participant[answer]))

export function reservationStatus(
  expedition: { endOn: string; isCanceled: boolean },
  today: string,
): ReservationStatus {
  if (expedition.isCanceled) return 'Canceled'
  return expedition.endOn < today ? 'Passed' : 'To come'
}

/** Refund of a cancelled reservation: pending until the day it is paid. */
export function computeRefund({ refundCents, refundedOn }: RefundFacts): Reservation['refund'] {
  if (refundCents === null) return null
  return { amount: refundCents / 100, state: refundedOn ? 'done' : 'pending', refunded_on: refundedOn }
}

type RefundFacts = { refundCents: number | null; refundedOn: string | null }

export function isUnderWay(
  expedition: { startOn: string; endOn: string; isCanceled: boolean },
  today: string,
): boolean {
  return !expedition.isCanceled && expedition.startOn <= today && today <= expedition.endOn
}

/** A guide may need the travellers' contacts for a lost item or an accident, but not for ever. */
export const hasContacts = ({ endOn }: { endOn: string }, today: string): boolean =>
  today <= addDays(endOn, contactDays)

const contactDays = 30

/**
 * Share of the required answers given by all travellers, rounded down: 100 means complete. A guide has none
 * to give.
 */
export function completeness(participants: Participant[], travelersCount: number): number {
  if (travelersCount === 0) return 100
  const values = participants
    .slice(0, travelersCount)
    .flatMap((participant) => requiredAnswers.map((answer) => participant[answer]))
    .filter(isGiven)
  return Math.floor((100 * values.length) / (travelersCount * requiredAnswers.length))
}
