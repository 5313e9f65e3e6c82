const two = (value: number) => String(value).padStart(2, '0')

/** A calendar day as URLs write it, in the visitor's time zone, in which the calendar is drawn. */
export const dayText = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** Avoids `new Date(text)`, which may be the day before; undefined for no day. */
export function toDay(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day) return undefined
  const date = new Date(year, month - 1, day)
  return date.getMonth() === month - 1 ? date : undefined
}
