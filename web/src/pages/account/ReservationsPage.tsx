import { Tent } from 'lucide-react'
import { PledgeList } from '#web/features/reservations/PledgeList.tsx'
import { ReservationList } from '#web/features/reservations/ReservationList.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { FeedEntry } from '#web/pages/account/FeedEntry.tsx'
import { messages } from '#web/pages/account/messages.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { useReservationsPageQuery } from '#web/pages/account/ReservationsPage.generated.ts'
import { RowSkeletons } from '#web/pages/account/RowSkeletons.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

export function Page() {
  const query = useReservationsPageQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <Protected
      title={messages.reservations}
      intro={messages.reservationsText}
      canonical={paths.reservations}
      me={query.dataState === 'complete' ? query.data.me : undefined}
      query={query}
      skeleton={<RowSkeletons />}
    >
      {({ reservations, pledges }) => {
        if (!reservations) return <LoadFailure onRetry={query.refetch}>{messages.failedQuietly}</LoadFailure>
        return (
          <>
            <PledgeList pledges={pledges ?? []} onChanged={query.refetch} />
            {reservations.length > 0 ? <ReservationList reservations={reservations} /> : <None />}
            {reservations.length > 0 && (
              <div className="mt-8">
                <FeedEntry kind="RESERVATIONS" />
              </div>
            )}
          </>
        )
      }}
    </Protected>
  )
}

const None = () => (
  <EmptyState
    icon={Tent}
    action={
      <ButtonLink to={paths.catalogue} variant="primary">
        {messages.discover}
      </ButtonLink>
    }
  >
    {messages.noReservation}
  </EmptyState>
)
