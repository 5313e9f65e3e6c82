import { type Cell, type CellDeparture, type HolidayWeek, listCells, weeksFrom } from '#rules/calendar.ts'
import { messages } from '#web/features/calendar/messages.ts'

/** A line of the grid: its name, the address that the name leads to, and the weeks that hold something. */
export type GridRow = { id: string; name: string; to: string; cells: readonly Cell[] }

export type Holidays = readonly HolidayWeek[]

export const cellAt = ({ cells }: GridRow, week: string): Cell | undefined =>
  cells.find((cell) => cell.week === week)

/** « confirmé, 2 places, vacances d’été zones A, B et C » */
export function cellWords(cell: Cell | undefined, week: string, holidays: Holidays): string[] {
  const held = holidays.filter((each) => each.week === week)
  return [
    ...(cell ? stateWords(cell) : [messages.none]),
    ...held.map(({ label, zones }) => messages.holidays(label, zones)),
  ]
}

const stateWords = ({ status, availableCount, departureCount }: Cell): string[] => [
  ...(departureCount > 1 ? [messages.departures(departureCount)] : []),
  messages.states[status],
  ...(availableCount > 0 ? [messages.places(availableCount)] : []),
]

/** The whole name of a cell: screen readers read it alone. */
export const cellName = (row: GridRow, week: string, holidays: Holidays): string =>
  messages.cell(row.name, week, cellWords(cellAt(row, week), week, holidays))

/** The zone of this device first, the others in their order. */
export function zonesFrom(mine: string | null, zones: readonly string[]): string[] {
  return zones.toSorted((one, other) => Number(other === mine) - Number(one === mine))
}

export type HolidaySpan = { label: string; week: string; index: number; count: number }

/** Consecutive weeks of the same holidays in a zone. */
export function listSpans(zone: string, weeks: readonly string[], holidays: Holidays): HolidaySpan[] {
  const spans: HolidaySpan[] = []
  for (const [index, week] of weeks.entries()) {
    const held = holidays.find((each) => each.week === week && each.zones.includes(zone))
    const last = spans.at(-1)
    if (!held) continue
    if (last && last.label === held.label && last.index + last.count === index) last.count++
    else spans.push({ label: held.label, week, index, count: 1 })
  }
  return spans
}

/** The first week of a window that has a week in view; windows do not leave the weeks. */
export function windowWith(index: number, from: number, columns: number, count: number): number {
  if (index < from) return Math.max(0, index)
  return index < from + columns ? from : Math.min(index - columns + 1, Math.max(0, count - columns))
}

/** The 52 weeks from the first of these departures. */
export function toYear(departures: readonly CellDeparture[]): string[] {
  const [first] = departures.map(({ startDate }) => startDate).sort()
  return first ? weeksFrom(first) : []
}

type Trip = { slug: string; name: string; to: string; departures: readonly CellDeparture[] }

/** The row of a trip whose departures are known. */
export const toRow = ({ slug, name, to, departures }: Trip, weeks: readonly string[]): GridRow => ({
  id: slug,
  name,
  to,
  cells: listCells(departures, weeks),
})
