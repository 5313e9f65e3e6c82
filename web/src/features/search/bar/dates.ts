import { messages } from '#web/features/search/bar/messages.ts'
import { dateRange, singleDay } from '#web/lib/format.ts'

/** « Du 3 juil. au 9 juil. 2027 », or the end that is known. */
export function datesOf({ start, end }: { start: string; end: string }): string {
  if (start && end) return dateRange(start, end)
  return start ? messages.since(singleDay(start)) : messages.until(singleDay(end))
}
