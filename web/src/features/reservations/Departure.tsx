import { MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { CalendarLink } from '#web/features/reservations/CalendarLink.tsx'
import { messages } from '#web/features/reservations/messages.ts'
import type { ReservationCardFragment } from '#web/features/reservations/ReservationCard.generated.ts'
import { RoadBookLink } from '#web/features/reservations/RoadBookLink.tsx'
import { When } from '#web/features/reservations/When.tsx'
import { dateRange, days } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'

type Props = { reservation: ReservationCardFragment; meetingPoint: string | null | undefined }

/** The departure at a glance: date, place and travellers. */
export function Departure({ reservation, meetingPoint }: Props) {
  const { coverImage, expeditionSlug, departureDate, departureEnd, durationDays } = reservation
  return (
    <aside
      aria-label={messages.departure}
      className="self-start overflow-hidden rounded-xl bg-surface shadow-2 max-lg:order-first lg:sticky lg:top-24"
    >
      {coverImage && (
        <Picture
          image={coverImage}
          alt=""
          sizes="(min-width: 1024px) 360px, 92vw"
          className="aspect-3/2 w-full object-cover"
        />
      )}
      <div className="grid gap-4 p-6">
        <When reservation={reservation} />
        <p className="text-h3">{dateRange(departureDate, departureEnd)}</p>
        <ul className="grid gap-3 text-ink-2 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-pine-700">
          <Line icon={<Users aria-hidden="true" />}>
            {days(durationDays)}, {messages.travellers(reservation.travellerCount)}
          </Line>
          {meetingPoint && <Line icon={<MapPin aria-hidden="true" />}>{meetingPoint}</Line>}
        </ul>
        <RoadBookLink reservation={reservation} />
        <CalendarLink reservation={reservation} />
        {expeditionSlug && (
          <ButtonLink to={paths.expedition(expeditionSlug)} variant="ghost">
            {messages.toExpedition}
          </ButtonLink>
        )}
      </div>
    </aside>
  )
}

const Line = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3">
    {icon}
    <span>{children}</span>
  </li>
)
