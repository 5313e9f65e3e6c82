import type { reservations } from '#api/db/bookingTables.ts'

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
    balance_cents: money.balanceCents,
    balance_due_on: money.balanceCents > 0 ? (order?.quote.balanceDueOn ?? null) : null,
  }
}
