import { readReference } from '#api/modules/quote/reference.domain.ts'
import { fold } from '#api/modules/search/fold.ts'

/** Parts of a start day, as far as a query names them. */
export type DayParts = { day?: number; month?: number; year?: number }

/** A query as the rows compare it. */
export type HitQuery = {
  /** Folded words that a name has, all of them. */
  words: string[]
  /** Undefined where the query names no date. */
  date: DayParts | undefined
  /** Digits of a phone without its country or leading zero. */
  phone: string | undefined
  reference: string | undefined
}

const months = [
  'janvier',
  'fevrier',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'aout',
  'septembre',
  'octobre',
  'novembre',
  'decembre',
]
const mostWords = 6
const fewestDigits = 4

/** Reads a query: « martin 14/07 », « vanoise juillet 2027 », « EX-7K3Q9M », « 06 12 34 56 78 ». */
export function readHitQuery(typed: string): HitQuery {
  const { date, rest } = takeDate(typed)
  return {
    words: fold(rest).split(' ').filter(Boolean).slice(0, mostWords),
    date,
    phone: toPhone(typed),
    reference: readReference(typed),
  }
}

const isoDay = /\b(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})\b/
const frenchDay = /\b(?<day>\d{1,2})[/.](?<month>\d{1,2})(?:[/.](?<year>\d{4}))?\b/
const monthWord = new RegExp(`\\b(?:(?<day>\\d{1,2}) )?(?<month>${months.join('|')})(?: (?<year>\\d{4}))?\\b`)

function takeDate(typed: string): { date: DayParts | undefined; rest: string } {
  const folded = fold(typed)
  for (const [text, pattern] of [
    [typed, isoDay],
    [typed, frenchDay],
    [folded, monthWord],
  ] as const) {
    const found = pattern.exec(text)
    const date = found?.groups && toParts(found.groups)
    if (found && date) return { date, rest: text.replace(found[0], ' ') }
  }
  return { date: undefined, rest: typed }
}

/** Undefined for a day that no month has. */
function toParts({ day, month = '', year }: Record<string, string | undefined>): DayParts | undefined {
  const number = months.includes(month) ? months.indexOf(month) + 1 : Number(month)
  if (number < 1 || number > 12 || Number(day ?? 1) < 1 || Number(day ?? 1) > 31) return undefined
  return { month: number, ...(day && { day: Number(day) }), ...(year && { year: Number(year) }) }
}

function toPhone(typed: string): string | undefined {
  if (!/^[\d\s\u00a0+().-]+$/.test(typed)) return undefined
  const digits = typed.replace(/\D/g, '').replace(/^(?:00)?33(?=\d{9}$)|^0/, '')
  return digits.length >= fewestDigits ? digits : undefined
}
