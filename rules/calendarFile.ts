import { addDays } from '#rules/days.ts'

/** A trip in a calendar, from its first day to its last. */
export type CalendarEvent = {
  /** The same for the life of the event: calendars then change it instead of adding one. */
  uid: string
  name: string
  startOn: string
  endOn: string
  url: string
  /** Instant of its last change, or of the file where it names a method; ISO 8601, in UTC. */
  stampedAt: string
  sequence?: number
  place?: string | null
  status?: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  /** Whether the days are taken; absent: the calendar decides. */
  isBusy?: boolean
}

/** Writes one trip as a file to import (RFC 5545). `method` is set where a mail announces it. */
export function calendarFile(event: CalendarEvent, method?: 'PUBLISH'): string {
  return written([...(method ? [`METHOD:${method}`] : []), ...listLines(event)])
}

/** Writes trips as a calendar to subscribe to, read again every six hours. */
export function calendarFeed(name: string, events: readonly CalendarEvent[]): string {
  const stamped = (event: CalendarEvent) => listLines(event, [`LAST-MODIFIED:${toInstant(event.stampedAt)}`])
  return written([
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...events.flatMap(stamped),
  ])
}

const written = (lines: string[]) =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Explora//FR', ...lines, 'END:VCALENDAR'].map(folded).join('\r\n')}\r\n`

/** An all-day event, whose end is exclusive. */
function listLines(event: CalendarEvent, more: string[] = []): string[] {
  const { uid, name, startOn, endOn, url, stampedAt, sequence, place, status, isBusy } = event
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@explora`,
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    `DTSTAMP:${toInstant(stampedAt)}`,
    ...more,
    `DTSTART;VALUE=DATE:${compact(startOn)}`,
    `DTEND;VALUE=DATE:${compact(addDays(endOn, 1))}`,
    `SUMMARY:${escaped(name)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    ...(status ? [`STATUS:${status}`] : []),
    ...(isBusy === undefined ? [] : [`TRANSP:${isBusy ? 'OPAQUE' : 'TRANSPARENT'}`]),
    'END:VEVENT',
  ]
}

const compact = (day: string) => day.replaceAll('-', '')
const toInstant = (iso: string) => iso.replaceAll(/[-:]|\.\d+/g, '')

/** Control characters, which no text of a calendar may contain. */
const controls = /[^\P{Cc}\t\n]/gu

const escaped = (text: string) =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(controls, '')
    .replaceAll(/[\\,;]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')

const longestLine = 75

/** Folds a line at 75 bytes of UTF-8, between characters; the space of a continued line counts. */
export function folded(line: string): string {
  const pieces = ['']
  let bytes = 0
  for (const character of line) {
    const more = toBytes(character)
    if (bytes + more <= longestLine) bytes += more
    else {
      pieces.push(' ')
      bytes = 1 + more
    }
    pieces[pieces.length - 1] += character
  }
  return pieces.join('\r\n')
}

function toBytes(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
