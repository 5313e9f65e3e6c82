import { DateFields } from '#web/features/search/DateFields.tsx'
import { DayCalendar } from '#web/features/search/DayCalendar.tsx'
import type { Dates } from '#web/features/search/dates.rules.ts'
import { FlexibleDates } from '#web/features/search/FlexibleDates.tsx'
import { type Facets, PanelProvider } from '#web/features/search/panel.tsx'
import type { SearchState } from '#web/features/search/searchState.ts'

/** The dates of a search as the calendar changes them. */
export type When = Dates & Pick<SearchState, 'days' | 'months'>

type Props = { state: SearchState; facets: Facets; onChange: (part: Partial<When>) => void }

/** Months and a length, a calendar, and two typed dates. */
export function DateChoice({ state, facets, onChange }: Props) {
  return (
    <div className="date-choice">
      <PanelProvider value={{ state, filters: null, facets, pick: () => undefined, change: onChange }}>
        <FlexibleDates isYear />
      </PanelProvider>
      <DayCalendar key={state.months[0]} state={state} onChange={onChange} />
      <div className="date-choice-exact">
        <DateFields dates={{ start: state.start, end: state.end }} onChange={onChange} />
      </div>
    </div>
  )
}
