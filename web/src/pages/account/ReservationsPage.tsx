import { Link } from 'react-router-dom'
import { dateRange, days } from '#web/lib/format.ts'
import { paths } from '#web/lib/paths.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import {
  type ReservationsPageQuery,
  useReservationsPageQuery,
} from '#web/pages/account/ReservationsPage.generated.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Level } from '#web/ui/Level.tsx'

type Reservation = NonNullable<NonNullable<ReservationsPageQuery['me']>['reservations']>[number]

const parts = [
  ['TO_COME', messages.upcoming],
  ['PASSED', messages.passed],
  ['CANCELED', messages.canceled],
] as const

export function Page() {
  const query = useReservationsPageQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <Protected
      title={messages.reservations}
      intro={messages.reservationsTold}
      canonical={paths.reservations}
      me={query.dataState === 'complete' ? query.data.me : undefined}
      hasFailed={Boolean(query.error)}
    >
      {({ reservations }) => (reservations ? <Parts reservations={reservations} /> : messages.failed)}
    </Protected>
  )
}

function Parts({ reservations }: { reservations: Reservation[] }) {
  if (reservations.length === 0)
    return (
      <EmptyState
        action={
          <ButtonLink to={paths.catalogue} variant="primary">
            {messages.discover}
          </ButtonLink>
        }
      >
        {messages.noReservation}
      </EmptyState>
    )
  return parts.map(([status, title]) => {
    const some = reservations.filter((reservation) => reservation.status === status)
    return (
      some.length > 0 && (
        <section key={status} aria-label={title} className="mb-12">
          <h2 className="mb-5 text-h2">{title}</h2>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {some.map((reservation) => (
              <Card key={reservation.id} reservation={reservation} />
            ))}
          </ul>
        </section>
      )
    )
  })
}

function Card({ reservation }: { reservation: Reservation }) {
  const { name, expeditionSlug, departureDate, departureEnd, durationDays, level, isConfirmed, status } =
    reservation
  return (
    <li className="grid justify-items-start gap-2 rounded-lg bg-sand p-6">
      <h3 className="text-h3">
        {expeditionSlug ? <Link to={paths.trip(expeditionSlug)}>{name}</Link> : name}
      </h3>
      <p className="text-ink-2">{dateRange(departureDate, departureEnd)}</p>
      <p className="flex items-center gap-3 text-ink-2">
        {days(durationDays)} <Level level={level} />
      </p>
      {isConfirmed && status === 'TO_COME' && <Badge tone="pine">{messages.confirmed}</Badge>}
    </li>
  )
}
