import { type ComponentProps, useCallback, useMemo, useState } from 'react'
import { CalendarList } from '#web/features/calendar/CalendarList.tsx'
import { Legend } from '#web/features/calendar/CellMark.tsx'
import type { CalendarLine, OpenCell } from '#web/features/calendar/CellPopover.tsx'
import {
  cellName,
  type GridRow,
  type Holidays,
  toRow,
  toYear,
} from '#web/features/calendar/calendar.rules.ts'
import { DepartureGrid } from '#web/features/calendar/DepartureGrid.tsx'
import { messages } from '#web/features/calendar/messages.ts'
import { useYearHolidaysQuery } from '#web/features/calendar/YearHolidays.generated.ts'
import { Section } from '#web/ui/Section.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

type Trip = { slug: string; name: string; to: string; departures: readonly CalendarLine[] }

type Props = {
  trips: readonly Trip[]
  /** One trip has its year in two halves, with large cells, one without departures in words; several have a row each. */
  isHalved?: boolean
  /** Follows a press on « Réserver ». */
  onBook?: (departureId: string) => void
}

/** The weeks of a year from the first departure, from departures that the page has. */
export function YearGlance({ trips, isHalved = false, onBook }: Props) {
  const weeks = useMemo(() => toYear(trips.flatMap(({ departures }) => departures)), [trips])
  const rows = useMemo(() => trips.map((trip) => toRow(trip, weeks)), [trips, weeks])
  const [isTouched, setIsTouched] = useState(false)
  // The page of a trip requests nothing for those who do not look at its calendar.
  const { holidays, toName } = useHolidays(weeks[0] ?? '', !isHalved || isTouched)
  const [open, setOpen] = useState<OpenCell & { id: string }>()
  const close = () => setOpen(undefined)
  const Popover = useOnDemand(
    open !== undefined,
    () => import('#web/features/calendar/LoadedPopover.tsx').then((module) => module.LoadedPopover),
    close,
  )
  const show = ({ id, name, to }: GridRow, week: string, cell: HTMLElement) =>
    setOpen({ id, name: trips.find(({ slug }) => slug === id)?.name ?? name, to, week, cell })
  const departures = trips.find(({ slug }) => slug === open?.id)?.departures ?? []
  return (
    <div id="annee" className="scroll-offset print:hidden">
      <Section title={messages.glance} className="px-0">
        {isHalved ? (
          halves(weeks).map((half) => (
            <Half
              key={half[0]}
              rows={rows}
              weeks={half}
              toName={toName}
              onOpen={show}
              onFocus={() => setIsTouched(true)}
            />
          ))
        ) : (
          <DepartureGrid rows={rows} weeks={weeks} toName={toName} onOpen={show} />
        )}
        <div className="mt-4">
          <Legend />
        </div>
        <CalendarList rows={rows} holidays={holidays} />
      </Section>
      {open && Popover && (
        <Popover
          key={`${open.id} ${open.week}`}
          {...open}
          slug={open.id}
          listed={departures}
          onBook={onBook}
          onClose={close}
        />
      )}
    </div>
  )
}

type HalfProps = Pick<
  ComponentProps<typeof DepartureGrid>,
  'rows' | 'weeks' | 'toName' | 'onOpen' | 'onFocus'
>

/** Half a year of one trip, named by its months; without departures, a sentence. */
function Half({ rows: [row], weeks, toName, ...grid }: HalfProps) {
  const months = messages.months(weeks[0] ?? '', weeks.at(-1) ?? '')
  if (!row?.cells.some(({ week }) => weeks.includes(week)))
    return <p className="mt-4 text-ink-2">{messages.empty(months)}</p>
  return (
    <DepartureGrid
      {...grid}
      rows={[{ ...row, name: months }]}
      weeks={weeks}
      toName={(_, week) => toName(row, week)}
      isHalf
    />
  )
}

const noHolidays: Holidays = []

/** The holidays of the year from a week, and the names of cells with them; none until they are read. */
function useHolidays(week: string, isWanted: boolean) {
  const { data } = useYearHolidaysQuery({ variables: { week }, skip: !isWanted })
  const holidays = data?.departureCalendar?.holidays ?? noHolidays
  const toName = useCallback((row: GridRow, at: string) => cellName(row, at, holidays), [holidays])
  return { holidays, toName }
}

const halves = (weeks: readonly string[]) => [weeks.slice(0, weeks.length / 2), weeks.slice(weeks.length / 2)]
