import { CalendarPlus } from 'lucide-react'
import { messages } from '#web/features/reservations/messages.ts'
import type { ReservationCardFragment } from '#web/features/reservations/ReservationCard.generated.ts'
import { toCalendar } from '#web/features/reservations/reservations.rules.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import { buttonClass } from '#web/ui/Button.tsx'

/** Downloads an expedition to come as a calendar file; renders nothing for others, or without a date. */
export function CalendarLink({ reservation }: { reservation: ReservationCardFragment }) {
  const url = useSiteUrl() + paths.reservation(reservation.id)
  if (reservation.status !== 'TO_COME' || !reservation.departureDate) return null
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(toCalendar(reservation, url))}`}
      download={`${reservation.name}.ics`}
      className={buttonClass({})}
    >
      <CalendarPlus aria-hidden="true" className="size-5" />
      {messages.calendar}
    </a>
  )
}
