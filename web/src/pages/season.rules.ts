import { messages as words } from '#web/lib/format/messages.ts'
import { messages } from '#web/pages/compare.messages.ts'

/** Months, from 1 to 12, in spans that may pass the end of the year: « mai, décembre à mars »; null without one. */
export function findSeason(departureMonths: readonly number[]): string | null {
  const months = new Set(departureMonths)
  if (months.size === 12) return messages.allYear
  const starts = [...months].filter((month) => !months.has(before(month))).sort((one, other) => one - other)
  const spans = starts.map((start) => {
    let end = start
    while (months.has(after(end))) end = after(end)
    return start === end ? getName(start) : messages.span(getName(start), getName(end), after(start) === end)
  })
  return spans.join(', ') || null
}

const before = (month: number) => (month === 1 ? 12 : month - 1)
const after = (month: number) => (month === 12 ? 1 : month + 1)
const getName = (month: number) => words.months[month - 1] ?? ''
