import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { type BookedRow, bookedRow } from '#api/modules/booking/account.repository.ts'
import { firstPaymentCents, isLiveOption } from '#api/modules/booking/phoneOption.domain.ts'
import { extendOption } from '#api/modules/booking/phoneOption.repository.ts'
import { payingHold } from '#api/modules/cart/holds.domain.ts'
import { centsOfGifts, lockGifts } from '#api/modules/giftCards/giftCards.repository.ts'
import { amountToPay } from '#api/modules/instalments/instalments.domain.ts'
import { findParts } from '#api/modules/instalments/instalments.repository.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { begin, type Prepared } from '#api/modules/payments/atProvider.ts'
import type { Payment } from '#api/modules/payments/payments.domain.ts'
import { findOpenBalance, insertPayment, paymentByKey } from '#api/modules/payments/payments.repository.ts'
import type { PaymentDeps } from '#api/modules/payments/settlement.ts'
import type { User } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type BalanceInput = { reservationId: string; idempotencyKey: string }

/**
 * Starts the first payment of an option, the one of the refused instalments, else of all that a reservation still
 * owes, or returns the one of an earlier click.
 */
export function startBalance(deps: PaymentDeps, user: User, input: BalanceInput): Promise<Payment> {
  return begin(deps, (tx) => prepare(tx, deps, user, input))
}

async function prepare(
  tx: Database,
  deps: PaymentDeps,
  user: User,
  { reservationId, idempotencyKey }: BalanceInput,
): Promise<Prepared> {
  const repeated = await paymentByKey(tx, user.id, idempotencyKey)
  if (repeated && repeated.reservationId !== reservationId) throw new Refusal('INVALID_REQUEST')
  if (repeated) return { payment: repeated }
  const row = await bookedRow(tx, user.id, reservationId)
  if (!row) throw new Refusal('RESERVATION_NOT_FOUND')
  // Two tabs find one payment.
  const isOwn = eq(reservations.id, reservationId)
  const [reservation = row.reservation] = await tx.select().from(reservations).where(isOwn).for('update')
  const open = await findOpenBalance(tx, reservationId)
  const amountCents = await computeAmount(tx, reservation, deps.clock(), { isFirst: !open })
  if (reservation.canceledAt || amountCents <= 0) throw new Refusal('RESERVATION_CLOSED')
  if (open) return open.amountCents === amountCents ? { payment: open } : { former: open }
  const payment = await insertPayment(tx, {
    purpose: 'balance',
    userId: user.id,
    reservationId,
    idempotencyKey,
    amountCents,
    provider: deps.provider.name,
    status: 'pending',
    createdAt: deps.clock(),
    checkedAt: deps.machineClock(),
  })
  return { payment }
}

/** The amount that is due now. A first payment leaves the places of an option held as long as paying takes. */
async function computeAmount(
  tx: Database,
  reservation: BookedRow['reservation'],
  now: Date,
  { isFirst }: { isFirst: boolean },
): Promise<number> {
  const { id, stage, canceledAt, order, optionUntil, travelersCount: places } = reservation
  if (stage === 'booked' || canceledAt)
    return amountToPay(await findBalance(tx, `customer:${id}`), await findParts(tx, id))
  if (!order || !optionUntil || !isLiveOption(reservation, now)) throw new Refusal('HOLD_EXPIRED')
  const { expiresAt } = payingHold(
    { places, expiresAt: optionUntil, isRenewed: false, isLifted: !isFirst },
    now,
  )
  if (expiresAt > optionUntil) await extendOption(tx, reservation, expiresAt, now)
  const missingCents = centsOfGifts(order.giftCards) - centsOfGifts(await lockGifts(tx, order.giftCards, now))
  return firstPaymentCents(order.quote, missingCents)
}
