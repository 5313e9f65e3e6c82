import { addDays, daysBetween } from '#api/clock.ts'
import type { OrderTerms } from '#api/modules/quote/order.contract.ts'

/** No reminder, and no due day, is further ahead. */
export const longestReminderDays = 120

export type Owing = {
  startOn: string
  /** Paris day of the booking. */
  bookedOn: string
  /** Paris day of the last reminder; null before. */
  remindedOn: string | null
  balanceCents: number
  isCanceled: boolean
  /** Whether a saved card pays all of it by itself. */
  isAutomatic: boolean
  /** Whether a part of it was refused for good. */
  isRefused: boolean
  terms: OrderTerms
}

/**
 * The reminder due on a Paris day, by its days before the departure. Only the latest one is sent after an
 * outage; one whose day is over at the booking, or at the last reminder, is left out.
 */
export function dueReminder(owing: Owing, today: string): number | undefined {
  const { startOn, bookedOn, remindedOn } = owing
  if (!isOwed(owing) || today >= startOn) return undefined
  const latest = owing.terms.reminderDays.findLast((days) => addDays(startOn, -days) <= today)
  if (latest === undefined) return undefined
  const day = addDays(startOn, -latest)
  return day > bookedOn && (remindedOn === null || day > remindedOn) ? latest : undefined
}

/** Whether the balance should have arrived; the agency decides what follows. */
export function isOverdue(owing: Owing, today: string): boolean {
  const isDue = owing.isRefused || daysBetween(today, owing.startOn) < owing.terms.balanceDays
  return isOwed(owing) && isDue
}

function isOwed({ balanceCents, isCanceled, isAutomatic }: Owing): boolean {
  return balanceCents > 0 && !isCanceled && !isAutomatic
}
