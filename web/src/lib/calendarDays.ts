const two = (value: number) => String(value).padStart(2, '0')

/** A day of the calendar as it is written in addresses; in the visitor's own time, where the calendar is drawn. */
export const dayText = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`

/** Never through `new Date(text)`, which may be the day before; undefined for no day at all. */
export function dayOf(text: string): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? []
  if (!year || !month || !day) return undefined
  const date = new Date(year, month - 1, day)
  return date.getMonth() === month - 1 ? date : undefined
}
