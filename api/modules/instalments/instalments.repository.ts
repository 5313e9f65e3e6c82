import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  notExists,
  notInArray,
  or,
  sql,
} from '#api/db/drizzle.ts'
import { instalments, openStatuses, payments } from '#api/db/paymentTables.ts'
import { departures } from '#api/db/tables.ts'
import { type Part, paidByHand, shared } from '#api/modules/instalments/instalments.domain.ts'
import type { Instalment } from '#api/modules/quote/order.contract.ts'

/** Writes the parts that the saved card pays later, in the transaction of the booking. */
export async function planInstalments(
  tx: Database,
  reservationId: string,
  parts: Instalment[],
): Promise<void> {
  // The deposit is the first payment.
  const rows = parts.map((part, index) => ({ ...part, reservationId, position: index + 2 }))
  if (rows.length > 0)
    await tx.insert(instalments).values(rows.map((row) => ({ ...row, chargeOn: row.dueOn })))
}

export async function findParts(db: Database, reservationId: string): Promise<Part[]> {
  return (await partsByReservation(db, [reservationId])).get(reservationId) ?? []
}

/** The parts of reservations by their ids, in their order. */
export async function partsByReservation(db: Database, ids: string[]): Promise<Map<string, Part[]>> {
  if (ids.length === 0) return new Map()
  const parts = await db
    .select()
    .from(instalments)
    .where(inArray(instalments.reservationId, ids))
    .orderBy(asc(instalments.position))
  return Map.groupBy(parts, ({ reservationId }) => reservationId)
}

export async function writeParts(tx: Database, parts: Part[]): Promise<void> {
  for (const { reservationId, position, ...set } of parts)
    await tx
      .update(instalments)
      .set(set)
      .where(and(eq(instalments.reservationId, reservationId), eq(instalments.position, position)))
}

type Paid = { reservationId: string; paymentId: string; cents: number }

/** Marks what a payment of the balance has paid: its own part for a charge, else the open ones. */
export async function payParts(tx: Database, { reservationId, paymentId, cents }: Paid): Promise<void> {
  const parts = await findParts(tx, reservationId)
  const own = parts.find((part) => part.paymentId === paymentId && part.state === 'charging')
  await writeParts(tx, own ? [{ ...own, state: 'paid' }] : paidByHand(parts, cents))
}

/** Adapts the open parts to what a cancellation or a change of date leaves due. */
export async function shareParts(
  tx: Database,
  reservationId: string,
  balanceCents: number,
  moved?: { today: string; balanceDueOn: string },
): Promise<void> {
  await writeParts(tx, shared(await findParts(tx, reservationId), balanceCents, moved))
}

/** Leaves out what was canceled or has begun. */
const isDue = (today: string) =>
  and(
    lte(instalments.chargeOn, today),
    isNull(reservations.canceledAt),
    isNull(departures.canceledAt),
    gt(departures.startOn, today),
  )

/** Due at once, by whichever clock: the day decides. */
export const duePartsSince = (today: string) => sql`(select min(timestamptz 'epoch') from ${instalments}
  join ${reservations} on ${eq(reservations.id, instalments.reservationId)}
  join ${departures} on ${eq(departures.id, reservations.departureId)} where ${isDue(today)})`

/** Parts whose day has come. */
export async function dueParts(db: Database, today: string): Promise<Part[]> {
  const rows = await db
    .select({ part: instalments })
    .from(instalments)
    .innerJoin(reservations, eq(reservations.id, instalments.reservationId))
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(isDue(today))
    .orderBy(asc(instalments.chargeOn))
    .limit(20)
  return rows.map(({ part }) => part)
}

/** Ids of reservations with a part that was refused for good. */
export const refusedReservations = (db: Database) =>
  db
    .select({ id: instalments.reservationId })
    .from(instalments)
    .where(and(eq(instalments.state, 'late'), isNull(instalments.chargeOn)))

/** The card that the booking has saved at this provider. */
export async function findSavedCard(
  db: Database,
  reservationId: string,
  provider: 'demo' | 'stripe',
): Promise<string | null> {
  const isBooking = and(eq(payments.purpose, 'booking'), eq(payments.status, 'succeeded'))
  const [paid] = await db
    .select({ savedCard: payments.savedCard })
    .from(payments)
    .where(and(eq(payments.reservationId, reservationId), eq(payments.provider, provider), isBooking))
  return paid?.savedCard ?? null
}

/** Saved cards whose parts are all paid, canceled or refused for good, by the payment that saved them, which has ended. */
export async function cardsToForget(
  db: Database,
  provider: 'demo' | 'stripe',
): Promise<{ id: string; savedCard: string }[]> {
  const mayCharge = or(isNotNull(instalments.chargeOn), eq(instalments.state, 'charging'))
  const needed = db
    .select({ position: instalments.position })
    .from(instalments)
    .where(and(eq(instalments.reservationId, payments.reservationId), mayCharge))
  const rows = await db
    .select({ id: payments.id, savedCard: payments.savedCard })
    .from(payments)
    .where(
      and(
        isNotNull(payments.savedCard),
        eq(payments.provider, provider),
        eq(payments.purpose, 'booking'),
        // An open one has no reservation yet, whose parts will need it.
        notInArray(payments.status, openStatuses),
        notExists(needed),
      ),
    )
    .limit(20)
  return rows.flatMap(({ id, savedCard }) => (savedCard ? [{ id, savedCard }] : []))
}

export async function forgetCard(db: Database, savedCard: string): Promise<void> {
  await db.update(payments).set({ savedCard: null }).where(eq(payments.savedCard, savedCard))
}
