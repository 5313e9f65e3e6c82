import { messages } from '#web/lib/format/messages.ts'

const nbsp = '\u00a0'
const narrow = '\u202f'
/** Formats like `Intl`, whose first use takes 40 ms in all browsers, longer than hydration. */
const grouped = (digits: string) => digits.replace(/\B(?=(?:\d{3}){1,7}$)/g, narrow)

export const number = (value: number): string => grouped(Math.round(value).toFixed())

export function decimal(value: number): string {
  const [whole = '', tenths = ''] = (Math.round(value * 10) / 10).toFixed(1).split('.')
  return `${grouped(whole)},${tenths}`
}

/** « 6,6 kg », « 47 kg » */
export const kilograms = (value: number): string => `${(value < 10 ? decimal : number)(value)}${nbsp}kg`

export const money = (euros: number): string => `${number(euros)}${nbsp}€`

export type Priced = { price: number; minPrice: number | null }

/** Lowest known price in euros; null when unknown, since 0 is only the default for a REST API that sends no price. */
export const lowestPrice = ({ price, minPrice }: Priced): number | null => minPrice || price || null

/** « 870 € » */
export function toPrice(expedition: Priced): string {
  const price = lowestPrice(expedition)
  return price === null ? messages.priceOnRequest : money(price)
}

/** « À partir de 870 € » */
export const fromPrice = (expedition: Priced): string =>
  lowestPrice(expedition) === null ? messages.priceOnRequest : `${messages.from} ${toPrice(expedition)}`

/** The singular or plural form of a noun: in French zero is singular. */
export const counted = (count: number, one: string, other: string): string =>
  `${number(count)}${nbsp}${Math.abs(count) < 2 ? one : other}`

export const days = (count: number): string => counted(count, messages.day, messages.days)
export const adventures = (count: number): string => counted(count, messages.adventure, messages.adventures)

export function places(count: number): string {
  return count <= 0 ? messages.full : counted(count, messages.place, messages.places)
}

type Day = { year: number; month: number; day: number }

/** Parses a day of the service. Avoids `new Date(text)`, which may be the day before. */
function readDay(text: string | null | undefined): Day | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')?.map(Number) ?? []
  if (!year || !month || !day) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? { year, month, day } : undefined
}

const getMonth = ({ month }: Day, names = messages.shortMonths) => names[month - 1] ?? ''
const dayNumber = ({ day }: Day) => (day === 1 ? '1er' : String(day))
const short = (day: Day) => `${dayNumber(day)}${nbsp}${getMonth(day)}`
const weekday = ({ year, month, day }: Day) =>
  `${messages.weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()]?.slice(0, 3)}.`
const two = (value: number) => String(value).padStart(2, '0')

/** « Du 3 juil. au 9 juil. 2027 »; both years when they differ. */
export function dateRange(start: string | null | undefined, end: string | null | undefined): string {
  const [first, last] = [readDay(start), readDay(end)]
  if (!first || !last) return messages.datesToCome
  const from = first.year === last.year ? short(first) : `${short(first)} ${first.year}`
  return `Du ${from} au ${short(last)} ${last.year}`
}

/** « sam. 12 – sam. 19 juin »; the month of the first day, or both years, where they differ. */
export function datesWithDays(start: string | null | undefined, end: string | null | undefined): string {
  const [first, last] = [readDay(start), readDay(end)]
  if (!first || !last) return messages.datesToCome
  if (first.year !== last.year)
    return `${weekday(first)}${nbsp}${short(first)}${nbsp}${first.year} – ${weekday(last)}${nbsp}${short(last)}${nbsp}${last.year}`
  const from = first.month === last.month ? dayNumber(first) : short(first)
  return `${weekday(first)}${nbsp}${from} – ${weekday(last)}${nbsp}${short(last)}`
}

/** « 03/07/2027 »: a single day in a sentence or beside a text. */
export function singleDay(text: string | null | undefined): string {
  const day = readDay(text)
  return day ? `${two(day.day)}/${two(day.month)}/${day.year}` : messages.datesToCome
}

/** « 3 juil. »: a day within the next months, in little room. */
export function shortDay(text: string | null | undefined): string {
  const day = readDay(text)
  return day ? short(day) : messages.datesToCome
}

/** « 10 juillet », in a sentence. */
export function dayAndMonth(text: string): string {
  const day = readDay(text)
  return day ? `${dayNumber(day)}${nbsp}${getMonth(day, messages.months)}` : messages.datesToCome
}

/** « juillet 2027 », of a day or of a month. */
export function monthAndYear(text: string | null | undefined): string {
  const day = readDay(text?.length === 7 ? `${text}-01` : text)
  return day ? `${getMonth(day, messages.months)} ${day.year}` : messages.datesToCome
}

/** « 3 h 30 » */
export function hours(value: number): string {
  const minutes = Math.round(value * 60)
  const rest = minutes % 60
  if (minutes < 60) return `${minutes}${nbsp}min`
  return rest === 0
    ? `${Math.floor(minutes / 60)}${nbsp}h`
    : `${Math.floor(minutes / 60)}${nbsp}h${nbsp}${two(rest)}`
}
