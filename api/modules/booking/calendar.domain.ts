import { addDays } from '#api/clock.ts'

export type CalendarTrip = {
  reference: string
  name: string
  startOn: string
  endOn: string
  /** Null until the meeting point is known. */
  meetingPoint: string | null
  url: string
  /** Rises with each change of date: calendars then move the event instead of adding one. */
  sequence: number
  at: Date
}

/** The trip as an all-day event (RFC 5545), whose end is exclusive and whose UID lasts as long as the booking. */
export function calendarOf(trip: CalendarTrip): string {
  const { reference, name, startOn, endOn, meetingPoint, url, sequence, at } = trip
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Explora//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${reference}@explora`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(startOn)}`,
    `DTEND;VALUE=DATE:${compact(addDays(endOn, 1))}`,
    `SUMMARY:${escaped(name)}`,
    ...(meetingPoint ? [`LOCATION:${escaped(meetingPoint)}`] : []),
    `URL:${url}`,
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const compact = (day: string) => day.replaceAll('-', '')
const escaped = (text: string) =>
  text.replace(/[\\,;]/g, (character) => `\\${character}`).replaceAll(/\r?\n/g, '\\n')

const longestLine = 75

/** Lines fold at 75 bytes, between characters. */
function folded(line: string): string {
  const pieces = ['']
  for (const character of line) {
    const piece = (pieces.at(-1) ?? '') + character
    if (Buffer.byteLength(piece) <= longestLine) pieces[pieces.length - 1] = piece
    else pieces.push(` ${character}`)
  }
  return pieces.join('\r\n')
}
