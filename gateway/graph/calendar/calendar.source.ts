import { type CalendarModel, toCalendar } from '#gateway/graph/calendar/calendar.model.ts'
import type { ToExpedition } from '#gateway/graph/expeditions/expeditions.model.ts'
import { badInput } from '#gateway/graph/expeditions/paging.ts'
import { filterParameters } from '#gateway/graph/expeditions/searchParameters.ts'
import { messages } from '#gateway/graph/messages.ts'
import type { QueryDepartureCalendarArgs } from '#gateway/graph/schema.generated.ts'
import { extension } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { calendarWeeks } from '#rules/calendar.ts'

type Arguments = QueryDepartureCalendarArgs &
  Required<Pick<QueryDepartureCalendarArgs, 'sort' | 'weeks' | 'page'>>

export type CalendarSourceDeps = {
  rest: Rest
  toExpedition: ToExpedition
  /** Remembers the path of a calendar, which any departure may change. */
  rememberCalendar: (path: string) => void
}

export function calendarSource(deps: CalendarSourceDeps, scope: RestScope) {
  const { rest, toExpedition, rememberCalendar } = deps
  return {
    async read({ filter, sort, week, weeks, page }: Arguments): Promise<CalendarModel> {
      if (page < 1) throw badInput(messages.pageWrong)
      if (weeks < 1 || weeks > calendarWeeks) throw badInput(messages.weeksWrong)
      const search = filterParameters(filter ?? {}, sort)
      if (week) search.set('week', week)
      search.set('weeks', `${weeks}`)
      search.set('page', `${page}`)
      const path = `/departures/calendar?${search}`
      rememberCalendar(path)
      return toCalendar(extension(await rest.read(path, scope)), toExpedition)
    },
  }
}
