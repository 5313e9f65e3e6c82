import { AmountLine } from '#web/features/reservations/AmountLine.tsx'
import { euros } from '#web/lib/format/euros.ts'
import { dateRange } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import type { ConfirmationQuery } from '#web/pages/booking/ConfirmationPage.generated.ts'
import { messages } from '#web/pages/booking/payment.messages.ts'
import type { Outcome } from '#web/pages/booking/payment.rules.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { Picture } from '#web/ui/Picture.tsx'

type Payment = NonNullable<ConfirmationQuery['payment']>
type Props = { data: ConfirmationQuery; outcome: Outcome; cartId: string }

/** A payment that has booked nothing so far: the way on, beside the trip that it pays. */
export function UnbookedPayment({ data: { me, payment }, outcome, cartId }: Props) {
  const cart = me?.cart?.id === cartId ? me.cart : undefined
  const isBeside = cart && payment && outcome !== 'REFUNDED'
  return (
    <div
      className={
        isBeside
          ? 'grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16'
          : undefined
      }
    >
      <div aria-live="polite">
        <State outcome={outcome} payment={payment} />
        <WayOn outcome={outcome} payment={payment} cartId={cartId} />
      </div>
      {isBeside && <Trip cart={cart} amount={payment.amount} />}
    </div>
  )
}

type StateProps = { outcome: Outcome; payment: Payment | null | undefined }

function State({ outcome, payment }: StateProps) {
  if (payment?.failure && outcome !== 'REFUNDED')
    return (
      <p
        role="alert"
        className="mb-6 max-w-prose rounded-md bg-rouge-100 px-5 py-4 font-semibold text-rouge-700"
      >
        {payment.failure}
      </p>
    )
  if (outcome !== 'WAITING' || !payment?.redirectUrl) return null
  return (
    <p className="mb-6 max-w-prose rounded-md bg-glacier-100 px-5 py-4 font-semibold text-glacier-700">
      {messages.unfinished}
    </p>
  )
}

function WayOn({ outcome, payment, cartId }: StateProps & { cartId: string }) {
  return (
    <div className="flex flex-wrap gap-3">
      {outcome === 'REFUSED' && payment?.redirectUrl && (
        <ButtonLink variant="primary" to={payment.redirectUrl} isExternal>
          {messages.otherCard}
        </ButtonLink>
      )}
      {outcome === 'WAITING' && payment?.redirectUrl && (
        <ButtonLink to={payment.redirectUrl} isExternal>
          {messages.resume}
        </ButtonLink>
      )}
      {(outcome === 'REFUSED' || outcome === 'CLOSED') && (
        <ButtonLink variant={outcome === 'CLOSED' ? 'primary' : 'line'} to={paths.cart(cartId, 4)}>
          {messages.toSummary}
        </ButtonLink>
      )}
      {outcome === 'REFUNDED' && (
        <ButtonLink variant="primary" to={paths.catalogue}>
          {messages.discover}
        </ButtonLink>
      )}
      {outcome === 'UNKNOWN' && <ButtonLink to={paths.reservations}>{messages.reservations}</ButtonLink>}
    </div>
  )
}

type TripProps = {
  cart: NonNullable<NonNullable<ConfirmationQuery['me']>['cart']>
  amount: number
}

function Trip({
  cart: { expeditionName, departureStart, departureEnd, expeditionImage },
  amount,
}: TripProps) {
  return (
    <aside className="self-start overflow-hidden rounded-xl bg-surface shadow-2 ring-1 ring-line">
      {expeditionImage && (
        <div className="aspect-2/1">
          <Picture image={expeditionImage} sizes="(min-width: 1024px) 384px, 92vw" alt="" />
        </div>
      )}
      <div className="p-6">
        <h2 className="text-h3">{expeditionName}</h2>
        <p className="mt-1">{dateRange(departureStart, departureEnd)}</p>
        <dl className="mt-4 border-t border-line pt-4 tabular-nums">
          <AmountLine name={messages.toPay}>{euros(amount)}</AmountLine>
        </dl>
      </div>
    </aside>
  )
}
