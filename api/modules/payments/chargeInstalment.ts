import { randomUUID } from 'node:crypto'
import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import type { Part } from '#api/modules/instalments/instalments.domain.ts'
import { findParts, findSavedCard, writeParts } from '#api/modules/instalments/instalments.repository.ts'
import { findBalance } from '#api/modules/ledger/ledger.repository.ts'
import { closePayment, type Prepared, readAtProvider } from '#api/modules/payments/atProvider.ts'
import { lockedReservation } from '#api/modules/payments/lockedReservation.ts'
import { findOpenBalance, insertPayment } from '#api/modules/payments/payments.repository.ts'
import { refusePart } from '#api/modules/payments/refuseInstalment.ts'
import type { PaymentDeps } from '#api/modules/payments/settlement.ts'

/**
 * Charges a part to the saved card, whatever the number of nodes and crashes: its payment is written first,
 * under the lock of the reservation, and has the key of the call. A payment that the traveller has left open
 * is closed; the next round charges what it has not paid.
 */
export async function chargeInstalment(deps: PaymentDeps, part: Part): Promise<void> {
  const prepared = await deps.db.transaction((tx) => prepare(tx, deps, part))
  if (!prepared) return
  if ('former' in prepared) await closePayment(deps, prepared.former)
  else await readAtProvider(deps, prepared.payment)
}

async function prepare(
  tx: Database,
  deps: PaymentDeps,
  { reservationId, position }: Part,
): Promise<Prepared | undefined> {
  const now = deps.clock()
  const today = parisDay(now)
  const userId = await lockedOwner(tx, reservationId, today)
  const part = (await findParts(tx, reservationId)).find((each) => each.position === position)
  if (!userId || !part?.chargeOn || part.chargeOn > today) return undefined
  const open = await findOpenBalance(tx, reservationId)
  // Another part is being charged.
  if (open?.savedCard) return undefined
  if (open) return { former: open }
  const amountCents = Math.min(part.amountCents, await findBalance(tx, `customer:${reservationId}`))
  if (amountCents <= 0) {
    await writeParts(tx, [{ ...part, state: 'canceled', chargeOn: null }])
    return undefined
  }
  const tried = { ...part, attempts: part.attempts + 1 }
  const savedCard = await findSavedCard(tx, reservationId, deps.provider.name)
  if (!savedCard) {
    await refusePart(tx, tried, { now, publicUrl: deps.env.publicUrl })
    return undefined
  }
  const payment = await insertPayment(tx, {
    purpose: 'balance',
    userId,
    reservationId,
    // A key that no caller can have taken.
    idempotencyKey: randomUUID(),
    amountCents,
    provider: deps.provider.name,
    status: 'pending',
    savedCard,
    createdAt: now,
    checkedAt: deps.machineClock(),
  })
  await writeParts(tx, [{ ...tried, state: 'charging', chargeOn: null, paymentId: payment.id }])
  return { payment }
}

/** The account of a reservation that is not canceled and has not begun, locked. */
async function lockedOwner(tx: Database, id: string, today: string): Promise<string | undefined> {
  const row = await lockedReservation(tx, id)
  const isOver = !row || row.reservation.canceledAt || row.departure.canceledAt
  return isOver || row.departure.startOn <= today ? undefined : (row.reservation.userId ?? undefined)
}
