import { Clock } from 'lucide-react'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useRenewHoldMutation } from '#web/pages/booking/CartPage.generated.ts'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import { isAnnounced, minutesLeft } from '#web/pages/booking/funnel.rules.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'
import { Button } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'

type Props = { cart: OwnCart; refetch: () => Promise<unknown> }

/** Minutes that the places stay set aside; after them, a way to take them again. */
export function HoldClock({ cart, refetch }: Props) {
  const minutes = useMinutesLeft(cart.hold)
  const hasEnded = cart.hold
    ? minutes === 0
    : cart.problems.some(({ __typename }) => __typename === 'HoldExpired')
  const isCanceled = cart.problems.some(({ __typename }) => __typename === 'DepartureCanceled')
  if (isCanceled) return null
  const isLive = cart.hold !== null && minutes > 0
  return (
    <>
      <p role="status" className="sr-only">
        {isLive && isAnnounced(minutes) && messages.held(minutes)}
        {hasEnded && messages.expired}
      </p>
      {isLive && (
        <p className="mb-6 flex w-fit items-center gap-2 rounded-full bg-pine-50 px-4 py-2 font-semibold text-pine-700 tabular-nums">
          <Clock aria-hidden="true" className="size-4.5 shrink-0" />
          {messages.held(minutes)}
        </p>
      )}
      {hasEnded && <Ended cartId={cart.id} refetch={refetch} />}
    </>
  )
}

/** Counts from the seconds of the service's answer, since clocks of devices differ. */
function useMinutesLeft(hold: OwnCart['hold']): number {
  const { expiresAt, secondsLeft = 0 } = hold ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end is another hold.
  const end = useMemo(() => Date.now() + secondsLeft * 1000, [expiresAt, secondsLeft])
  return useSyncExternalStore(
    everySecond,
    () => minutesLeft((end - Date.now()) / 1000),
    () => 0,
  )
}

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1000)
  return () => clearInterval(timer)
}

function Ended({ cartId, refetch }: { cartId: string; refetch: () => Promise<unknown> }) {
  const [renew] = useRenewHoldMutation()
  const { isBusy, send } = useAction(messages.failed)
  const [refusal, setRefusal] = useState<string>()

  /** A refusal is explained by the problems of the cart, read again. */
  async function takeAgain(): Promise<void> {
    setRefusal(undefined)
    const [refused] = await send(async () => {
      const errors = (await renew({ variables: { cartId } })).data?.renewHold.errors
      if (errors?.length !== 0) await refetch()
      return errors
    })
    setRefusal(refused?.message)
  }

  return (
    <div className="mb-6 grid justify-items-start gap-3 rounded-lg bg-sand p-5">
      <p>
        <b className="block font-semibold">{messages.expired}</b>
        {messages.expiredText}
      </p>
      {refusal && (
        <p role="alert" className="font-semibold text-rouge-700">
          {refusal}
        </p>
      )}
      <Button variant="ink" isBusy={isBusy} onClick={() => void takeAgain()}>
        {messages.takeAgain}
      </Button>
    </div>
  )
}
