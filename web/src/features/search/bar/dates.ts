import { messages } from '#web/features/search/bar/messages.ts'
import { dateRange, monthAndYear, singleDay } from '#web/lib/format/format.ts'

/** « Du 3 juil. au 9 juil. 2027 », a single day, or the known end. */
export function toDates({ start, end }: { start: string; end: string }): string {
  if (start && start === end) return singleDay(start)
  if (start && end) return dateRange(start, end)
  return start ? messages.since(singleDay(start)) : messages.until(singleDay(end))
}

type When = { start: string; end: string; days: string; months: string[] }

/** « Un week-end · juin 2027 », with the dates if any; empty without conditions. */
export function describeDates({ start, end, days, months }: When): string {
  const dates = start || end ? [toDates({ start, end })] : []
  return [...dates, ...(days ? [messages.stay(days)] : []), ...months.map(monthAndYear)].join(' · ')
}
