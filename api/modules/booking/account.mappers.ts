import type { reservations } from '#api/db/bookingTables.ts'
import type { ReservationAccount } from '#api/modules/booking/account.contract.ts'
import type { Part } from '#api/modules/instalments/instalments.domain.ts'

export type Money = { totalCents: number; paidCents: number; balanceCents: number }

/** Reference and money of a reservation; one without ledger entries was made and paid by phone. */
export function toMoney(
  { reference, order, totalCents }: typeof reservations.$inferSelect,
  money: Money = { totalCents, paidCents: totalCents, balanceCents: 0 },
) {
  return {
    reference,
    total_cents: money.totalCents,
    paid_cents: money.paidCents,
    // Money received twice is owed back: no balance is due.
    balance_cents: Math.max(0, money.balanceCents),
    balance_due_on: money.balanceCents > 0 ? (order?.quote.balanceDueOn ?? null) : null,
  }
}

/** A canceled part is no longer shown: what is due of it belongs to the balance. */
export const toInstalments = (parts: Part[]): ReservationAccount['instalments'] =>
  parts.flatMap(({ dueOn, amountCents, state, chargeOn }) =>
    state === 'canceled'
      ? []
      : [
          {
            due_on: dueOn,
            amount_cents: amountCents,
            state,
            retry_on: state === 'late' ? chargeOn : null,
          },
        ],
  )
