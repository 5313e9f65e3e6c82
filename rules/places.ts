import { placeWords as words } from '#rules/places.content.ts'

export type Places = {
  /** Neither booked nor held. */
  free: number
  held: number
  /** The earliest end of a hold; null where it is unknown. */
  heldUntil: string | null
}

/**
 * The places of a departure in words: how many are not booked, how many of them bookings under way hold, and
 * until when the first of those stays held, by the clock in Paris.
 */
export function placesSentence({ free, held, heldUntil }: Places, now: Date): string {
  if (held <= 0) return free > 0 ? words.free(free) : words.full
  const until = heldUntil === null ? '' : untilWords(new Date(heldUntil), now)
  const which = until && held > 1 ? words.isFirst + until : until
  return free > 0 ? words.partlyHeld(free + held, held, which) : words.allHeld(held, which)
}

const inParis = (format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('fr-FR', { ...format, timeZone: 'Europe/Paris' })

const hours = inParis({ hour: '2-digit', minute: '2-digit' })
const days = inParis({ day: 'numeric', month: 'long' })

/** Names the day unless it is today's; the first of a month is « 1er ». */
function untilWords(until: Date, now: Date): string {
  const [hour, day] = [hours.format(until), days.format(until)]
  return day === days.format(now) ? words.untilHour(hour) : words.untilDay(day.replace(/^1 /, '1er '), hour)
}

/** The hour of an instant in Paris: « 14:05 ». */
export const hourInParis = (instant: Date): string => hours.format(instant)
