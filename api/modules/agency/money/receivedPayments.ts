import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { giftCards, payments } from '#api/db/paymentTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { MoneyEntry, ReceivedPayment } from '#api/modules/agency/money/money.contract.ts'
import {
  faultOfReversal,
  faultsOfReceived,
  sharesOfReceived,
} from '#api/modules/agency/money/money.domain.ts'
import { moneyMessages } from '#api/modules/agency/money/money.messages.ts'
import {
  type Booked,
  lockedBooking,
  reservationEntry,
} from '#api/modules/agency/money/reservation.repository.ts'
import { takenPayments } from '#api/modules/booking/account.repository.ts'
import { confirmBooking } from '#api/modules/booking/booking.repository.ts'
import { bookOption } from '#api/modules/booking/phoneOption.repository.ts'
import { giftCardAccount, giftCardBalance } from '#api/modules/giftCards/giftCards.repository.ts'
import { grantGiftCard, mostOfCard } from '#api/modules/giftCards/grantedCards.ts'
import { payParts, shareParts } from '#api/modules/instalments/instalments.repository.ts'
import { findBalance, post } from '#api/modules/ledger/ledger.repository.ts'
import { mailPayment } from '#api/modules/payments/paymentMails.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import { insertPayment, paymentByKey, updatePayment } from '#api/modules/payments/payments.repository.ts'
import { moneyAccount } from '#api/modules/payments/refunds.repository.ts'
import { refusePayment } from '#api/modules/payments/refusedPayment.ts'
import { Refusal } from '#api/plugins/errors.ts'

type At = { now: Date; publicUrl: string }
type Deps = Pick<ApiDeps, 'db' | 'clock' | 'env'>
type PaymentInput = { reservationId: string; received: ReceivedPayment; key: string }

/** Records money that the agency has received itself, once for each key. */
export async function recordPayment(
  { db, clock, env }: Deps,
  caller: AgencyCaller,
  { reservationId, received, key }: PaymentInput,
): Promise<MoneyEntry> {
  const at = { now: clock(), publicUrl: env.publicUrl }
  return db.transaction(async (tx) => {
    const booked = await lockedBooking(tx, reservationId)
    const repeated = await paymentByKey(tx, toPayer(booked), key)
    if (repeated) return repeatedEntry(repeated, reservationId, received)
    refuseFaults(received, at.now)
    const isFirst = booked.reservation.stage !== 'booked'
    const first = isFirst ? await bookOption(tx, booked.reservation, at.now) : undefined
    if (isFirst && !first) return recordLate(tx, { booked, caller, received, key, at })
    const shares = await sharesFor(tx, reservationId, received)
    const payment = await insertReceived(tx, { booked, caller, received, key, now: at.now })
    const { usedCents, giftCents } = shares
    const { userId } = payment
    const giftCardId = giftCents > 0 ? await grantGiftCard(tx, { userId, amountCents: giftCents, at }) : null
    if (giftCardId) await updatePayment(tx, payment.id, { giftCardId })
    await postReceived(tx, { ...payment, giftCardId }, { usedCents, giftCents }, at.now)
    await payParts(tx, { reservationId, paymentId: payment.id, cents: usedCents })
    if (first) {
      const paidCents = usedCents + first.giftedCents
      await confirmBooking(tx, { id: reservationId, order: first.order, paidCents }, at)
    }
    if (!first && usedCents > 0) await mailPayment(tx, reservationId, usedCents, at)
    return logReceived(tx, { booked, caller, received, paymentId: payment.id, at })
  })
}

/** The account that pays. A reseller pays its invoices, not one of its reservations. */
function toPayer({ reservation: { userId } }: Booked): string {
  if (userId) return userId
  throw new Refusal('INVALID_FIELDS', { fields: { amount_cents: moneyMessages.invoicedToReseller } })
}

type Logged = Omit<Received, 'key' | 'now'> & { paymentId: string; at: At }

async function logReceived(tx: Database, { booked, caller, received, paymentId, at }: Logged) {
  const { method, paid_on: on, reference = '', amount_cents } = received
  const entry = { ...reservationEntry(booked, at.now), action: 'payment.recorded' as const }
  await writeAudit(tx, caller.actor, { ...entry, after: { amount_cents, method, on, reference } })
  return { entry_id: paymentId, reservation_id: booked.reservation.id }
}

/** Records money for an option whose places are gone, once that is confirmed: all of it is to give back. */
async function recordLate(
  tx: Database,
  { at, ...late }: Omit<Received, 'now'> & { at: At },
): Promise<MoneyEntry> {
  const { booked, received } = late
  const message = moneyMessages.placesGone(received.amount_cents)
  if (!received.confirmed) throw new Refusal('NEEDS_CONFIRMATION', { message })
  const payment = await insertReceived(tx, { ...late, now: at.now })
  const { order } = booked.reservation
  await updatePayment(tx, payment.id, await refusePayment(tx, { ...payment, order }, 'late', at))
  return logReceived(tx, { ...late, paymentId: payment.id, at })
}

/** A key belongs to one amount: typed again with another one, it is a mistake. */
function repeatedEntry(payment: Payment, wantedId: string, received: ReceivedPayment): MoneyEntry {
  const { id, reservationId, method, amountCents } = payment
  const isSame = method === received.method && amountCents === received.amount_cents
  if (reservationId !== wantedId || !isSame) throw new Refusal('INVALID_REQUEST')
  return { entry_id: id, reservation_id: reservationId }
}

function refuseFaults(received: ReceivedPayment, now: Date): void {
  const { amount_cents: amountCents, method, paid_on: paidOn, reference = '' } = received
  const faults = faultsOfReceived({ amountCents, method, paidOn, reference }, parisDay(now))
  const fields = {
    ...(faults.includes('PAID_IN_FUTURE') && { paid_on: moneyMessages.paidInFuture }),
    ...(faults.includes('REFERENCE_MISSING') && { reference: moneyMessages.referenceMissing }),
  }
  if (faults.length > 0) throw new Refusal('INVALID_FIELDS', { fields })
}

/** Shares of the money; refused where more than what is due is not confirmed. */
async function sharesFor(tx: Database, reservationId: string, received: ReceivedPayment) {
  const { amount_cents: amountCents, method } = received
  const dueCents = await findBalance(tx, `customer:${reservationId}`)
  const shares = sharesOfReceived({ amountCents, method }, dueCents)
  if (shares.giftCents > mostOfCard)
    throw new Refusal('INVALID_FIELDS', { fields: { amount_cents: moneyMessages.giftTooHigh(mostOfCard) } })
  if (shares.excessCents === 0 || received.confirmed) return shares
  const tell = shares.giftCents > 0 ? moneyMessages.giftedExcess : moneyMessages.excess
  throw new Refusal('NEEDS_CONFIRMATION', { message: tell(dueCents, shares.excessCents) })
}

type Received = { booked: Booked; caller: AgencyCaller; received: ReceivedPayment; key: string; now: Date }

function insertReceived(tx: Database, { booked, caller, received, key, now }: Received): Promise<Payment> {
  return insertPayment(tx, {
    purpose: 'balance',
    userId: toPayer(booked),
    reservationId: booked.reservation.id,
    idempotencyKey: key,
    amountCents: received.amount_cents,
    provider: 'manual',
    method: received.method,
    paidOn: received.paid_on,
    externalReference: received.reference?.trim() || null,
    recordedBy: caller.user.id,
    status: 'succeeded',
    createdAt: now,
    settledAt: now,
  })
}

type Shares = { usedCents: number; giftCents: number }

/** Posts received money; its inverse, with negative shares, when it is reversed. */
async function postReceived(tx: Database, payment: Payment, { usedCents, giftCents }: Shares, at: Date) {
  const { reservationId, giftCardId } = payment
  if (!reservationId) throw new Error(`payment ${payment.id} has no reservation`)
  const entries = [
    { account: moneyAccount(payment), amountCents: usedCents + giftCents },
    { account: `customer:${reservationId}`, amountCents: -usedCents },
    ...(giftCardId ? [{ account: giftCardAccount(giftCardId), amountCents: -giftCents }] : []),
  ].filter(({ amountCents }) => amountCents !== 0)
  const kind = usedCents + giftCents > 0 ? 'payment' : 'payment_reversed'
  await post(tx, { kind, at, reservationId, entries })
}

type Reversed = { id: string; reason: string; key: string }

/** Reverses a payment that was a mistake, or a cheque that was not paid; repeated, it changes nothing. */
export async function reversePayment(
  { db, clock }: Deps,
  caller: AgencyCaller,
  { id, reason, key }: Reversed,
): Promise<MoneyEntry> {
  const now = clock()
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(payments).where(eq(payments.id, id))
    if (!found?.reservationId)
      throw new Refusal('PAYMENT_NOT_FOUND', { message: moneyMessages.paymentNotFound })
    const { reservationId } = found
    const booked = await lockedBooking(tx, reservationId)
    const [payment = found] = await tx.select().from(payments).where(eq(payments.id, id)).for('update')
    const answer = { entry_id: id, reservation_id: reservationId }
    if (payment.reversedAt) return answer
    const giftCents = await reversibleGift(tx, payment)
    const usedCents = payment.amountCents - giftCents
    await postReceived(tx, payment, { usedCents: -usedCents, giftCents: -giftCents }, now)
    if (payment.giftCardId)
      await tx.update(giftCards).set({ blockedAt: now }).where(eq(giftCards.id, payment.giftCardId))
    const reversal = { reversedAt: now, reversalReason: reason, reversalKey: key }
    await updatePayment(tx, id, { ...reversal, status: 'canceled' })
    await shareParts(tx, reservationId, Math.max(0, await findBalance(tx, `customer:${reservationId}`)))
    const before = { amount_cents: payment.amountCents, method: payment.method }
    const entry = { ...reservationEntry(booked, now), action: 'payment.reversed' as const }
    await writeAudit(tx, caller.actor, { ...entry, reason, before })
    return answer
  })
}

/** Amount of the gift card that the payment gave; refused where the payment cannot be reversed. */
async function reversibleGift(tx: Database, payment: Payment): Promise<number> {
  const { id, method, giftCardId, reservationId } = payment
  const taken = await takenPayments(tx, reservationId ?? '')
  const refundedCents = taken.find((each) => each.payment.id === id)?.refundedCents ?? 0
  const [card] = giftCardId
    ? await tx.select().from(giftCards).where(eq(giftCards.id, giftCardId)).for('update')
    : []
  const giftCents = card?.amountCents ?? 0
  const giftBalanceCents = card ? await giftCardBalance(tx, card.id) : 0
  const fault = faultOfReversal({ method, refundedCents, giftCents, giftBalanceCents })
  if (fault) throw new Refusal('ENTRY_CLOSED', { message: moneyMessages.reversal[fault] })
  return giftCents
}
