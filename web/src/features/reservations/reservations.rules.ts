import { paths } from '#web/lib/site/paths.ts'

const dayMs = 86_400_000
const dayInParis = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** The calendar day in Paris. */
export const parisDay = (now: Date): string => dayInParis.format(now)

/** Whole days until a departure, by calendar days in Paris. */
export function daysToGo(departureDate: string, now: Date): number {
  const today = parisDay(now)
  return Math.round((Date.parse(`${departureDate}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / dayMs)
}

/** A guide opens the departure, an account its own reservation. */
export const dashboardOf = ({
  isGuide,
  departureId,
  id,
}: {
  isGuide: boolean
  departureId: string
  id: string
}) => (isGuide ? paths.guideDashboard(departureId) : paths.reservation(id))

type Expedition = { id: string; name: string; departureDate: string; departureEnd: string | null }

/** The expedition as an all-day event (RFC 5545), whose end is exclusive; lines fold at 75 bytes. */
export function calendarOf({ id, name, departureDate, departureEnd }: Expedition, url: string): string {
  const compact = (day: string) => day.replaceAll('-', '')
  const after = new Date(Date.parse(`${departureEnd ?? departureDate}T00:00:00Z`) + dayMs)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Explora//FR',
    'BEGIN:VEVENT',
    `UID:${id}@explora`,
    `DTSTAMP:${compact(departureDate)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(departureDate)}`,
    `DTEND;VALUE=DATE:${compact(after.toISOString().slice(0, 10))}`,
    `SUMMARY:${name.replace(/[\\,;]/g, (character) => `\\${character}`)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const longestLine = 75
const bytes = new TextEncoder()

function folded(line: string): string {
  const pieces = ['']
  for (const character of line) {
    const last = pieces.at(-1) ?? ''
    if (bytes.encode(last + character).length < longestLine) pieces[pieces.length - 1] = last + character
    else pieces.push(character)
  }
  return pieces.join('\r\n ')
}
