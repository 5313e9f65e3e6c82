import { useCallback, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { CalendarList } from '#web/features/calendar/CalendarList.tsx'
import { Legend } from '#web/features/calendar/CellMark.tsx'
import type { OpenCell } from '#web/features/calendar/CellPopover.tsx'
import { cellName, type GridRow } from '#web/features/calendar/calendar.rules.ts'
import { DepartureGrid } from '#web/features/calendar/DepartureGrid.tsx'
import { HolidayRows, ZoneChoice } from '#web/features/calendar/HolidayRows.tsx'
import { broaderVariables } from '#web/features/search/broaderSearches.rules.ts'
import { Chips } from '#web/features/search/Chips.tsx'
import { listChoices } from '#web/features/search/choices.ts'
import { SearchWaysDocument } from '#web/features/search/EmptyResult.generated.ts'
import { EmptyResult } from '#web/features/search/EmptyResult.tsx'
import { listPages } from '#web/features/search/pages.rules.ts'
import { SearchFiltersDocument, useSearchFiltersQuery } from '#web/features/search/SearchPanel.generated.ts'
import { readSearch } from '#web/features/search/searchState.ts'
import { type SearchPlace, searchPath, useSearchState } from '#web/features/search/useSearchState.ts'
import { type Load, notFound } from '#web/lib/graph/load.ts'
import { paths } from '#web/lib/site/paths.ts'
import {
  CalendarFeatureDocument,
  CalendarPageDocument,
  type CalendarPageQuery,
  useCalendarPageQuery,
} from '#web/pages/CalendarPage.generated.ts'
import { messages } from '#web/pages/calendar.messages.ts'
import { calendarVariables, lastPage, readCalendar, weekIn, withWeek } from '#web/pages/calendar.rules.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

export const load: Load = async (graph, { request }) => {
  const parameters = new URL(request.url).searchParams
  const [{ data: offers }, { data }] = await Promise.all([
    graph.query({ query: CalendarFeatureDocument }),
    graph.query({ query: CalendarPageDocument, variables: readCalendar(parameters) }),
    graph.query({ query: SearchFiltersDocument }),
  ])
  if (offers?.features && !offers.features.calendar) throw notFound()
  const isEmpty = data?.departureCalendar?.totalCount === 0
  const variables = isEmpty && broaderVariables(listChoices(readSearch(parameters), null))
  if (variables) await graph.query({ query: SearchWaysDocument, variables })
}

/** Pages with more filters are excluded from indexing. */
const mostIndexed = 2

export function Page() {
  const week = weekIn(new URLSearchParams(useLocation().search))
  const place = usePlace(week)
  const filters = useSearchFiltersQuery()
  const query = useCalendarPageQuery({ variables: calendarVariables(place.state, week) })
  const calendar = query.dataState === 'complete' ? query.data.departureCalendar : null
  const choices = listChoices(place.state, filters.dataState === 'complete' ? filters.data.filters : null)
  return (
    <div className="page pt-4 pb-20 sm:pt-8">
      <PageHead
        title={messages.title}
        description={messages.description}
        canonical={searchPath(place.state, paths.calendar)}
        isIndexed={choices.length <= mostIndexed}
      />
      <h1 tabIndex={-1} className="text-h1">
        {messages.title}
      </h1>
      <p className="mt-2 max-w-prose text-ink-2">{messages.intro}</p>
      <div className="my-4 flex flex-wrap items-center gap-x-6 gap-y-2">
        {calendar && <p className="font-semibold">{messages.count(calendar.totalCount)}</p>}
        <Link to={searchPath({ ...place.state, page: 1 })} className="link inline-flex min-h-11 items-center">
          {messages.filters}
        </Link>
        {week && (
          <Link
            to={searchPath(place.state, paths.calendar)}
            className="link inline-flex min-h-11 items-center"
          >
            {messages.today}
          </Link>
        )}
      </div>
      <Chips choices={choices} place={place} />
      {!calendar && !query.loading && (
        <LoadFailure onRetry={query.refetch}>{messages.unavailable}</LoadFailure>
      )}
      {calendar?.totalCount === 0 && <EmptyResult choices={choices} place={place} />}
      {calendar && calendar.rows.length > 0 && <Year calendar={calendar} place={place} week={week} />}
    </div>
  )
}

/** The search of the address; its links keep the week. */
function usePlace(week: string | null): SearchPlace {
  const place = useSearchState(paths.calendar)
  return { ...place, to: (state) => withWeek(place.to(state), week) }
}

type Calendar = NonNullable<CalendarPageQuery['departureCalendar']>

function Year({ calendar, place, week }: { calendar: Calendar; place: SearchPlace; week: string | null }) {
  const { weeks, holidays } = calendar
  const rows = useMemo(() => calendar.rows.map(toRow), [calendar])
  const toName = useCallback((row: GridRow, week: string) => cellName(row, week, holidays), [holidays])
  const [open, setOpen] = useState<OpenCell & { slug: string }>()
  const close = () => setOpen(undefined)
  const Popover = useOnDemand(
    open !== undefined,
    () => import('#web/features/calendar/LoadedPopover.tsx').then((module) => module.LoadedPopover),
    close,
  )
  return (
    <>
      <ZoneChoice />
      <DepartureGrid
        key={weeks[0]}
        rows={rows}
        weeks={weeks}
        toName={toName}
        onOpen={({ id, name, to }, opened, cell) => setOpen({ slug: id, name, to, week: opened, cell })}
        hasEarlier={week !== null}
        toWeek={(first) => withWeek(searchPath(place.state, paths.calendar), first)}
      >
        <HolidayRows weeks={weeks} holidays={holidays} />
      </DepartureGrid>
      <div className="mt-4">
        <Legend />
      </div>
      <CalendarList rows={rows} holidays={holidays} />
      <Pages place={place} total={calendar.totalCount} />
      {open && Popover && <Popover key={`${open.slug} ${open.week}`} {...open} onClose={close} />}
    </>
  )
}

const toRow = ({ expedition, cells }: Calendar['rows'][number]): GridRow => ({
  id: expedition.slug,
  name: expedition.name,
  to: paths.expedition(expedition.slug),
  cells,
})

function Pages({ place, total }: { place: SearchPlace; total: number }) {
  const last = lastPage(total)
  if (last <= 1) return null
  return (
    <nav aria-label={messages.pages} className="mt-10">
      <ul className="flex flex-wrap justify-center gap-1">
        {listPages(place.state.page, last).map((page) => (
          <li key={page}>
            <Link
              to={place.to({ ...place.state, page })}
              aria-label={messages.page(page)}
              aria-current={page === place.state.page ? 'page' : undefined}
              className="grid size-11 place-items-center rounded-full font-semibold tabular-nums hover:bg-sand aria-[current]:bg-ink aria-[current]:text-white"
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
