import { addDays, daysBetween } from '#api/clock.ts'
import type { Instalment } from '#api/modules/quote/order.contract.ts'
import { terms } from '#api/modules/quote/terms.ts'

const count = 2

type Sold = { totalCents: number; balanceCents: number; balanceDueOn: string }

/**
 * Two parts of the balance, equal to the cent: half-way to the day on which it is due, and on that day. Empty
 * for a small price, and where little time is left.
 */
export function listInstalments(
  { totalCents, balanceCents, balanceDueOn }: Sold,
  today: string,
): Instalment[] {
  const { fromCents, leastDays, leastPartCents } = terms.instalments
  const isSmall = totalCents < fromCents || balanceCents < count * leastPartCents
  if (isSmall || daysBetween(today, balanceDueOn) < leastDays) return []
  const days = chargeDays(count, today, balanceDueOn)
  return equalParts(balanceCents, count).map((amountCents, index) => ({
    dueOn: days[index] ?? balanceDueOn,
    amountCents,
  }))
}

/** Days at equal distances, the last one on `lastDay`. */
export function chargeDays(parts: number, today: string, lastDay: string): string[] {
  const days = Math.max(0, daysBetween(today, lastDay))
  return Array.from({ length: parts }, (_, index) => addDays(today, Math.floor((days * (index + 1)) / parts)))
}

/** Shares that differ by one cent at most, the larger ones first. */
export function equalParts(cents: number, parts: number): number[] {
  const share = Math.floor(cents / parts)
  return Array.from({ length: parts }, (_, index) => share + (index < cents - share * parts ? 1 : 0))
}
