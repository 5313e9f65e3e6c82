import { useEffect } from 'react'
import { usePaymentChangedSubscription } from '#web/features/reservations/PaymentChanged.generated.ts'
import { isFollowed } from '#web/features/reservations/paymentState.rules.ts'

const everyMs = 4_000

/** Follows a payment until its provider has decided, and reads what depends on it again. */
export function useFollowedPayment(
  id: string,
  state: Parameters<typeof isFollowed>[0],
  refetch: () => Promise<unknown>,
): void {
  const isFollowing = isFollowed(state)
  usePaymentChangedSubscription({
    variables: { id },
    skip: !isFollowing,
    onData: ({ paymentChanged: { status } }) => {
      if (status !== 'PENDING' && status !== 'ACTION_REQUIRED') refetch().catch(() => undefined)
    },
  })
  useEffect(() => {
    if (!isFollowing) return
    // For a stream that is refused or lost. A failed read is repeated by the next one.
    const timer = setInterval(() => void refetch().catch(() => undefined), everyMs)
    return () => clearInterval(timer)
  }, [isFollowing, refetch])
}
