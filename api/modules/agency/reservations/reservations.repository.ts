import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from '#api/db/drizzle.ts'
import { resellers } from '#api/db/keyTables.ts'
import { invoices, payments, refunds } from '#api/db/paymentTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { toManifestLine } from '#api/modules/agency/manifest/manifest.ts'
import { findEntries } from '#api/modules/agency/reservations/entries.repository.ts'
import { listConditions, type ReservationFilter } from '#api/modules/agency/reservations/filter.repository.ts'
import { readPriceLines } from '#api/modules/agency/reservations/priceLines.repository.ts'
import {
  balanceDueOn,
  bookingState,
  nextAction,
  paymentState,
  toMails,
} from '#api/modules/agency/reservations/reservation.domain.ts'
import type {
  AgencyReservation,
  AgencyReservationRow,
} from '#api/modules/agency/reservations/reservations.contract.ts'
import { findMoney } from '#api/modules/booking/account.repository.ts'
import { isFuture } from '#api/modules/departures/departures.domain.ts'
import { everyTraveller, type StoredParticipant } from '#api/modules/reservations/participants.repository.ts'
import { completeness, hasContacts } from '#api/modules/reservations/reservations.domain.ts'

/** Reservations that match, in the order of the filter. */
export async function listReservations(
  db: Database,
  filter: ReservationFilter,
  now: Date,
  limit: number,
): Promise<AgencyReservationRow[]> {
  const found = await readReservations(db, filter, now, limit)
  return found.map(({ summary }) => summary)
}

/** Number of reservations that match. */
export async function countReservations(db: Database, filter: ReservationFilter, now: Date): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(and(...listConditions(filter, now)))
  return found?.count ?? 0
}

/** A reservation with its travellers, price, money and documents; undefined for an unknown id. */
export async function reservationById(
  db: Database,
  id: string,
  now: Date,
): Promise<AgencyReservation | undefined> {
  const [found] = await readReservations(db, { ids: [id] }, now, 1)
  if (!found) return undefined
  const { summary, row, people } = found
  const isShown = hasContacts(row.departure, parisDay(now))
  const { order, reference } = row.reservation
  return {
    ...summary,
    travellers: people.map((person) => toManifestLine({ ...person, reference }, isShown)),
    lines: await readPriceLines(db, id, order),
    entries: await findEntries(db, id),
    invoices: await findDocuments(db, id),
    mails: toMails({
      state: summary.state,
      hasOrder: order !== null && row.reservation.resellerId === null,
      paidCents: summary.paid_cents,
      dueCents: summary.due_cents,
      isToCome: isFuture(row.departure, parisDay(now)),
    }),
    contact_phone: order?.contact?.phone ?? null,
  }
}

async function readReservations(db: Database, filter: ReservationFilter, now: Date, limit: number) {
  const rows = await db
    .select({ reservation: reservations, departure: departures, expedition, user, reseller: resellers.name })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .leftJoin(users, eq(users.id, reservations.userId))
    .leftJoin(resellers, eq(resellers.id, reservations.resellerId))
    .where(and(...listConditions(filter, now)))
    .orderBy(...listOrders(filter))
    .limit(limit)
  const ids = rows.map(({ reservation }) => reservation.id)
  const [money, failed, people] = [
    await findMoney(db, ids),
    await findFailedRefunds(db, ids),
    await findTravellers(db, ids),
  ]
  return rows.map((row) => {
    const { id } = row.reservation
    const leaving = everyTraveller(row.reservation, people.get(id) ?? [])
    const owed = { failedCents: failed.get(id) ?? 0, money: money.get(id) }
    return { row, people: leaving, summary: toRow(row, leaving, owed, now) }
  })
}

const expedition = { id: expeditions.id, name: expeditions.name }
const user = { firstName: users.firstName, lastName: users.lastName }

function listOrders({ sort = 'newest' }: ReservationFilter): SQL[] {
  return sort === 'newest'
    ? [desc(reservations.createdAt), desc(reservations.id)]
    : [asc(reservations.leavesOn), asc(reservations.id)]
}

type Row = {
  reservation: typeof reservations.$inferSelect
  departure: typeof departures.$inferSelect
  expedition: { id: number; name: string }
  user: { firstName: string | null; lastName: string | null } | null
  reseller: string | null
}
type Owed = {
  money: { totalCents: number; paidCents: number; balanceCents: number } | undefined
  failedCents: number
}

function toRow(row: Row, people: StoredParticipant[], owed: Owed, now: Date): AgencyReservationRow {
  const { reservation, departure } = row
  const { startOn, canceledAt: departureCanceledAt } = departure
  const { optionUntil, order } = reservation
  const money = toAmounts(row, owed)
  const dueOn = balanceDueOn(reservation.order, startOn)
  const states = {
    state: bookingState({ ...reservation, departureCanceledAt }, now),
    payment: paymentState({ ...money, dueOn }, parisDay(now)),
  }
  const filled = completeness(people, people.length)
  const action = nextAction({ ...states, startOn, completeness: filled }, parisDay(now))
  return {
    id: reservation.id,
    version: reservation.version,
    reference: reservation.reference,
    ...states,
    source: reservation.source,
    booked_at: reservation.createdAt.toISOString(),
    canceled_at: (reservation.canceledAt ?? departureCanceledAt)?.toISOString() ?? null,
    ...toNames(row),
    travellers_count: reservation.travelersCount,
    completness: filled,
    total_cents: money.totalCents,
    paid_cents: money.paidCents,
    due_cents: Math.max(0, money.balanceCents),
    due_on: money.balanceCents > 0 ? dueOn : null,
    hold_until: states.state === 'option' ? (optionUntil?.toISOString() ?? null) : null,
    first_payment_cents: states.state === 'option' ? (order?.quote.dueNowCents ?? null) : null,
    refund_due_cents: money.refundDueCents,
    next_action: action ?? null,
  }
}

/** Amounts by the ledger. A booking without entries was made and paid by phone; an option is not sold yet. */
function toAmounts({ reservation: { totalCents, stage } }: Row, { money, failedCents }: Owed) {
  const isSold = stage === 'booked'
  const amounts = money ?? { totalCents, paidCents: isSold ? totalCents : 0, balanceCents: 0 }
  return { ...amounts, isSold, refundDueCents: Math.max(0, -amounts.balanceCents) + failedCents }
}

const toNames = ({ reservation, departure, expedition, user, reseller }: Row) => ({
  departure_id: String(departure.id),
  expedition_id: String(expedition.id),
  expedition_name: expedition.name,
  start: departure.startOn,
  end: departure.endOn,
  customer_id: reservation.userId,
  customer_name: reseller ?? [user?.firstName, user?.lastName].filter(Boolean).join(' '),
})

async function findTravellers(db: Database, ids: string[]): Promise<Map<string, StoredParticipant[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(participants)
    .where(inArray(participants.reservationId, ids))
    .orderBy(asc(participants.position))
  return Map.groupBy(rows, ({ reservationId }) => reservationId)
}

/** Money whose refund has failed: it is still due. */
async function findFailedRefunds(db: Database, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: payments.reservationId, cents: sql<number>`sum(${refunds.amountCents})::int` })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(inArray(payments.reservationId, ids), eq(refunds.status, 'failed'), isNull(refunds.replacedBy)),
    )
    .groupBy(payments.reservationId)
  return new Map(rows.map(({ id, cents }) => [id ?? '', cents]))
}

async function findDocuments(db: Database, id: string): Promise<AgencyReservation['invoices']> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.reservationId, id))
    .orderBy(asc(invoices.number))
  return rows.map(({ id: invoiceId, number, kind, issuedAt, document }) => ({
    id: invoiceId,
    number,
    kind,
    issued_at: issuedAt.toISOString(),
    total_cents: kind === 'credit_note' ? -document.totalCents : document.totalCents,
  }))
}
