import { useCalendarDeparturesQuery } from '#web/features/calendar/CalendarDeparture.generated.ts'
import { type CalendarLine, CellPopover, type OpenCell } from '#web/features/calendar/CellPopover.tsx'

type Props = OpenCell & {
  slug: string
  /** Those of the page, while they load. */
  listed?: readonly CalendarLine[]
  onBook?: ((departureId: string) => void) | undefined
  onClose: () => void
}

/** Reads the departures of the trip when a cell opens. */
export function LoadedPopover({ slug, listed, ...cell }: Props) {
  const query = useCalendarDeparturesQuery({ variables: { slug } })
  const trip = query.dataState === 'complete' ? query.data.expedition : undefined
  const none = trip === undefined && !query.error ? undefined : null
  return <CellPopover {...cell} id={trip?.id} departures={trip?.departures ?? listed ?? none} />
}
