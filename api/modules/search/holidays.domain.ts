import { holidays, type VacationName, type Zone } from '#api/modules/search/holidays.content.ts'
import type { Holiday } from '#rules/calendar.ts'
import { vacationLabels } from '#rules/vacations.content.ts'
import { zones } from '#schema/searchParameters.ts'

/** Whole days, both included. */
export type Period = { since: string; until: string }

/** The days of these holidays, in one zone or in any, each stretch once. */
export function periods(vacations: readonly VacationName[], zone: Zone | null): Period[] {
  const days = holidays
    .filter((holiday) => vacations.includes(holiday.vacation))
    .flatMap((holiday) => (zone ? [zone] : zones).map((each) => holiday.days[each]))
  return [...new Map(days.map(([since, until]) => [`${since} ${until}`, { since, until }])).values()]
}

/** Intersects two lists of stretches: an expedition within both is within one of these. */
export function overlap(some: Period[], others: Period[]): Period[] {
  return some
    .flatMap((a) =>
      others.map((b) => ({
        since: a.since > b.since ? a.since : b.since,
        until: a.until < b.until ? a.until : b.until,
      })),
    )
    .filter((period) => period.since <= period.until)
}

/** The holidays that contain an expedition entirely, with the zones that have them then. */
export function vacationsAround(expedition: Period): { vacation: VacationName; zone: Zone }[] {
  return holidays.flatMap(({ vacation, days }) =>
    zones
      .filter((zone) => days[zone][0] <= expedition.since && expedition.until <= days[zone][1])
      .map((zone) => ({ vacation, zone })),
  )
}

/** The holidays of each zone, as the calendar of weeks reads them. */
export const schoolHolidays: readonly Holiday[] = holidays.flatMap(({ vacation, days }) =>
  zones.map((zone) => ({
    zone,
    label: vacationLabels[vacation],
    start: days[zone][0],
    end: days[zone][1],
  })),
)
