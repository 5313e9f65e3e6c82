import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router-dom'
import { neighbour, toMonth } from '#web/agency/calendar/calendar.rules.ts'
import { MonthGrid } from '#web/agency/calendar/MonthGrid.tsx'
import { messages } from '#web/agency/calendar/messages.ts'
import { useMonth } from '#web/agency/calendar/useMonth.ts'
import { DepartureCards } from '#web/agency/departures/DepartureTable.tsx'
import { readFilter } from '#web/agency/departures/departures.rules.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { monthAndYear } from '#web/lib/format/format.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'

/** The departures of a month: bars over its weeks, and an agenda on small screens. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const month = toMonth(params.get('mois'))
  const { departures, load } = useMonth(month, readFilter(params).expeditionId ?? undefined)
  const turn = (step: 1 | -1) => {
    const next = new URLSearchParams(params)
    next.set('mois', neighbour(month, step))
    setParams(next)
  }
  return (
    <Screen
      title={messages.calendar}
      action={
        <Link to="/departs" className="link inline-flex min-h-11 items-center">
          {messages.toList}
        </Link>
      }
    >
      <div className="mb-4 flex items-center gap-2">
        <IconButton label={messages.before} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <h2 aria-live="polite" className="min-w-40 text-center text-h3">
          {monthAndYear(month.first)}
        </h2>
        <IconButton label={messages.after} onClick={() => turn(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </div>
      <Loaded data={departures} isLoading={departures === undefined} onRetry={load}>
        {(all) => (
          <>
            <MonthGrid month={month} departures={all} />
            <div className="md:hidden">
              {all.length === 0 ? (
                <EmptyState>{messages.empty}</EmptyState>
              ) : (
                <DepartureCards departures={all} />
              )}
            </div>
          </>
        )}
      </Loaded>
    </Screen>
  )
}
