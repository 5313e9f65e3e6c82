import { useEffect, useEffectEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import { useNavigation } from '#web/lib/site/navigation.ts'
import { paths } from '#web/lib/site/paths.ts'
import { useReservationPageQuery } from '#web/pages/account/ReservationPage.generated.ts'
import {
  type CartPageQuery,
  useDeleteCartMutation,
  useUpdateCartMutation,
} from '#web/pages/booking/CartPage.generated.ts'
import { messages } from '#web/pages/booking/messages.ts'
import { restoreCart } from '#web/pages/booking/restoreCart.ts'
import { orRefused, undoable } from '#web/ui/undoable.tsx'
import { useAction } from '#web/ui/useAction.ts'

export type Owner = NonNullable<CartPageQuery['me']>
export type OwnCart = NonNullable<Owner['cart']>

export type CartChange = { departureId?: string; travellerCount?: number; children?: number }

/** Mutations of a cart; each refusal is a message, and leaves the cart unchanged. */
export function useCart(cart: OwnCart) {
  const { id } = cart
  const graph = useGraph()
  const [updateCart] = useUpdateCartMutation()
  const { isBusy, send } = useAction(messages.failed)
  const [deleteCart, { loading: isDropping }] = useDeleteCartMutation()
  const [refusal, setRefusal] = useState<string>()
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const [pending, setPending] = useState<CartChange>()

  return {
    refusal,
    /** The party needs a confirmed address. */
    isUnconfirmed,
    isBusy: isBusy || isDropping,
    /** Requested, without response yet. */
    pending,
    async change(change: CartChange): Promise<void> {
      setPending(change)
      setRefusal(undefined)
      const [error] = await send(
        async () => (await updateCart({ variables: { id, ...change } })).data?.updateCart.errors,
      )
      setUnconfirmed(error?.code === 'EMAIL_NOT_CONFIRMED')
      setRefusal(error?.message)
      if (!error) toast.success(messages.updated)
      setPending(undefined)
    },
    async drop(): Promise<void> {
      setRefusal(undefined)
      await undoable(
        async () => orRefused((await deleteCart({ variables: { id } })).data?.deleteCart),
        async () => restoreCart(await graph.apollo(), cart),
        messages.dropped,
        { id: 'cart', failed: messages.failed },
      )
    },
  }
}

/**
 * A cart of another account does not exist: the loader reports it. Another departure gives the cart another
 * id: the URL follows without an entry in the history, as it does from a paid cart to its reservation, which
 * the loader has read.
 */
export function useOwnAddress(cartId: string, ownId: string | undefined): boolean {
  const navigate = useNavigate()
  const { retry } = useNavigation()
  const [isOwn, setOwn] = useState(ownId === cartId)
  if (!isOwn && ownId === cartId) setOwn(true)
  const paid = useReservationPageQuery({
    variables: { id: cartId },
    skip: isOwn,
    fetchPolicy: 'cache-only',
  })
  const reservationId = paid.data?.reservation?.id
  const settle = useEffectEvent(() => {
    if (reservationId) void navigate(paths.reservation(reservationId), { replace: true })
    else if (!isOwn) retry()
    else if (ownId && ownId !== cartId)
      void navigate(paths.cart(ownId), { replace: true, preventScrollReset: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: these trigger, the effect event reads.
  useEffect(settle, [ownId, cartId, reservationId])
  return isOwn
}
