import { useEffect } from 'react'
import { writtenCode } from '#schema/giftCard.ts'
import { type PaymentState, toPaymentState } from '#web/features/reservations/paymentState.rules.ts'
import { useFollowedPayment } from '#web/features/reservations/useFollowedPayment.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { writeDraft } from '#web/lib/account/drafts.ts'
import { euros } from '#web/lib/format/euros.ts'
import { paths } from '#web/lib/site/paths.ts'
import { GiftCard } from '#web/pages/content/GiftCard.tsx'
import {
  type GiftCardReturnQuery,
  useGiftCardReturnQuery,
} from '#web/pages/content/GiftCardsPage.generated.ts'
import { giftDraft } from '#web/pages/content/GiftForm.tsx'
import { giftCards } from '#web/pages/content/giftCards.content.ts'
import { isLongMessage } from '#web/pages/content/giftCards.rules.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

const looks: Record<PaymentState, string> = {
  PAID: 'bg-pine-100 text-pine-800',
  WAITING: 'bg-glacier-100 text-glacier-700',
  REFUSED: 'bg-rouge-100 text-rouge-700',
  CLOSED: 'bg-sun-100 text-sun-900',
  REFUNDED: 'bg-pine-100 text-pine-800',
  UNKNOWN: 'bg-sun-100 text-sun-900',
}

/** The result of the payment; follows it until the provider has decided. */
export function GiftReturn({ paymentId }: { paymentId: string }) {
  const query = useGiftCardReturnQuery({ variables: { id: paymentId }, fetchPolicy: 'cache-and-network' })
  const data = query.dataState === 'complete' ? query.data : undefined
  const outcome = data && toPaymentState(data.payment)
  const { refetch } = query
  useFollowedPayment(paymentId, outcome, refetch)
  useEffect(() => {
    if (outcome === 'PAID') writeDraft(giftDraft, '')
  }, [outcome])
  const { returns } = giftCards
  if (query.error && !data) return <LoadFailure onRetry={() => refetch()}>{returns.failed}</LoadFailure>
  return (
    <div className="min-h-80" aria-busy={!outcome}>
      <div role="status" className="print:hidden">
        <p className={outcome ? `max-w-prose rounded-md px-5 py-4 font-semibold ${looks[outcome]}` : ''}>
          {outcome ? returns[outcome] : returns.LOADING}
        </p>
      </div>
      {data && outcome && <Next data={data} outcome={outcome} />}
    </div>
  )
}

function Next({ data: { me, payment }, outcome }: { data: GiftCardReturnQuery; outcome: PaymentState }) {
  const { openSignIn } = useAccount()
  const { otherCard, resume, again, signIn } = giftCards.returns
  if (payment?.giftCard) return <Sold payment={payment} card={payment.giftCard} />
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {!me && <Button onClick={() => openSignIn()}>{signIn}</Button>}
      {outcome === 'REFUSED' && payment?.redirectUrl && (
        <ButtonLink variant="primary" to={payment.redirectUrl} isExternal>
          {otherCard}
        </ButtonLink>
      )}
      {outcome === 'WAITING' && payment?.redirectUrl && (
        <ButtonLink to={payment.redirectUrl} isExternal>
          {resume}
        </ButtonLink>
      )}
      {outcome !== 'WAITING' && <ButtonLink to={paths.giftCards}>{again}</ButtonLink>}
    </div>
  )
}

type Payment = NonNullable<GiftCardReturnQuery['payment']>
type SoldProps = { payment: Payment; card: NonNullable<Payment['giftCard']> }

/** The card with its code, to print. */
function Sold({ payment, card: { code, recipientName, message, sendOn } }: SoldProps) {
  const { print, other, sent } = giftCards.returns
  return (
    <div className="printed-alone mt-8 grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
      <div>
        <GiftCard
          amount={euros(payment.amount)}
          name={recipientName}
          message={message ?? ''}
          code={writtenCode(code)}
        />
        {message && isLongMessage(message) && (
          <blockquote className="mt-5 max-w-[560px] wrap-anywhere whitespace-pre-line text-ink-2">
            {giftCards.card.quoted(message)}
          </blockquote>
        )}
      </div>
      <div className="print:hidden">
        <p className="max-w-prose">{sent(recipientName, sendOn)}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => window.print()}>
            {print}
          </Button>
          <ButtonLink to={paths.giftCards}>{other}</ButtonLink>
        </div>
      </div>
    </div>
  )
}
