import type { FastifyBaseLogger } from 'fastify'
import { parisDay } from '#api/clock.ts'
import { sql } from '#api/db/drizzle.ts'
import {
  cardsToForget,
  dueParts,
  duePartsSince,
  forgetCard,
} from '#api/modules/instalments/instalments.repository.ts'
import { closePayment, readAtProvider } from '#api/modules/payments/atProvider.ts'
import { chargeInstalment } from '#api/modules/payments/chargeInstalment.ts'
import {
  markHandled,
  oldestOpenEvent,
  openEvents,
  type StoredEvent,
} from '#api/modules/payments/events.repository.ts'
import { isOpen } from '#api/modules/payments/payments.domain.ts'
import { claimSilent, oldestCheck, paymentAtProvider } from '#api/modules/payments/payments.repository.ts'
import { ProviderRefusal } from '#api/modules/payments/provider.ts'
import {
  oldestPendingRefund,
  pendingRefunds,
  setRefundId,
  settleRefund,
} from '#api/modules/payments/refunds.repository.ts'
import type { PaymentDeps } from '#api/modules/payments/settlement.ts'

type Log = Pick<FastifyBaseLogger, 'error' | 'warn'>

const silenceMs = 2 * 60_000
/** An open payment is canceled after this time. */
const abandonedMs = 24 * 3_600_000
/** An event whose payment is not ours, from another installation of the same account. */
const foreignEventMs = 24 * 3_600_000

/** Saved cards that no part needs have no due time: they wait for a round of another cause, or its period. */
export const duePayments = (
  today: string,
) => sql`least(${duePartsSince(today)}, ${oldestOpenEvent}, ${oldestPendingRefund},
  ${oldestCheck} + make_interval(secs => ${silenceMs / 1_000}))`

/**
 * Settles events, payments without news for two minutes, instalments that are due, refunds, and saved cards
 * that no part needs, by the word of the provider. A failure of one leaves the others: the next run repeats it.
 */
export async function reconcilePayments(deps: PaymentDeps, log: Log): Promise<void> {
  const each = async <T>(items: T[], id: (item: T) => string, work: (item: T) => Promise<unknown>) => {
    for (const item of items)
      await work(item).catch((err) => log.error({ err, id: id(item) }, 'failed to reconcile a payment'))
  }
  const { db } = deps
  await each(
    await openEvents(db),
    ({ eventId }) => eventId,
    (event) => handleEvent(deps, event, log),
  )
  const now = deps.machineClock()
  const silent = await claimSilent(db, new Date(now.getTime() - silenceMs), now)
  await each(
    silent,
    ({ id }) => id,
    async (payment) => {
      const read = await readAtProvider(deps, payment)
      const isAbandoned = deps.clock().getTime() - read.createdAt.getTime() > abandonedMs
      if (isOpen(read.status) && isAbandoned) await closePayment(deps, read)
    },
  )
  await each(
    await dueParts(db, parisDay(deps.clock())),
    ({ reservationId, position }) => `${reservationId}:${position}`,
    (part) => chargeInstalment(deps, part),
  )
  await each(
    await pendingRefunds(db),
    ({ refund }) => refund.id,
    (due) => payBack(deps, due),
  )
  await each(
    await cardsToForget(db, deps.provider.name),
    ({ id }) => id,
    async ({ savedCard }) => {
      await deps.provider.forgetCard(savedCard)
      await forgetCard(db, savedCard)
    },
  )
}

/** A webhook is a hint: the provider's own state decides. */
export async function handleEvent(deps: PaymentDeps, event: StoredEvent, log: Log): Promise<void> {
  const { provider, providerId, receivedAt, eventId } = event
  const now = deps.machineClock()
  if (provider !== deps.provider.name) return
  const payment = providerId ? await paymentAtProvider(deps.db, provider, providerId) : undefined
  if (payment) await readAtProvider(deps, payment)
  else if (now.getTime() - receivedAt.getTime() < foreignEventMs) return
  else log.warn({ provider, eventId }, 'event of an unknown payment')
  await markHandled(deps.db, event, now)
}

type Due = Awaited<ReturnType<typeof pendingRefunds>>[number]

async function payBack(deps: PaymentDeps, due: Due): Promise<void> {
  const { refund, payment, refundedCents } = due
  const { provider, db } = deps
  if (payment.provider !== provider.name || payment.providerId === null) return
  const succeed = () => settleRefund(db, due, { status: 'succeeded' }, deps.clock())
  const fail = (failure: string) => settleRefund(db, due, { status: 'failed', failure }, deps.clock())
  if (refund.providerId !== null) {
    // The provider had not decided: it has once the payment shows the whole sum.
    const read = await provider.read(payment.providerId)
    return read.refundedCents >= refundedCents ? succeed() : undefined
  }
  try {
    const input = { id: payment.providerId, amountCents: refund.amountCents, idempotencyKey: refund.id }
    const made = await provider.refund(input)
    if (made.status === 'pending') await setRefundId(db, refund.id, made.id)
    else await (made.status === 'succeeded' ? succeed() : fail('refused'))
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error
    await fail(error.reason)
  }
}
