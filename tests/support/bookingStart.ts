import type { ModelCart, ModelPayment } from '#tests/support/bookingModel.ts'
import type { World } from '#tests/support/bookingWorld.ts'

const findOpenPayment = (world: World, cart: ModelCart) =>
  [...world.model.payments.values()].find(({ cartId, state }) => cartId === cart.id && state === 'open')

type Choice = { cart: ModelCart; hash: string; plan: string }
type Started = { answer: string; payment?: ModelPayment }

/** Expects the answer to the start of a payment, whose effects the model takes over. */
export function expectedStart(world: World, who: number, { cart, hash, plan }: Choice): Started {
  const { model } = world
  const open = findOpenPayment(world, cart)
  const isLive = model.isLive(cart.hold)
  if (open && open.quoteHash === hash && open.plan === plan && isLive)
    return { answer: 'pending', payment: open }
  if (open?.isCharged) {
    model.settle(open)
    if (open.state === 'succeeded') return { answer: 'succeeded', payment: open }
  } else if (open) open.state = 'closed'
  if (model.free(cart.departure, cart.id) < cart.places) return { answer: 'INSUFFICIENT_PLACES' }
  if (!isLive) return { answer: 'HOLD_EXPIRED' }
  model.openPayment(who, cart)
  return { answer: 'pending' }
}
