import { Link } from 'react-router-dom'
import { completePercent } from '#schema/constants.ts'
import { Again } from '#web/features/reservations/Again.tsx'
import { CalendarLink } from '#web/features/reservations/CalendarLink.tsx'
import { Completeness } from '#web/features/reservations/Completeness.tsx'
import { messages } from '#web/features/reservations/messages.ts'
import type { ReservationCardFragment } from '#web/features/reservations/ReservationCard.generated.ts'
import { getDashboard } from '#web/features/reservations/reservations.rules.ts'
import { When } from '#web/features/reservations/When.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
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
    <li className="grid gap-5 rounded-xl bg-surface p-4 ring-1 ring-line sm:grid-cols-[200px_minmax(0,1fr)] lg:grid-cols-[220px_minmax(0,1fr)_260px] lg:gap-7">
      <div className="aspect-3/2 overflow-hidden rounded-lg bg-sand max-sm:empty:hidden sm:aspect-4/3 sm:self-start">
        {reservation.coverImage && (
          <Picture
            image={reservation.coverImage}
            alt=""
            sizes="(width >= 40rem) 220px, 92vw"
            className={status === 'CANCELED' ? 'opacity-60 grayscale' : ''}
          />
        )}
      </div>
      <div className="grid content-start gap-3 sm:col-start-2">
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
        <p className="font-semibold empty:hidden">
          {reservation.option && messages.optionUntil(dayAndHour(reservation.option.until))}
        </p>
        <Missing reservation={reservation} />
      </div>
      <div className="flex flex-wrap content-start gap-3 sm:col-start-2 lg:col-start-3 lg:grid lg:self-center">
        <Next reservation={reservation} />
      </div>
    </li>
  )
}

/** Details that the departure still needs. */
function Missing({ reservation }: { reservation: ReservationCardFragment }) {
  const { status, isGuide, dashboardCompleteness, missing } = reservation
  if (status !== 'TO_COME' || isGuide || dashboardCompleteness >= completePercent) return null
  return (
    <div className="max-w-md">
      <Completeness percent={dashboardCompleteness} />
      {missing.length > 0 && (
        <p className="mt-1.5 text-meta text-ink-2">
          {messages.toTell(missing.map((answer) => messages.answers[answer]).join(', '))}
        </p>
      )}
    </div>
  )
}

function Next({ reservation }: { reservation: ReservationCardFragment }) {
  const { name, expeditionSlug, status, isGuide, review, reviewMonths } = reservation
  if (status === 'CANCELED') return <Refund refund={reservation.refund} />
  if (status === 'TO_COME')
    return (
      <>
        <ButtonLink to={getDashboard(reservation)} variant="ink">
          {messages.toDashboard}
        </ButtonLink>
        <CalendarLink reservation={reservation} />
      </>
    )
  // A guide neither reviews nor repeats a departure of their own.
  if (isGuide) return null
  return (
    <>
      {(review || reviewMonths.length > 0) && (
        <ButtonLink to={`${getDashboard(reservation)}#mon-avis`} variant="ink">
          {review ? messages.ownReview : messages.writeReview}
        </ButtonLink>
      )}
      <ButtonLink to={agency.reviewUrl} isExternal>
        {messages.review}
      </ButtonLink>
      {expeditionSlug && <Again name={name} slug={expeditionSlug} />}
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
