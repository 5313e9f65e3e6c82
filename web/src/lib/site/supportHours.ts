import { inParis } from '#schema/paris.ts'
import { supportClosesAt as closesAt, isWorked, supportOpensAt as opensAt } from '#schema/supportDays.ts'
import { messages } from '#web/lib/format/messages.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export type Support = { isOpen: boolean; reported: string }

/** Weekdays from 9 to 18 in Paris, closed on French public holidays. */
export function supportAt(now: Date): Support {
  const paris = inParis(now)
  const hour = paris.getUTCHours()
  const today = paris.setUTCHours(0, 0, 0, 0)
  if (isWorked(today) && hour >= opensAt && hour < closesAt)
    return { isOpen: true, reported: messages.openUntil(closesAt) }
  if (isWorked(today) && hour < opensAt) return { isOpen: false, reported: messages.opensToday(opensAt) }
  let next = today + dayMs
  while (!isWorked(next)) next += dayMs
  const day =
    next === today + dayMs ? messages.tomorrow : (messages.weekdays[new Date(next).getUTCDay()] ?? '')
  return { isOpen: false, reported: messages.opensOn(day, opensAt) }
}
