import { statuses } from '#gateway/graph/departures/departures.model.ts'
import type { ExpeditionModel, ToExpedition } from '#gateway/graph/expeditions/expeditions.model.ts'
import type { CalendarCell, CalendarRow, DepartureCalendar } from '#gateway/graph/schema.generated.ts'
import { dayOrNull, list, listOf, record, text, texts, whole } from '#gateway/upstream/read.ts'

export type CalendarRowModel = Omit<CalendarRow, 'expedition'> & { expedition: ExpeditionModel }
export type CalendarModel = Omit<DepartureCalendar, 'rows'> & { rows: CalendarRowModel[] }

export function toCalendar(body: unknown, toExpedition: ToExpedition): CalendarModel {
  const api = record(body)
  const rows = listOf(body, 'rows')
  return {
    weeks: list(api.weeks, dayOrNull).filter((week) => week !== null),
    holidays: list(api.holidays, (item) => {
      const { week, zones, label } = record(item)
      return { week: text(week), zones: texts(zones), label: text(label) }
    }),
    rows: rows.map((row) => ({
      expedition: toExpedition(row),
      cells: list(record(row).cells, toCell),
    })),
    totalCount: whole(api.total_count, rows.length),
  }
}

function toCell(item: unknown): CalendarCell {
  const api = record(item)
  return {
    week: text(api.week),
    status: statuses[text(api.status)] ?? 'OPEN',
    availableCount: Math.max(0, whole(api.available_count)),
    departureCount: whole(api.departure_count, 1),
  }
}
