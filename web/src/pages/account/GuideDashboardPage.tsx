import { useParams } from 'react-router-dom'
import { Roster } from '#web/features/reservations/Roster.tsx'
import { ReviewReplies } from '#web/features/reviews/ReviewReplies.tsx'
import { dateRange } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useGuideDashboardPageQuery } from '#web/pages/account/GuideDashboardPage.generated.ts'
import { messages } from '#web/pages/account/messages.ts'
import { Protected } from '#web/pages/account/Protected.tsx'
import { Missing } from '#web/pages/account/ReservationPage.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'

/** A departure, for the guide who leads it. */
export function Page() {
  const { departureId = '' } = useParams()
  const query = useGuideDashboardPageQuery({
    variables: { departureId },
    fetchPolicy: 'cache-and-network',
  })
  const data = query.dataState === 'complete' ? query.data : undefined
  const departure = data?.guidedDeparture
  return (
    <Protected
      title={departure?.name ?? messages.dashboard}
      intro={departure ? dateRange(departure.startDate, departure.endDate) : messages.dashboardText}
      parents={[{ label: messages.reservations, to: paths.reservations }]}
      canonical={paths.guideDashboard(departureId)}
      me={data && (data.me ?? null)}
      query={query}
    >
      {() => {
        if (!departure) return <Missing />
        return (
          <>
            <Roster departure={departure} />
            {departure.expeditionSlug && <ReviewReplies slug={departure.expeditionSlug} />}
            {departure.expeditionSlug && (
              <ButtonLink to={paths.expedition(departure.expeditionSlug)} className="mt-10">
                {messages.toExpedition}
              </ButtonLink>
            )}
          </>
        )
      }}
    </Protected>
  )
}
