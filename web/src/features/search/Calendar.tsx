import { type ReactNode, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { fr } from 'react-day-picker/locale/fr'
import 'react-day-picker/style.css'
import '#web/features/search/calendar.css'
import { whenOf } from '#web/features/search/bar/dates.ts'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import { DateFields } from '#web/features/search/DateFields.tsx'
import { areReversed, type Dates, pickDay } from '#web/features/search/dates.rules.ts'
import { type Flexible, FlexibleForm } from '#web/features/search/FlexibleForm.tsx'
import { messages } from '#web/features/search/messages.ts'
import type { Facets } from '#web/features/search/panel.tsx'
import { useSearchCountQuery } from '#web/features/search/SearchCount.generated.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { toFilter } from '#web/features/search/searchVariables.ts'
import { Travellers } from '#web/features/search/Travellers.tsx'
import { dayOf, dayText } from '#web/lib/format/calendarDays.ts'
import { Button } from '#web/ui/Button.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'

type Props = {
  title?: string | undefined
  /** The rest of the search. */
  state: SearchState
  onChoose: (when: Dates & Flexible & Pick<SearchState, 'travellers'>) => void
  onClose: () => void
  /** The choice leads to another page, which closes the calendar. */
  isLeaving?: boolean
  /** Has the number of travellers, where no other field has. */
  hasTravellers?: boolean
  children?: ReactNode
}

const monthsShown = 12

/** Loaded on demand: a year to choose dates in, by pointer or keyboard, with the number of results. */
export function Calendar({
  title = messages.sections.when,
  state,
  onChoose,
  onClose,
  isLeaving = false,
  hasTravellers = false,
  children,
}: Props) {
  const [dates, setDates] = useState<Dates>({ start: state.start, end: state.end })
  const [flexible, setFlexible] = useState<Flexible>({ days: state.days, months: state.months })
  const [travellers, setTravellers] = useState(state.travellers)
  const shown = { ...state, ...dates, ...flexible, travellers }
  const isReversed = areReversed(dates)
  const { count, facets } = useCounts(shown, isReversed)
  return (
    <Sheet
      title={(!isReversed && whenOf(shown)) || title}
      isAtOpenPart={false}
      isPanel
      onClose={onClose}
      footer={(close) => (
        <div className="grow">
          <p role="status" className="text-meta text-ink-2 not-empty:pb-2">
            {dates.start && !dates.end && messages.chooseReturn}
          </p>
          <div className="flex items-center gap-3">
            <Button
              variant="ghost"
              onClick={() => {
                setDates({ start: '', end: '' })
                setFlexible({ days: '', months: [] })
              }}
            >
              {barMessages.anyDates}
            </Button>
            <p role="status" className="sr-only">
              {count !== undefined && messages.count(count)}
            </p>
            <Button
              variant="primary"
              className="grow disabled:opacity-60"
              disabled={isReversed}
              onClick={() => {
                if (!isLeaving) close()
                onChoose({ ...dates, ...flexible, travellers })
              }}
            >
              {count === undefined ? messages.apply : messages.see(count)}
            </Button>
          </div>
        </div>
      )}
    >
      {children}
      {hasTravellers && <Travellers value={travellers} onChange={setTravellers} />}
      <DateFields dates={dates} onChange={setDates} />
      <FlexibleForm state={shown} facets={facets} onChange={setFlexible} />
      <Months dates={dates} onChange={setDates} />
    </Sheet>
  )
}

/**
 * Number of results of the choice; the counts of chips stay until the next ones arrive, so that no chip
 * disappears.
 */
function useCounts(state: SearchState, skip: boolean): { count: number | undefined; facets: Facets } {
  const [facets, setFacets] = useState<Facets>([])
  const query = useSearchCountQuery({ variables: { filter: toFilter(state) }, skip })
  const found = query.dataState === 'complete' ? query.data.expeditions : null
  if (found && found.facets !== facets) setFacets(found.facets)
  return { count: found?.totalCount, facets }
}

type PartProps = { dates: Dates; onChange: (dates: Dates) => void }

function Months({ dates, onChange }: PartProps) {
  const today = new Date()
  return (
    <DayPicker
      mode="range"
      locale={fr}
      weekStartsOn={1}
      numberOfMonths={monthsShown}
      hideNavigation
      startMonth={today}
      defaultMonth={today}
      disabled={{ before: today }}
      selected={{ from: dayOf(dates.start), to: dayOf(dates.end) }}
      onSelect={(_range, day) => onChange(pickDay(dates, dayText(day)))}
    />
  )
}
