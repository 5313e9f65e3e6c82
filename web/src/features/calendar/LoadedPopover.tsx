import { useCalendarDeparturesQuery } from '#web/features/calendar/CalendarDeparture.generated.ts'
import { CellPopover, type OpenCell } from '#web/features/calendar/CellPopover.tsx'

type Props = OpenCell & { slug: string; onClose: () => void }

/** Reads the departures of the trip when a cell opens. */
export function LoadedPopover({ slug, ...cell }: Props) {
  const query = useCalendarDeparturesQuery({ variables: { slug } })
  const found = query.dataState === 'complete' ? (query.data.expedition?.departures ?? null) : undefined
  return <CellPopover {...cell} departures={found === undefined && query.error ? null : found} />
}
