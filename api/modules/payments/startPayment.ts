import type { Database } from '#api/db/client.ts'
import { type CartRow, toState } from '#api/modules/cart/cart.mappers.ts'
import { lockedCartRow } from '#api/modules/cart/cart.repository.ts'
import { payingHold } from '#api/modules/cart/holds.domain.ts'
import { writeHold } from '#api/modules/cart/holds.repository.ts'
import { takeDiscount } from '#api/modules/discounts/discounts.repository.ts'
import { begin, type Prepared } from '#api/modules/payments/atProvider.ts'
import {
  amountDue,
  obstacleToPayment,
  type Payment,
  type PaymentChoice,
  toOrder,
} from '#api/modules/payments/payments.domain.ts'
import { findOpenPayment, insertPayment, paymentByKey } from '#api/modules/payments/payments.repository.ts'
import type { PaymentDeps } from '#api/modules/payments/settlement.ts'
import type { User } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type PaymentStart = PaymentChoice & { cartId: string; idempotencyKey: string }

/**
 * Starts the payment of a cart, or returns the one of an earlier click: the same key, or the same choice in
 * another tab. Another choice closes the former payment first.
 */
export function startPayment(deps: PaymentDeps, user: User, input: PaymentStart): Promise<Payment> {
  return begin(deps, (tx) => prepare(tx, deps, user, input))
}

async function prepare(tx: Database, deps: PaymentDeps, user: User, query: PaymentStart): Promise<Prepared> {
  const now = deps.clock()
  const repeated = await paymentByKey(tx, user.id, query.idempotencyKey)
  if (repeated) return { payment: sameCart(repeated, query) }
  // A cart changes under the lock of its departure: this order is what is paid.
  const row = await lockedCartRow(tx, { userId: user.id, cartId: query.cartId }, now)
  if (!row) throw new Refusal('CART_NOT_FOUND')
  const sale = { isBookingOpen: true, canSaveCards: deps.provider.canSaveCards }
  const { problems, areTravellersComplete, quote, input, travellers } = toState(row, now, sale)
  const obstacle = obstacleToPayment(problems, areTravellersComplete, quote, query)
  const open = await findOpenPayment(tx, query.cartId)
  const isSame = open?.order?.quote.hash === query.quoteHash && open.order.plan === query.plan
  // An open payment of a cart that can no longer be paid is closed, unless its money has come.
  if (open && (!isSame || obstacle)) return { former: open }
  if (obstacle) throw new Refusal(obstacle)
  const { id: cartId, contact } = row.cart
  if (open) return { payment: open }
  await liftHold(tx, row, now)
  const order = toOrder(input, quote, query.plan, { travellers, contact })
  // Given back when the payment ends without a booking.
  if (order.discountCode && !(await takeDiscount(tx, order.discountCode))) throw new Refusal('CODE_INVALID')
  const amountCents = amountDue(quote, query.plan)
  const payment = await insertPayment(tx, {
    purpose: 'booking',
    userId: user.id,
    cartId,
    idempotencyKey: query.idempotencyKey,
    order,
    amountCents,
    provider: amountCents > 0 ? deps.provider.name : 'none',
    status: 'pending',
    createdAt: now,
    checkedAt: deps.machineClock(),
  })
  return { payment }
}

async function liftHold(tx: Database, { cart, hold }: CartRow, now: Date): Promise<void> {
  if (!hold) return
  const { addressBlock } = hold
  const placed = { cartId: cart.id, departureId: cart.departureId, addressBlock }
  await writeHold(tx, { ...payingHold(hold, now), ...placed })
}

function sameCart(payment: Payment, { cartId }: PaymentStart): Payment {
  if (payment.cartId !== cartId) throw new Refusal('INVALID_REQUEST')
  return payment
}
