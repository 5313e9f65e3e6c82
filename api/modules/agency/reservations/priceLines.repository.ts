import type { Static } from 'typebox'
import type { Database } from '#api/db/client.ts'
import { and, eq, inArray, sql } from '#api/db/drizzle.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { refundReasons } from '#api/modules/agency/reservations/entries.messages.ts'
import type { PriceLine } from '#api/modules/agency/reservations/reservations.contract.ts'
import type { Order } from '#api/modules/quote/order.contract.ts'

const corrections = ['cancellation', 'change'] as const

/** Lines of the price: as it was sold, what cancellations and changes have made of it, then the gift cards that pay. */
export async function readPriceLines(
  db: Database,
  reservationId: string,
  order: Order | null,
): Promise<Static<typeof PriceLine>[]> {
  const lines = (order?.quote.lines ?? []).map(({ kind, label, quantity, unitPriceCents, amountCents }) => ({
    kind,
    line: { label, quantity, unit_cents: unitPriceCents, amount_cents: amountCents },
  }))
  const toLines = (isGift: boolean) =>
    lines.filter(({ kind }) => (kind === 'gift_card') === isGift).map(({ line }) => line)
  const sums = order ? await correctedCents(db, reservationId) : new Map<string, number>()
  const corrected = corrections.flatMap((kind) => {
    const cents = sums.get(kind) ?? 0
    return cents === 0
      ? []
      : [{ label: refundReasons[kind], quantity: 1, unit_cents: cents, amount_cents: cents }]
  })
  return [...toLines(false), ...corrected, ...toLines(true)]
}

/** Amounts by which the price has changed since the sale, by the kind of the change. */
async function correctedCents(db: Database, reservationId: string): Promise<Map<string, number>> {
  const { kind } = ledgerTransactions
  const rows = await db
    .select({ kind, cents: sql<string>`sum(${ledgerEntries.amountCents})` })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, `customer:${reservationId}`), inArray(kind, [...corrections])))
    .groupBy(kind)
  return new Map(rows.map((row) => [row.kind, Number(row.cents)]))
}
