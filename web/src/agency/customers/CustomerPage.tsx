import { Link, useParams } from 'react-router-dom'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { CustomerForm } from '#web/agency/customers/CustomerForm.tsx'
import {
  type CustomerRowFragment,
  useAgencyCustomerQuery,
} from '#web/agency/customers/Customers.generated.ts'
import { toName } from '#web/agency/customers/customers.rules.ts'
import { Erasure } from '#web/agency/customers/Erasure.tsx'
import { messages } from '#web/agency/customers/messages.ts'
import { CustomerData } from '#web/agency/exports/CustomerData.tsx'
import { sourceName } from '#web/agency/figures/figures.rules.ts'
import { Part } from '#web/agency/reservations/Part.tsx'
import { useAgencyReservationsQuery } from '#web/agency/reservations/Reservations.generated.ts'
import { ReservationCards, ReservationTable } from '#web/agency/reservations/ReservationTable.tsx'
import { ReviewCard } from '#web/agency/reviews/ReviewCard.tsx'
import { useAgencyReviewsQuery } from '#web/agency/reviews/Reviews.generated.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { ByWidth } from '#web/agency/shell/ByWidth.tsx'
import { type LabelledValue, LabelledValues } from '#web/agency/shell/LabelledValues.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { singleDay } from '#web/lib/format/format.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** A customer: the account and its consents, the reservations, and the corrections of the staff. */
export function Component() {
  const { id = '' } = useParams()
  const { data, loading, error, refetch } = useAgencyCustomerQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const me = useAgencyMeQuery().data?.agency?.me
  const customer = data?.agency?.customer
  const isUnknown = data?.agency != null && customer === null && !error && !loading
  const name = customer && (toName(customer) || messages.noName)
  return (
    <Screen
      title={name ?? messages.customers}
      action={
        <span className="flex flex-wrap items-center gap-x-4">
          {customer && <HistoryLink entity="customer" id={customer.id} name={name ?? ''} />}
          <Link to="/clients" className="link inline-flex min-h-11 items-center">
            {messages.toList}
          </Link>
        </span>
      }
    >
      <Allowed permission="BOOKINGS">
        {isUnknown ? (
          <EmptyState>{messages.notFound}</EmptyState>
        ) : (
          <Loaded data={customer} isLoading={loading} onRetry={refetch}>
            {(shown) => (
              <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
                <Account customer={shown} />
                <CustomerForm key={shown.version} customer={shown} />
                <Reservations customerId={shown.id} />
                {may(me, 'MESSAGES') && <Reviews customerId={shown.id} />}
                <CustomerData customerId={shown.id} />
                <Erasure customerId={shown.id} />
              </div>
            )}
          </Loaded>
        )}
      </Allowed>
    </Screen>
  )
}

function Account({ customer }: { customer: CustomerRowFragment }) {
  const { email, isEmailConfirmed, provider, source, createdAt, newsletter } = customer
  const facts: LabelledValue[] = [
    [messages.address, `${email} (${isEmailConfirmed ? messages.confirmed : messages.notConfirmed})`],
    [messages.signsIn, messages.providers[provider]],
    [messages.since, singleDay(createdAt.slice(0, 10))],
    [messages.source, sourceName(source)],
    [messages.newsletter, newsletter ? messages.yes : messages.no],
  ]
  return (
    <Part title={messages.account}>
      <LabelledValues of={facts} className="gap-x-6 sm:grid-cols-3" />
    </Part>
  )
}

function Reservations({ customerId }: { customerId: string }) {
  const { data, loading, refetch } = useAgencyReservationsQuery({
    variables: { filter: { customerId }, sort: 'NEWEST' },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <section>
      <h2 className="mb-4 text-h3">{messages.itsReservations}</h2>
      <Loaded data={data?.agency?.reservations} isLoading={loading} onRetry={refetch}>
        {({ nodes }) =>
          nodes.length === 0 ? (
            <EmptyState>{messages.noReservations}</EmptyState>
          ) : (
            <ByWidth
              table={<ReservationTable reservations={nodes} />}
              cards={<ReservationCards reservations={nodes} />}
            />
          )
        }
      </Loaded>
    </section>
  )
}

/** Reviews in any state, each with its actions. */
function Reviews({ customerId }: { customerId: string }) {
  const { data, loading, refetch } = useAgencyReviewsQuery({
    variables: { filter: { list: 'WRITTEN', customerId } },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <section>
      <h2 className="mb-4 text-h3">{messages.itsReviews}</h2>
      <Loaded data={data?.agency?.reviews} isLoading={loading} onRetry={refetch}>
        {({ nodes }) =>
          nodes.length === 0 ? (
            <EmptyState>{messages.noReviews}</EmptyState>
          ) : (
            <ul className="grid max-w-3xl gap-4">
              {nodes.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review} onChanged={() => reload(refetch)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
