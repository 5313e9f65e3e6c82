import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { CartLineFragment } from '#web/features/departures/CartLine.generated.ts'
import { useCreateCartMutation } from '#web/features/departures/CreateCart.generated.ts'
import { messages } from '#web/features/departures/messages.ts'
import { useAccount, useIntent } from '#web/lib/account/account.tsx'
import { track } from '#web/lib/browser/track.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { useNavigation } from '#web/lib/site/navigation.ts'
import { paths } from '#web/lib/site/paths.ts'

type Intent = { departureId: string; travellerCount: number }
type Replacing = { pending: Intent; cart: CartLineFragment }

/**
 * Begins a reservation: a visitor signs in first, an account with a cart confirms, then the first step opens.
 */
export function useBooking(departures: readonly { id: string }[]) {
  const { me, isReady, intent, openSignIn } = useAccount()
  const [createCart, { loading: isBusy }] = useCreateCartMutation()
  const [refusal, setRefusal] = useState<string>()
  const [replaced, setReplaced] = useState<Replacing>()
  const [isConfirming, setConfirming] = useState(false)
  const { go, isOnItsWay } = useWay()

  async function begin(pending: Intent, replace: boolean): Promise<void> {
    setRefusal(undefined)
    setReplaced(undefined)
    try {
      const { data } = await createCart(toCart(pending, replace))
      const { cart, me: owner, errors: [error] = [] } = data?.createCart ?? { cart: null, me: null }
      if (cart) {
        track({ name: 'AddToCart', ...pending })
        return go(paths.cart(cart.id))
      }
      if (error?.code === 'CART_EXISTS' && owner?.cart) return setReplaced({ pending, cart: owner.cart })
      if (error?.code === 'EMAIL_NOT_CONFIRMED') return setConfirming(true)
      setRefusal(error?.message ?? messages.failed)
    } catch (error) {
      setRefusal(explainFailure(error, messages.failed))
    }
  }

  function book(pending: Intent): void {
    if (me) void begin(pending, false)
    else openSignIn({ kind: 'booking', ...pending })
  }

  useIntent('booking', ({ departureId, travellerCount }) => {
    const isHere = departures.some(({ id }) => id === departureId)
    if (isHere) void begin({ departureId, travellerCount }, false)
    return isHere
  })

  return {
    book,
    isBusy: isBusy || isOnItsWay || (!isReady && intent?.kind === 'booking'),
    refusal,
    confirming: { isOpen: isConfirming, onClose: () => setConfirming(false) },
    replacing: {
      cart: replaced?.cart,
      onReplace: () => replaced && void begin(replaced.pending, true),
      onKeep: () => setReplaced(undefined),
    },
  }
}

const toCart = (pending: Intent, replace: boolean) => ({
  variables: { ...pending, replace },
  context: { intent: { kind: 'booking', ...pending } },
})

/** Navigates to another page, which may take long. */
function useWay() {
  const navigate = useNavigate()
  const { isLoading } = useNavigation()
  const [isGone, setGone] = useState(false)
  return {
    isOnItsWay: isGone && isLoading,
    go(path: string): void {
      setGone(true)
      void navigate(path)
    },
  }
}
