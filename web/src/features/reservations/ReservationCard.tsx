import { Link } from 'react-router-dom'
import { completePercent } from '#schema/constants.ts'
import { Again } from '#web/features/reservations/Again.tsx'
import { CalendarLink } from '#web/features/reservations/CalendarLink.tsx'
import { Completeness } from '#web/features/reservations/Completeness.tsx'
import { messages } from '#web/features/reservations/messages.ts'
import type { ReservationCardFragment } from '#web/features/reservations/ReservationCard.generated.ts'
import { dashboardOf } from '#web/features/reservations/reservations.rules.ts'
import { When } from '#web/features/reservations/When.tsx'
import { dateRange, days } from '#web/lib/format/format.ts'
import { agency } from '#web/lib/site/agency.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Level } from '#web/ui/Level.tsx'
import { Picture } from '#web/ui/Picture.tsx'

/**
 * A reservation: to come it links to its dashboard, passed it asks for a review, cancelled it only informs.
 */
export function ReservationCard({ reservation }: { reservation: ReservationCardFragment }) {
  const { name, expeditionSlug, departureDate, departureEnd, durationDays, level, status } = reservation
  return (
    <li className="grid content-start gap-4">
      {reservation.coverImage && (
        <Picture
          image={reservation.coverImage}
          alt=""
          sizes="(width >= 80rem) 22vw, (width >= 62.125rem) 30vw, (width >= 40rem) 46vw, 92vw"
          className={`aspect-4/3 w-full rounded-lg object-cover ${status === 'CANCELED' ? 'opacity-60 grayscale' : ''}`}
        />
      )}
      <When reservation={reservation} />
      <div className="grid gap-1">
        <h3 className="text-h3">
          {expeditionSlug ? (
            <Link to={paths.expedition(expeditionSlug)} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        <p className="text-ink-2">{dateRange(departureDate, departureEnd)}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
          {days(durationDays)} <Level level={level} />
          {reservation.isGuide ? messages.guide : messages.travellers(reservation.travellerCount)}
        </p>
      </div>
      <Next reservation={reservation} />
    </li>
  )
}

function Next({ reservation }: { reservation: ReservationCardFragment }) {
  const { name, expeditionSlug, status, isGuide, dashboardCompleteness, missing } = reservation
  if (status === 'CANCELED') return <Refund refund={reservation.refund} />
  if (status === 'PASSED')
    return (
      <>
        <ButtonLink to={agency.reviewUrl} isExternal className="justify-self-start">
          {messages.review}
        </ButtonLink>
        {expeditionSlug && <Again name={name} slug={expeditionSlug} />}
      </>
    )
  return (
    <>
      {!isGuide && dashboardCompleteness < completePercent && (
        <div>
          <Completeness percent={dashboardCompleteness} />
          {missing.length > 0 && (
            <p className="mt-1.5 text-meta text-ink-2">
              {messages.toTell(missing.map((answer) => messages.answers[answer]).join(', '))}
            </p>
          )}
        </div>
      )}
      <ButtonLink to={dashboardOf(reservation)} variant="ink" className="justify-self-start">
        {messages.toDashboard}
      </ButtonLink>
      <span className="justify-self-start">
        <CalendarLink reservation={reservation} />
      </span>
    </>
  )
}

/** The refund of a cancellation, if any. */
function Refund({ refund }: Pick<ReservationCardFragment, 'refund'>) {
  if (!refund) return null
  const { amount, state, refundedOn } = refund
  return (
    <p className="text-meta font-semibold">
      {state === 'DONE' ? messages.refunded(amount, refundedOn) : messages.refunding(amount)}
    </p>
  )
}
