import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { isFinal, isOpen, type Payment } from '#api/modules/payments/payments.domain.ts'
import {
  type PaymentInput,
  type ProviderPayment,
  ProviderRefusal,
  ProviderUnavailable,
} from '#api/modules/payments/provider.ts'
import { failForGood, type PaymentDeps, settle } from '#api/modules/payments/settlement.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { sitePaths } from '#schema/sitePaths.ts'

export type Prepared = { payment: Payment } | { former: Payment }

/** Opens the payment that a transaction has prepared; the one of another choice is closed first. */
export async function begin(
  deps: PaymentDeps,
  prepare: (tx: Database) => Promise<Prepared>,
): Promise<Payment> {
  const prepared = await deps.db.transaction(prepare)
  if ('payment' in prepared) return openAtProvider(deps, prepared.payment)
  const closed = await closePayment(deps, prepared.former)
  // Paid a moment ago, in another tab.
  return isOpen(closed.status) || closed.status === 'succeeded' ? closed : begin(deps, prepare)
}

/** Creates the payment at the provider. The id of ours is the key: a repeated call finds the same payment. */
async function openAtProvider(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  if (payment.providerId !== null || !isOpen(payment.status)) return payment
  const { id, amountCents } = payment
  // Gift cards pay all: no provider is involved.
  if (payment.provider === 'none')
    return settle(deps, id, { id, status: 'succeeded', amountCents, refundedCents: 0 })
  return settleWith(deps, payment, async () => deps.provider.create(await findPaymentState(deps, payment)))
}

/** Asks the provider for its word; a payment that it has not confirmed yet is created again with its key. */
export async function readAtProvider(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  const { providerId, provider } = payment
  if (provider !== deps.provider.name || isFinal(payment.status)) return payment
  if (providerId === null) return openAtProvider(deps, payment)
  return settleWith(deps, payment, () => deps.provider.read(providerId))
}

/** Cancels an open payment; money that was taken meanwhile is settled as such. */
export async function closePayment(deps: PaymentDeps, payment: Payment): Promise<Payment> {
  const { providerId } = await openAtProvider(deps, payment)
  return providerId === null ? payment : settleWith(deps, payment, () => deps.provider.cancel(providerId))
}

async function settleWith(
  deps: PaymentDeps,
  former: Payment,
  call: () => Promise<ProviderPayment>,
): Promise<Payment> {
  const { id } = former
  try {
    return await settle(deps, id, await call())
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Refusal('PAYMENT_UNAVAILABLE')
    if (!(error instanceof ProviderRefusal)) throw error
    // A retry cannot help: the provider does not have this payment, or refuses it.
    return failForGood(deps, id)
  }
}

async function findPaymentState({ db, env }: PaymentDeps, payment: Payment): Promise<PaymentInput> {
  const { id, amountCents, order, savedCard } = payment
  const { name } = await readSettings(db, 'agency')
  return {
    amountCents,
    description: name,
    paymentId: id,
    idempotencyKey: id,
    returnUrl: `${env.publicUrl}${toPage(payment)}?payment=${id}`,
    saveCard: order?.plan === 'instalments',
    ...(savedCard && { savedCard }),
    email: await findEmail(db, payment.userId),
  }
}

/** The page to which the provider returns. */
function toPage({ purpose, cartId, reservationId }: Payment): string {
  if (purpose === 'gift_card') return sitePaths.giftCards
  return cartId ? `/reservations/${cartId}/confirmation` : `/my-expeditions/${reservationId}`
}

async function findEmail(db: Database, userId: string): Promise<string> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  if (!user) throw new Error(`account ${userId} does not exist`)
  return user.email
}
