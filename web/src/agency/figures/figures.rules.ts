import { defaultSource } from '#schema/constants.ts'
import { messages } from '#web/agency/figures/messages.ts'
import { addDays } from '#web/lib/format/days.ts'

const weeks = 26
/** A rate of fewer cases says nothing. */
const fewest = 20

/** The period of 26 weeks that ends with the week of a day. */
export function toPeriod(today: string): { from: string; to: string } {
  return { from: addDays(today, -7 * (weeks - 1)), to: today }
}

/** « 18 % », or why there is none. */
export const toRate = (part: number, whole: number): string =>
  whole < fewest ? messages.tooFew : messages.percent(Math.round((100 * part) / whole))

/** Height of a bar from zero, out of `full`. */
export const measureHeight = (value: number, most: number, full: number): number =>
  most === 0 ? 0 : (value / most) * full

type Week = { startDate: string; endDate: string }

/** The reservations of a week, as their list. */
export const bookedIn = ({ startDate, endDate }: Week): string =>
  `/reservations?periode=reservation&du=${startDate}&au=${endDate}`

/** The cancellations of a week, as their list. */
export const canceledIn = ({ startDate, endDate }: Week): string =>
  `/reservations?periode=annulation&du=${startDate}&au=${endDate}`

/** The source of an account in French. Campaigns keep their name. */
export const sourceName = (source: string): string => (source === defaultSource ? messages.direct : source)
