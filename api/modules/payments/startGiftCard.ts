import { randomBytes } from 'node:crypto'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import { generateGiftCardCode } from '#api/modules/giftCards/giftCardCode.domain.ts'
import { type GiftCardOrder, isSameOrder, isSendDay } from '#api/modules/giftCards/giftCardSale.domain.ts'
import { begin, type Prepared } from '#api/modules/payments/atProvider.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import { insertPayment, paymentByKey } from '#api/modules/payments/payments.repository.ts'
import type { PaymentDeps } from '#api/modules/payments/settlement.ts'
import type { User } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type GiftCardInput = { order: GiftCardOrder; idempotencyKey: string }

/** Starts the payment of a new gift card, or returns the one of an earlier click. */
export function startGiftCard(deps: PaymentDeps, user: User, input: GiftCardInput): Promise<Payment> {
  return begin(deps, (tx) => prepare(tx, deps, user, input))
}

async function prepare(
  tx: Database,
  deps: PaymentDeps,
  user: User,
  { order, idempotencyKey }: GiftCardInput,
): Promise<Prepared> {
  // Two clicks find one payment.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('no key update')
  const repeated = await paymentByKey(tx, user.id, idempotencyKey)
  if (repeated) return { payment: await sameOrder(tx, repeated, order) }
  const now = deps.clock()
  if (!isSendDay(order.sendOn, now)) throw new Refusal('INVALID_REQUEST')
  const code = generateGiftCardCode(randomBytes(15))
  const [card] = await tx
    .insert(giftCards)
    .values({ ...order, code, buyerId: user.id, createdAt: now })
    .returning({ id: giftCards.id })
  if (!card) throw new Error('the database returned no gift card')
  const payment = await insertPayment(tx, {
    purpose: 'gift_card',
    userId: user.id,
    giftCardId: card.id,
    idempotencyKey,
    amountCents: order.amountCents,
    provider: deps.provider.name,
    status: 'pending',
    createdAt: now,
    checkedAt: deps.machineClock(),
  })
  return { payment }
}

async function sameOrder(tx: Database, payment: Payment, order: GiftCardOrder): Promise<Payment> {
  const [card] = payment.giftCardId
    ? await tx.select().from(giftCards).where(eq(giftCards.id, payment.giftCardId))
    : []
  if (!card || !isSameOrder(card, order)) throw new Refusal('INVALID_REQUEST')
  return payment
}
