import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNull } from '#api/db/drizzle.ts'
import { payments, refunds } from '#api/db/paymentTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { MoneyEntry, SentRefund, WantedRefund } from '#api/modules/agency/money/money.contract.ts'
import { faultsOfReceived, limitsOfRefund } from '#api/modules/agency/money/money.domain.ts'
import { moneyMessages } from '#api/modules/agency/money/money.messages.ts'
import { mailRefund } from '#api/modules/agency/money/refundMail.ts'
import { lockedBooking, reservationEntry } from '#api/modules/agency/money/reservation.repository.ts'
import { takenPayments } from '#api/modules/booking/account.repository.ts'
import { nothingBack } from '#api/modules/booking/booking.domain.ts'
import { findMeans, giveBack, isGivenAsCard, payBack, refundMeans } from '#api/modules/booking/payBack.ts'
import { mostOfCard } from '#api/modules/giftCards/grantedCards.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import { lockPayment } from '#api/modules/payments/payments.repository.ts'
import { postRefund, type Refund, requestRefund } from '#api/modules/payments/refunds.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env'>
type RefundInput = { reservationId: string; input: WantedRefund; key: string }

/**
 * Gives back a part of a payment, once for each key, or what the reservation has too much by all means that
 * paid. The provider, or the agency for manual money, does it later.
 */
export async function refundPayment(
  { db, clock, env }: Deps,
  caller: AgencyCaller,
  { reservationId, input, key }: RefundInput,
): Promise<MoneyEntry> {
  const at = { now: clock(), publicUrl: env.publicUrl }
  return db.transaction(async (tx) => {
    const booked = await lockedBooking(tx, reservationId)
    const repeated = await refundOfKey(tx, key)
    if (repeated) return repeatedEntry(repeated, reservationId)
    const creditCents = -(await findBalance(tx, `customer:${reservationId}`))
    const { amount_cents: amountCents, reason: note, gift_card: asGiftCard } = input
    const request = { reason: 'agency' as const, note: note ?? null, requestedBy: caller.user.id, asGiftCard }
    const payment = await refundable(tx, reservationId, input, creditCents)
    const refunded = payment
      ? { ...nothingBack, [findMeans(payment, asGiftCard)]: amountCents }
      : await refundMeans(tx, reservationId, amountCents, asGiftCard)
    const refundId = payment
      ? await giveBack(tx, reservationId, { payment, amountCents }, { ...request, idempotencyKey: key }, at)
      : await payBack(tx, reservationId, amountCents, { ...request, idempotencyKey: key }, at)
    const after = { amount_cents: amountCents, method: payment?.method ?? (payment ? 'card' : 'all') }
    const entry = { ...reservationEntry(booked, at.now), action: 'refund.requested' as const }
    const mailed = { reservation: booked.reservation, refunded, isOfCredit: amountCents <= creditCents }
    await mailRefund(tx, mailed, { ...at, requestId: caller.actor.requestId })
    await writeAudit(tx, caller.actor, { ...entry, reason: note, after })
    return { entry_id: refundId, reservation_id: reservationId }
  })
}

async function refundOfKey(tx: Database, key: string) {
  const [found] = await tx
    .select({ id: refunds.id, reservationId: payments.reservationId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.idempotencyKey, key))
  return found
}

function repeatedEntry(found: { id: string; reservationId: string | null }, wantedId: string): MoneyEntry {
  if (found.reservationId !== wantedId) throw new Refusal('INVALID_REQUEST')
  return { entry_id: found.id, reservation_id: wantedId }
}

/** The payment that gives the money back; undefined for all of them. Refused above what is left. */
async function refundable(
  tx: Database,
  reservationId: string,
  input: WantedRefund,
  creditCents: number,
): Promise<Payment | undefined> {
  const { payment_id: paymentId, amount_cents: amountCents, gift_card: asGiftCard, reason, confirmed } = input
  if (paymentId === undefined) {
    // All or nothing: a repeated request finds no more to give back, also where only gift cards had paid.
    if (amountCents !== creditCents) refuseAbove(moneyMessages.notAll(Math.max(0, creditCents)))
    return undefined
  }
  const taken = await takenPayments(tx, reservationId)
  const found = taken.find(({ payment }) => payment.id === paymentId)
  if (!found) throw new Refusal('PAYMENT_NOT_FOUND', { message: moneyMessages.paymentNotFound })
  const { payment, refundedCents } = found
  const leftCents = payment.amountCents - refundedCents
  const { isTooHigh, owedAgainCents } = limitsOfRefund(amountCents, { leftCents, creditCents })
  if (isTooHigh) refuseAbove(moneyMessages.tooHigh(leftCents))
  const isGift = isGivenAsCard(payment, asGiftCard)
  if (isGift && amountCents > mostOfCard) refuseAbove(moneyMessages.giftTooHigh(mostOfCard))
  if (payment.method === 'holiday_vouchers' && !isGift && !reason?.trim())
    throw new Refusal('INVALID_FIELDS', { fields: { reason: moneyMessages.reasonMissing } })
  if (owedAgainCents > 0 && !confirmed)
    throw new Refusal('NEEDS_CONFIRMATION', { message: moneyMessages.owedAgain(owedAgainCents) })
  return payment
}

function refuseAbove(message: string): never {
  throw new Refusal('AMOUNT_TOO_HIGH', { message, fields: { amount_cents: message } })
}

type StoredRefund = { refund: Refund; payment: Payment; reference: string | null }

async function lockedRefund(tx: Database, id: string): Promise<StoredRefund> {
  await tx.select().from(refunds).where(eq(refunds.id, id)).for('update')
  const [found] = await tx
    .select({ refund: refunds, payment: payments, reference: reservations.reference })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .leftJoin(reservations, eq(reservations.id, payments.reservationId))
    .where(eq(refunds.id, id))
  if (!found) throw new Refusal('PAYMENT_NOT_FOUND', { message: moneyMessages.paymentNotFound })
  return found
}

/** Records that the agency has sent the money of a refund: manual money, or one that the provider refused. */
export async function settleManually(
  { db, clock }: Deps,
  caller: AgencyCaller,
  id: string,
  { on, reference = '' }: SentRefund,
): Promise<MoneyEntry> {
  const now = clock()
  return db.transaction(async (tx) => {
    const found = await lockedRefund(tx, id)
    const { refund, payment } = found
    const answer = { entry_id: id, reservation_id: payment.reservationId }
    if (refund.status === 'succeeded' && refund.settledBy) return answer
    if (!isToSend(found)) throw new Refusal('ENTRY_CLOSED', { message: moneyMessages.notToSend })
    const method = sentBy(payment)
    refuseSent({ method, on, reference }, now)
    if (refund.status === 'failed') await refuseSpent(tx, found)
    const sent = { settledBy: method, settledOn: on, externalReference: reference.trim() || null }
    await tx
      .update(refunds)
      .set({ ...sent, status: 'succeeded', settledAt: now })
      .where(eq(refunds.id, id))
    await postRefund(tx, { refund, payment, account: `manual:${method}` }, now)
    const after = { amount_cents: refund.amountCents, method, on, reference }
    await writeAudit(tx, caller.actor, { ...toEntry(found, now), action: 'refund.settled', after })
    return answer
  })
}

/** Vouchers and cards cannot be sent: their money leaves by transfer. */
const sentBy = ({ method }: Payment): 'transfer' | 'cheque' | 'cash' =>
  method === 'cheque' || method === 'cash' ? method : 'transfer'

const isToSend = ({ refund: { status, replacedBy }, payment }: StoredRefund) =>
  status === 'failed' ? replacedBy === null : status === 'pending' && payment.method !== null

function refuseSent(
  { method, on, reference }: SentRefund & { method: 'transfer' | 'cheque' | 'cash' },
  now: Date,
) {
  const sent = { amountCents: 0, method, paidOn: on, reference: reference ?? '' }
  const faults = faultsOfReceived(sent, parisDay(now))
  if (faults.length === 0) return
  const fields = {
    ...(faults.includes('PAID_IN_FUTURE') && { on: moneyMessages.sentInFuture }),
    ...(faults.includes('REFERENCE_MISSING') && { reference: moneyMessages.referenceMissing }),
  }
  throw new Refusal('INVALID_FIELDS', { fields })
}

/** Tries a failed refund again, as a new one: its key at the provider would repeat the failure. */
export async function retryRefund(
  { db, clock }: Deps,
  caller: AgencyCaller,
  id: string,
): Promise<MoneyEntry> {
  const now = clock()
  return db.transaction(async (tx) => {
    const found = await lockedRefund(tx, id)
    const { refund, payment } = found
    const { reservationId } = payment
    if (refund.replacedBy) return { entry_id: refund.replacedBy, reservation_id: reservationId }
    if (refund.status !== 'failed') throw new Refusal('ENTRY_CLOSED', { message: moneyMessages.notFailed })
    await refuseSpent(tx, found)
    const { paymentId, amountCents, reason, note } = refund
    const again = { paymentId, amountCents, reason, note, requestedBy: caller.user.id, at: now }
    const replacedBy = await requestRefund(tx, again)
    const isOpen = and(eq(refunds.id, id), isNull(refunds.replacedBy))
    await tx.update(refunds).set({ replacedBy }).where(isOpen)
    const after = { amount_cents: amountCents }
    await writeAudit(tx, caller.actor, { ...toEntry(found, now), action: 'refund.retried', after })
    return { entry_id: replacedBy, reservation_id: reservationId }
  })
}

/** Refuses a failed refund whose payment has given back its amount meanwhile. */
async function refuseSpent(tx: Database, { refund, payment }: StoredRefund): Promise<void> {
  await lockPayment(tx, payment.id)
  const values = await tx.select().from(refunds).where(eq(refunds.paymentId, payment.id))
  const givenCents = values.reduce(
    (cents, { status, amountCents }) => cents + (status === 'failed' ? 0 : amountCents),
    0,
  )
  const leftCents = payment.amountCents - givenCents
  if (refund.amountCents > leftCents) refuseAbove(moneyMessages.tooHigh(leftCents))
}

const toEntry = ({ payment: { id, reservationId }, reference }: StoredRefund, at: Date) => ({
  at,
  entity: 'reservation' as const,
  entityId: reservationId ?? id,
  label: reference ?? id,
})
