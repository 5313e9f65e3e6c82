import { addDays, daysBetween } from '#api/clock.ts'
import { type Urgency, urgencies } from '#api/modules/agency/today/urgency.contract.ts'
import { inParis } from '#schema/paris.ts'
import { isWorked, type SupportHours } from '#schema/supportDays.ts'

/** Days before a departure within which it is decided whether it leaves, and within which it needs a guide. */
export const confirmWithinDays = 35
export const guideWithinDays = 30
/** Days within which a balance is due soon, and hours within which an option ends soon. */
export const dueWithinDays = 7
export const optionWithinHours = 24

/** The terms promise an answer 21 days before the departure. */
export function confirmationUrgency(startOn: string, today: string): Urgency {
  const days = daysBetween(today, startOn)
  if (days <= 21) return 'red'
  return days <= 28 ? 'amber' : 'calm'
}

type Days = { startOn: string; endOn: string }

/** Last day on which an organiser may cancel for too few travellers (C. tourisme L211-14, trips of two days and more). */
export function legalDeadline({ startOn, endOn }: Days): string {
  const isLong = daysBetween(startOn, endOn) + 1 > 6
  return addDays(startOn, isLong ? -20 : -7)
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

type WaitingSpan = { from: Date; to: Date; open: SupportHours }

/** Opening hours of the agency between two instants, counted up to `most`. */
export function openingHours({ from, to, open }: WaitingSpan, most: number): number {
  const [start, end] = [inParis(from).getTime(), inParis(to).getTime()]
  let hours = 0
  for (let day = start - (start % dayMs); day < end && hours < most; day += dayMs) {
    if (!isWorked(day, open)) continue
    const opened = Math.max(start, day + open.opensAt * hourMs)
    const closed = Math.min(end, day + open.closesAt * hourMs)
    hours += Math.max(0, closed - opened) / hourMs
  }
  return Math.min(hours, most)
}

const answerWithinHours = 24

export function questionUrgency(askedAt: Date, now: Date, open: SupportHours): Urgency {
  const waited = openingHours({ from: askedAt, to: now, open }, answerWithinHours)
  return waited >= answerWithinHours ? 'red' : 'calm'
}

const refundWithinDays = 14

/** Last day to pay back what is due since a day (C. tourisme R211-10). */
export const refundDeadline = (since: string): string => addDays(since, refundWithinDays)

export function refundUrgency(deadline: string, today: string): Urgency {
  const days = daysBetween(today, deadline)
  if (days <= 2) return 'red'
  return days <= 7 ? 'amber' : 'calm'
}

export function mostUrgent(rows: readonly { urgency: Urgency }[]): Urgency {
  const found = urgencies.findLast((urgency) => rows.some((row) => row.urgency === urgency))
  return found ?? 'calm'
}
