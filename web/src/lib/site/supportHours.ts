import { inParis } from '#schema/paris.ts'
import { isWorked, type SupportHours } from '#schema/supportDays.ts'
import { messages } from '#web/lib/format/messages.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

export type Support = { isOpen: boolean; reported: string }

/** Whether the telephone is open, or when it opens next. */
export function supportAt(now: Date, hours: SupportHours): Support {
  const { opensAt, closesAt } = hours
  const paris = inParis(now)
  const hour = paris.getUTCHours()
  const today = paris.setUTCHours(0, 0, 0, 0)
  if (isWorked(today, hours) && hour >= opensAt && hour < closesAt)
    return { isOpen: true, reported: messages.openUntil(closesAt) }
  if (isWorked(today, hours) && hour < opensAt)
    return { isOpen: false, reported: messages.opensToday(opensAt) }
  let next = today + dayMs
  while (!isWorked(next, hours)) next += dayMs
  const day =
    next === today + dayMs ? messages.tomorrow : (messages.weekdays[new Date(next).getUTCDay()] ?? '')
  return { isOpen: false, reported: messages.opensOn(day, opensAt) }
}
