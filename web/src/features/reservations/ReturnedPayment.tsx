import { useEffect, useEffectEvent } from 'react'
import { messages } from '#web/features/reservations/account.messages.ts'
import { computeReturn } from '#web/features/reservations/account.rules.ts'
import { useReturnedPaymentQuery } from '#web/features/reservations/PayBalance.generated.ts'
import type { ReservationAccountFragment } from '#web/features/reservations/ReservationAccount.generated.ts'
import { useFollowedPayment } from '#web/features/reservations/useFollowedPayment.ts'
import { useRetry } from '#web/lib/graph/useRetry.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

type Props = { paymentId: string; reservation: ReservationAccountFragment }

/** The result of the provider's page; follows the payment until the provider has decided. */
export function ReturnedPayment({ paymentId, reservation }: Props) {
  const { id, balance, status } = reservation
  const query = useReturnedPaymentQuery({ variables: { id: paymentId }, fetchPolicy: 'cache-and-network' })
  const payment = query.dataState === 'complete' ? query.data.payment : undefined
  const result = computeReturn({ payment, balance, status })
  useFollowedPayment(paymentId, result, query.refetch)
  const retry = useRetry(`Reservation:${id}`)
  const readAgain = useEffectEvent(() => void retry().catch(() => undefined))
  const isStale = result === 'PAID' && balance !== 0
  useEffect(() => {
    if (isStale) readAgain()
  }, [isStale])
  const page = result === 'REFUSED' || result === 'WAITING' ? payment?.redirectUrl : null
  return (
    <div role="status" className="empty:hidden">
      {result !== 'NONE' && (
        <div className={`mb-8 rounded-md px-5 py-4 ${looks[result]}`}>
          <p className="max-w-prose font-semibold">{messages.returns[result]}</p>
          {result === 'REFUSED' && <p className="mt-1 max-w-prose">{payment?.failure}</p>}
          {page && (
            <ButtonLink to={page} isExternal className="mt-3 text-ink">
              {result === 'REFUSED' ? messages.otherCard : messages.resume}
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  )
}

const looks = {
  WAITING: 'bg-glacier-100 text-glacier-700',
  PAID: 'bg-pine-100 text-pine-800',
  REFUSED: 'bg-rouge-100 text-rouge-700',
  CLOSED: 'bg-sun-100 text-sun-900',
  REFUNDED: 'bg-pine-100 text-pine-800',
}
