import { hasWeeks } from '#rules/calendar.ts'
import { calendarPageSize } from '#schema/constants.ts'
import { readSearch, type SearchState } from '#web/features/search/searchState.ts'
import { toVariables } from '#web/features/search/searchVariables.ts'

const dayPattern = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** The first week of the address; null for the current one, and for what is no day. */
export function weekIn(parameters: URLSearchParams): string | null {
  const week = parameters.get('week') ?? ''
  const time = dayPattern.test(week) ? Date.parse(`${week}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(week) && hasWeeks(week) ? week : null
}

/** The address of a search with its first week. */
export const withWeek = (address: string, week: string | null): string =>
  week ? `${address}${address.includes('?') ? '&' : '?'}week=${week}` : address

export const calendarVariables = (state: SearchState, week: string | null) => ({
  ...toVariables(state),
  week,
})

export const readCalendar = (parameters: URLSearchParams) =>
  calendarVariables(readSearch(parameters), weekIn(parameters))

export const lastPage = (total: number): number => Math.ceil(total / calendarPageSize)
