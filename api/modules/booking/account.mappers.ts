import type { reservations } from '#api/db/bookingTables.ts'
import type { ReservationAccount } from '#api/modules/booking/account.contract.ts'
import type { Part } from '#api/modules/instalments/instalments.domain.ts'

export type Money = { totalCents: number; paidCents: number; balanceCents: number }

type Reservation = typeof reservations.$inferSelect

/** An option is not sold yet; a booking without ledger entries was made and paid by phone before online booking. */
const withoutEntries = ({ totalCents, stage }: Reservation): Money =>
  stage === 'booked'
    ? { totalCents, paidCents: totalCents, balanceCents: 0 }
    : { totalCents, paidCents: 0, balanceCents: totalCents }

/** Reference, money and option of a reservation. */
export function toMoney(reservation: Reservation, money: Money = withoutEntries(reservation)) {
  const { reference, order } = reservation
  return {
    reference,
    option: toOption(reservation),
    total_cents: money.totalCents,
    paid_cents: money.paidCents,
    // Money received twice is owed back: no balance is due.
    balance_cents: Math.max(0, money.balanceCents),
    balance_due_on: money.balanceCents > 0 ? (order?.quote.balanceDueOn ?? null) : null,
  }
}

const toOption = ({ stage, optionUntil, order }: Reservation) =>
  stage === 'option' && optionUntil && order
    ? { until: optionUntil.toISOString(), amount_cents: order.quote.dueNowCents }
    : null

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
