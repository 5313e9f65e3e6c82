import { useParams, useSearchParams } from 'react-router-dom'
import { AmountLine } from '#web/features/reservations/AmountLine.tsx'
import { CalendarLink } from '#web/features/reservations/CalendarLink.tsx'
import { useFollowedPayment } from '#web/features/reservations/useFollowedPayment.ts'
import { share } from '#web/lib/browser/share.ts'
import { euros } from '#web/lib/format/euros.ts'
import { dateRange } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useSiteUrl } from '#web/lib/site/siteUrl.tsx'
import { Protected } from '#web/pages/account/Protected.tsx'
import {
  type ConfirmationQuery,
  useConfirmationQuery,
} from '#web/pages/booking/ConfirmationPage.generated.ts'
import { messages } from '#web/pages/booking/payment.messages.ts'
import { readOutcome } from '#web/pages/booking/payment.rules.ts'
import { UnbookedPayment } from '#web/pages/booking/UnbookedPayment.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'

/** The page to which the provider returns: it follows the payment until the provider has decided. */
export function ConfirmationPage() {
  const { cartId = '' } = useParams()
  const [search] = useSearchParams()
  const paymentId = search.get('payment') ?? ''
  const variables = { id: cartId, paymentId, hasPayment: paymentId !== '' }
  const query = useConfirmationQuery({ variables, fetchPolicy: 'cache-and-network' })
  const data = query.dataState === 'complete' ? query.data : undefined
  const outcome = data && readOutcome({ payment: data.payment, hasReservation: data.reservation !== null })
  useFollowedPayment(paymentId, outcome, query.refetch)
  return (
    <Protected
      title={outcome ? messages.titles[outcome] : messages.confirmation}
      intro={outcome ? messages.told[outcome] : ''}
      canonical={paths.cart(cartId, 'confirmation')}
      me={data && (data.me ?? null)}
      query={query}
    >
      {() =>
        data?.reservation ? (
          <Booked reservation={data.reservation} />
        ) : (
          data && outcome && <UnbookedPayment data={data} outcome={outcome} cartId={cartId} />
        )
      }
    </Protected>
  )
}

type Reservation = NonNullable<ConfirmationQuery['reservation']>

function Booked({ reservation }: { reservation: Reservation }) {
  const siteUrl = useSiteUrl()
  const { id, name, expeditionSlug, coverImage, guide } = reservation
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
      <div>
        {coverImage && (
          <div className="mb-8 aspect-2/1 overflow-hidden rounded-xl max-lg:hidden">
            <Picture image={coverImage} sizes="(min-width: 1024px) 768px, 92vw" alt="" />
          </div>
        )}
        <h2 className="text-h3">{messages.next}</h2>
        <ol className="mt-4 grid max-w-prose list-decimal gap-3 pl-6 marker:font-semibold marker:text-pine-700">
          {messages.steps(guide?.fullName.split(' ')[0] ?? messages.anyGuide).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink variant="primary" to={paths.reservation(id)}>
            {messages.participants}
          </ButtonLink>
          <CalendarLink reservation={reservation} />
          {expeditionSlug && (
            <Button
              onClick={() => void share({ title: name, url: siteUrl + paths.expedition(expeditionSlug) })}
            >
              {messages.share}
            </Button>
          )}
        </div>
      </div>
      <Receipt reservation={reservation} />
    </div>
  )
}

/** Reference, amounts and documents. */
function Receipt({ reservation }: { reservation: Reservation }) {
  const { reference, name, departureDate, departureEnd, coverImage, invoices } = reservation
  const toCome = reservation.instalments?.filter(({ state }) => state === 'TO_COME') ?? []
  return (
    <aside className="self-start overflow-hidden rounded-xl bg-surface shadow-2 ring-1 ring-line max-lg:order-first">
      {coverImage && (
        <div className="aspect-2/1 lg:hidden">
          <Picture image={coverImage} sizes="92vw" alt="" />
        </div>
      )}
      <div className="p-6">
        <h2 className="text-h3">{name}</h2>
        <p className="mt-1">{dateRange(departureDate, departureEnd)}</p>
        <dl className="mt-4 grid gap-y-2 border-t border-line pt-4 tabular-nums">
          {reference && <AmountLine name={messages.reference}>{reference}</AmountLine>}
          {reservation.paid !== null && (
            <AmountLine name={messages.paid}>{euros(reservation.paid)}</AmountLine>
          )}
          {toCome.map(({ dueOn, amount }) => (
            <AmountLine key={dueOn} name={messages.nextPayment(dueOn)}>
              {euros(amount)}
            </AmountLine>
          ))}
          {toCome.length === 0 && reservation.balance !== null && reservation.balance > 0 && (
            <AmountLine name={messages.balance(reservation.balanceDueOn)}>
              {euros(reservation.balance)}
            </AmountLine>
          )}
        </dl>
        {toCome.length > 0 && <p className="mt-3 text-meta text-ink-2">{messages.automatic}</p>}
        {invoices?.map(({ id: invoiceId, number, url }) => (
          <a key={invoiceId} href={url} className="link mt-3 inline-flex min-h-11 items-center">
            {messages.invoice(number)}
          </a>
        ))}
      </div>
    </aside>
  )
}
