import { useParams, useSearchParams } from 'react-router-dom'
import { ExpeditionAccess } from '#web/features/details/ExpeditionAccess.tsx'
import { ExpeditionProgramme } from '#web/features/details/ExpeditionProgramme.tsx'
import { Departure } from '#web/features/reservations/Departure.tsx'
import { Preparation } from '#web/features/reservations/Preparation.tsx'
import { ReservationAccount } from '#web/features/reservations/ReservationAccount.tsx'
import { ReturnedPayment } from '#web/features/reservations/ReturnedPayment.tsx'
import { OwnReview } from '#web/features/reviews/OwnReview.tsx'
import { dateRange } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ChangeDate } from '#web/pages/account/ChangeDate.tsx'
import { messages } from '#web/pages/account/messages.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { ReservationGuide } from '#web/pages/account/ReservationGuide.tsx'
import {
  type ReservationPageQuery,
  useReservationPageQuery,
} from '#web/pages/account/ReservationPage.generated.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** A reservation after its order: money, participants, access, programme. */
export function Page() {
  const { id = '' } = useParams()
  const query = useReservationPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' })
  const data = query.dataState === 'complete' ? query.data : undefined
  const reservation = data?.reservation
  return (
    <Protected
      title={reservation?.name ?? messages.dashboard}
      intro={
        reservation ? dateRange(reservation.departureDate, reservation.departureEnd) : messages.dashboardText
      }
      parents={[{ label: messages.reservations, to: paths.reservations }]}
      canonical={paths.reservation(id)}
      me={data && (data.me ?? null)}
      query={query}
    >
      {() => (reservation ? <Dashboard reservation={reservation} /> : <Missing />)}
    </Protected>
  )
}

export const Missing = () => (
  <EmptyState action={<ButtonLink to={paths.reservations}>{messages.reservations}</ButtonLink>}>
    {messages.noSuchReservation}
  </EmptyState>
)

type Reservation = NonNullable<ReservationPageQuery['reservation']>

function Dashboard({ reservation }: { reservation: Reservation }) {
  const { expedition, participants, travellerCount, guide, status, isGuide, expeditionSlug } = reservation
  const [search] = useSearchParams()
  const paymentId = search.get('payment')
  return (
    <>
      {/* Above the picture, which small screens show first. */}
      {paymentId && <ReturnedPayment paymentId={paymentId} reservation={reservation} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12 lg:grid-cols-[minmax(0,1fr)_360px] lg:gap-16">
        <div>
          {status === 'TO_COME' && !isGuide && <ReservationGuide guide={guide} slug={expeditionSlug} />}
          <OwnReview reservation={reservation} />
          <ReservationAccount
            reservation={reservation}
            participants={participants}
            change={expeditionSlug && <ChangeDate reservation={{ ...reservation, expeditionSlug }} />}
          />
          {/* A partial cancellation moves the others to the first positions: forms begin afresh. */}
          <Preparation key={travellerCount} reservation={reservation} participants={participants} />
          {expedition && <ExpeditionProgramme expedition={expedition} />}
          {expedition && <ExpeditionAccess expedition={expedition} />}
        </div>
        <Departure reservation={reservation} meetingPoint={expedition?.meetingPoint?.name} />
      </div>
    </>
  )
}
