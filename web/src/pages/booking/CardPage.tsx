import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useServices } from '#web/lib/browser/services.ts'
import { euros } from '#web/lib/format/euros.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Known } from '#web/pages/account/Protected.tsx'
import { type CardPageQuery, useCardPageQuery } from '#web/pages/booking/CardPage.generated.ts'
import { FunnelSteps } from '#web/pages/booking/FunnelSteps.tsx'
import { FunnelSummary } from '#web/pages/booking/FunnelSummary.tsx'
import { HoldClock } from '#web/pages/booking/HoldClock.tsx'
import { messages } from '#web/pages/booking/payment.messages.ts'
import { returnPath } from '#web/pages/booking/payment.rules.ts'
import { useCardForm } from '#web/pages/booking/useCardForm.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { PageHead } from '#web/ui/PageHead.tsx'

const { card } = messages

type Payment = NonNullable<CardPageQuery['payment']>

/**
 * The card of an open payment, in Stripe's form: a document of its own, so that no other page allows or loads
 * Stripe.
 */
export function Page() {
  const { paymentId = '' } = useParams()
  const query = useCardPageQuery({ variables: { id: paymentId }, fetchPolicy: 'cache-and-network' })
  const data = query.dataState === 'complete' ? query.data : undefined
  const payment = data?.payment
  const cart = data?.me?.cart
  const ownCart = cart && cart.id === payment?.cartId ? cart : undefined
  const intro = card.intros[payment?.purpose ?? 'BOOKING']
  return (
    <div className="page funnel pt-4 pb-16 lg:pb-24">
      <PageHead
        title={card.title}
        description={intro}
        canonical={paths.payment(paymentId)}
        isIndexed={false}
      />
      {ownCart && <FunnelSteps cartId={ownCart.id} step={4} furthest={4} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
        <div>
          <h1 tabIndex={-1} className="text-h1 text-balance">
            {card.title}
          </h1>
          <p className="mt-3 mb-6 max-w-prose text-lede text-ink-2">{intro}</p>
          <div className="min-h-[60svh]">
            <Known me={data && (data.me ?? null)} query={query}>
              {() => (
                <>
                  {ownCart && <HoldClock cart={ownCart} refetch={query.refetch} />}
                  {payment ? <Open payment={payment} /> : <Unknown />}
                </>
              )}
            </Known>
          </div>
        </div>
        {ownCart && <FunnelSummary cart={ownCart} />}
      </div>
    </div>
  )
}

const Unknown = () => (
  <div className="grid justify-items-start gap-4">
    <p>{card.unknown}</p>
    <ButtonLink to={paths.reservations}>{messages.reservations}</ButtonLink>
  </div>
)

/** A payment that has been decided leads to its result. */
function Open({ payment }: { payment: Payment }) {
  const { clientSecret } = payment
  const result = returnPath(payment)
  useEffect(() => {
    if (!clientSecret) window.location.replace(result)
  }, [clientSecret, result])
  return clientSecret && <CardForm payment={payment} clientSecret={clientSecret} result={result} />
}

type CardFormProps = { payment: Payment; clientSecret: string; result: string }

function CardForm({
  payment: { amount, purpose, cartId, reservationId },
  clientSecret,
  result,
}: CardFormProps) {
  const { stripeKey } = useServices()
  const { frame, state, errors, isBusy, formProps } = useCardForm({ stripeKey, clientSecret, result })
  const back = purpose === 'BOOKING' && cartId ? paths.cart(cartId, 4) : toReturnPath(reservationId)
  if (state === 'FAILED')
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p className="font-semibold">{card.unloaded}</p>
        <Button onClick={() => window.location.reload()}>{card.reload}</Button>
      </div>
    )
  return (
    <form {...formProps} className="max-w-[560px]">
      {state === 'LOADING' && <p role="status">{card.loading}</p>}
      <div ref={frame} className="min-h-[230px]" />
      <p role="alert" className="mt-4 font-semibold text-rouge-700 empty:hidden">
        {errors.form}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={state !== 'READY'}>
          {card.pay(euros(amount))}
        </Button>
        <ButtonLink variant="ghost" to={back} isExternal>
          {card.goBack}
        </ButtonLink>
      </div>
      <p className="mt-4 max-w-prose text-meta text-ink-2">{card.secure}</p>
    </form>
  )
}

const toReturnPath = (reservationId: string | null) =>
  reservationId ? paths.reservation(reservationId) : paths.giftCards
