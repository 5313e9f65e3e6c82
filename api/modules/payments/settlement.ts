import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import { paymentEntries } from '#api/modules/booking/booking.domain.ts'
import { book, confirmBooking } from '#api/modules/booking/booking.repository.ts'
import { bookOption } from '#api/modules/booking/phoneOption.repository.ts'
import { releaseOrderedDiscount } from '#api/modules/discounts/discounts.repository.ts'
import { sellGiftCard } from '#api/modules/giftCards/giftCardSales.ts'
import { payParts } from '#api/modules/instalments/instalments.repository.ts'
import { findBalance, post } from '#api/modules/ledger/ledger.repository.ts'
import { mailPayment } from '#api/modules/payments/paymentMails.ts'
import { isFinal, isOpen, nextStatus, type Payment } from '#api/modules/payments/payments.domain.ts'
import { lockPayment, toColumns, updatePayment } from '#api/modules/payments/payments.repository.ts'
import type { PaymentProvider, ProviderPayment } from '#api/modules/payments/provider.ts'
import { requestRefund } from '#api/modules/payments/refunds.repository.ts'
import { failures, refusePayment } from '#api/modules/payments/refusedPayment.ts'
import { endCharge } from '#api/modules/payments/refuseInstalment.ts'

type Option = typeof reservations.$inferSelect
type At = { now: Date; publicUrl: string }

export type PaymentDeps = Pick<ApiDeps, 'db' | 'clock' | 'env'> & {
  provider: PaymentProvider
  /** The time of the machine, also where DEMO_NOW fixes the clock of the service: the provider has its own. */
  machineClock: Clock
  log?: Pick<FastifyBaseLogger, 'info'>
}

export function paymentDeps(
  { db, clock, env, paymentProvider: provider }: ApiDeps,
  log: Pick<FastifyBaseLogger, 'info'>,
): PaymentDeps | undefined {
  return provider && { db, clock, env, provider, machineClock: () => new Date(), log }
}

/**
 * Applies the word of the provider to a payment, in one transaction with its effects. Repeated, and in any
 * order of words, it has them once: the row is locked, and money that was taken is final.
 */
export async function settle(deps: PaymentDeps, id: string, word: ProviderPayment): Promise<Payment> {
  const { former, payment } = await deps.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, id)
    return { former: locked, payment: await applyWord(tx, deps, locked, word) }
  })
  logChange(deps, former, payment)
  return payment
}

/** Logs a new state, by ids alone. */
function logChange({ log }: PaymentDeps, former: Payment, payment: Payment): void {
  const { id: paymentId, provider, status, failure, amountCents } = payment
  if (former.status === status) return
  log?.info({ paymentId, provider, former: former.status, status, failure, amountCents }, 'payment changed')
}

async function applyWord(
  tx: Database,
  deps: PaymentDeps,
  payment: Payment,
  word: ProviderPayment,
): Promise<Payment> {
  const { id } = payment
  const status = nextStatus(payment.status, word.status)
  const set = toColumns(word, deps.machineClock())
  if (isOpen(payment.status) && (status === 'failed' || status === 'canceled'))
    await endCharge(tx, payment, status, createAt(deps))
  if (status !== 'succeeded' || payment.status === 'succeeded')
    return write(
      tx,
      payment,
      payment.status === 'refunded' ? { checkedAt: set.checkedAt } : { ...set, status },
    )
  if (word.amountCents !== payment.amountCents)
    throw new Error(`payment ${id} is of ${payment.amountCents} cents, the provider took ${word.amountCents}`)
  const outcome = await takeMoney(tx, deps, { ...payment, ...set })
  return write(tx, payment, { ...set, ...outcome })
}

/** Updates a payment; one that ends without a booking gives the use of its code back. */
async function write(
  tx: Database,
  former: Payment,
  set: Parameters<typeof updatePayment>[2],
): Promise<Payment> {
  const payment = await updatePayment(tx, former.id, set)
  const hasEnded = isOpen(former.status) && !isOpen(payment.status) && payment.status !== 'succeeded'
  if (hasEnded && former.purpose === 'booking') await releaseOrderedDiscount(tx, former.order)
  return payment
}

const createAt = ({ clock, env }: PaymentDeps): At => ({ now: clock(), publicUrl: env.publicUrl })

/** Closes a payment that the provider refuses to know; money that was taken meanwhile stays. */
export async function failForGood(deps: PaymentDeps, id: string): Promise<Payment> {
  const { former, payment } = await deps.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, id)
    if (isFinal(locked.status)) return { former: locked, payment: locked }
    if (isOpen(locked.status)) await endCharge(tx, locked, 'failed', createAt(deps))
    return { former: locked, payment: await write(tx, locked, { status: 'failed', failure: 'other' }) }
  })
  logChange(deps, former, payment)
  return payment
}

type Outcome = Pick<Payment, 'status' | 'settledAt'> & Partial<Pick<Payment, 'failure' | 'reservationId'>>

/** Turns money that was taken into places, or into a refund where that is not possible. */
async function takeMoney(tx: Database, deps: PaymentDeps, payment: Payment): Promise<Outcome> {
  const { now, publicUrl } = createAt(deps)
  if (payment.purpose === 'balance') return takeBalance(tx, payment, { now, publicUrl })
  if (payment.purpose === 'gift_card') {
    await sellGiftCard(tx, payment, { now, publicUrl })
    return { status: 'succeeded', settledAt: now }
  }
  const outcome = await book(tx, payment, { now, publicUrl })
  if (outcome === 'booked') return { status: 'succeeded', reservationId: payment.cartId, settledAt: now }
  const reason = outcome === 'unavailable' ? 'late' : outcome
  if (payment.amountCents === 0) return { status: 'failed', failure: failures[reason], settledAt: now }
  return refusePayment(tx, payment, reason, { now, publicUrl })
}

/** Books an option by its first payment; money that comes when its places are gone is given back. */
async function takeOption(tx: Database, payment: Payment, option: Option, at: At): Promise<Outcome> {
  const { id } = option
  const booked = await bookOption(tx, option, at.now)
  if (!booked) return refusePayment(tx, { ...payment, order: option.order }, 'late', at)
  const { amountCents, provider } = payment
  const entries = paymentEntries(id, { provider, amountCents }, [])
  await post(tx, { kind: 'payment', at: at.now, reservationId: id, entries })
  const { order, giftedCents } = booked
  await confirmBooking(tx, { id, order, paidCents: amountCents + giftedCents }, at)
  return { status: 'succeeded', settledAt: at.now }
}

/** Pays what is due; the rest of a payment that came after a cancellation is given back. */
async function takeBalance(tx: Database, payment: Payment, { now, publicUrl }: At): Promise<Outcome> {
  const { id, amountCents, provider, reservationId } = payment
  if (!reservationId) throw new Error(`payment ${id} has no reservation`)
  const isOwn = eq(reservations.id, reservationId)
  const [reservation] = await tx.select().from(reservations).where(isOwn).for('update')
  if (reservation && reservation.stage !== 'booked')
    return takeOption(tx, payment, reservation, { now, publicUrl })
  const due = Math.max(0, await findBalance(tx, `customer:${reservationId}`))
  const usedCents = Math.min(due, amountCents)
  const entries = [
    { account: `provider:${provider}`, amountCents },
    { account: `customer:${reservationId}`, amountCents: -usedCents },
    { account: 'refunds', amountCents: usedCents - amountCents },
  ].filter((entry) => entry.amountCents !== 0)
  await post(tx, { kind: 'payment', at: now, reservationId, entries })
  if (usedCents < amountCents)
    await requestRefund(tx, {
      paymentId: id,
      amountCents: amountCents - usedCents,
      reason: 'duplicate',
      at: now,
    })
  await payParts(tx, { reservationId, paymentId: id, cents: usedCents })
  if (usedCents > 0) await mailPayment(tx, reservationId, usedCents, { now, publicUrl })
  return { status: 'succeeded', settledAt: now }
}
