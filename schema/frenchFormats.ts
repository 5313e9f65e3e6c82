const nbsp = '\u00a0'

const exact = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const whole = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })

/** Two decimals, as on invoices: « 1 070,00 € ». */
export const exactEuros = (cents: number): string => exact.format(cents / 100)

/** Cents only where there are any, as in sentences: « 324 € ». */
export const euros = (cents: number): string => (cents % 100 === 0 ? whole : exact).format(cents / 100)

const parts = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const dayAndMonth = new Intl.DateTimeFormat('fr-FR', { ...parts, year: undefined })
const dayMonthYear = new Intl.DateTimeFormat('fr-FR', parts)
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

/** The first of a month is « 1er »; a line never breaks between day and month. */
const written = (text: string) => text.replace(/^1 /, '1er ').replace(' ', nbsp)

/** « 12 juin 2027 » */
export const longDay = (day: string): string => written(dayMonthYear.format(atNoon(day)))

/** « du 12 au 15 juin 2027 »; the month and the year of the first day where they differ. */
export function dayRange(start: string, end: string): string {
  if (start.slice(0, 7) === end.slice(0, 7)) return `du ${dayNumber(start)} au ${longDay(end)}`
  const isSameYear = start.slice(0, 4) === end.slice(0, 4)
  return `du ${isSameYear ? written(dayAndMonth.format(atNoon(start))) : longDay(start)} au ${longDay(end)}`
}

const dayNumber = (day: string) => (day.endsWith('-01') ? '1er' : String(Number(day.slice(8))))

/** A count with its noun; zero is singular. */
export const counted = (count: number, one: string, other: string): string =>
  `${count}${nbsp}${count < 2 ? one : other}`
