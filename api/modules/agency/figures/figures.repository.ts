import { and, asc, count, desc, eq, gt, gte, isNull, lt, lte, type SQL, sql } from 'drizzle-orm'
import { addDays, parisDay, parisMidnight } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import { cartEvents } from '#api/db/agencyBookingTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { resellers } from '#api/db/keyTables.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { AgencyFigures, FigureWeek } from '#api/modules/agency/figures/figures.contract.ts'
import { conditionsOf } from '#api/modules/agency/reservations/filter.repository.ts'

const weekOf = (at: SQL) =>
  sql<string>`to_char(date_trunc('week', ${at} at time zone 'Europe/Paris'), 'YYYY-MM-DD')`
const cents = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)
const occupancyDays = 90
const mostDepartures = 200
const mostSources = 12

type Counts = Omit<FigureWeek, 'start' | 'end'>
type Part = { week: string } & Partial<Counts>

const nothing: Counts = {
  booked_count: 0,
  canceled_count: 0,
  sold_cents: 0,
  returned_cents: 0,
  received_cents: 0,
  paid_back_cents: 0,
  carts_created: 0,
  carts_held: 0,
  carts_booked: 0,
  carts_abandoned: 0,
}

/** Figures of whole weeks, by their Mondays. Reservations are those of the list with the same days. */
export async function readFigures(db: Database, mondays: string[], now: Date): Promise<AgencyFigures> {
  const [first = '', last = ''] = [mondays[0], mondays.at(-1)]
  const period = { from: parisMidnight(first), to: parisMidnight(addDays(last, 7)) }
  const booked = { bookedFrom: first, bookedTo: addDays(last, 6) }
  const parts = [
    ...(await bookedByWeek(db, booked, now)),
    ...(await canceledByWeek(db, { canceledFrom: first, canceledTo: addDays(last, 6) }, now)),
    ...(await moneyByWeek(db, period)),
    ...(await cartsByWeek(db, period)),
  ]
  const byWeek = Map.groupBy(parts, ({ week }) => week)
  return {
    weeks: mondays.map((start) => {
      const counts: Counts = Object.assign({ ...nothing }, ...(byWeek.get(start) ?? []).map(withoutWeek))
      return { start, end: addDays(start, 6), ...counts }
    }),
    ...(await occupancy(db, parisDay(now))),
    sources: await bySource(db, booked, now),
  }
}

const withoutWeek = ({ week: _, ...counts }: Part): Partial<Counts> => counts

type Period = { from: Date; to: Date }
type Booked = { bookedFrom: string; bookedTo: string }
type Canceled = { canceledFrom: string; canceledTo: string }

async function bookedByWeek(db: Database, booked: Booked, now: Date): Promise<Part[]> {
  const week = weekOf(sql`${reservations.createdAt}`)
  return db
    .select({ week, booked_count: count() })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(and(...conditionsOf(booked, now)))
    .groupBy(sql`1`)
}

/** A departure that is cancelled cancels its reservations. */
async function canceledByWeek(db: Database, canceled: Canceled, now: Date): Promise<Part[]> {
  const week = weekOf(sql`coalesce(${reservations.canceledAt}, ${departures.canceledAt})`)
  return db
    .select({ week, canceled_count: count() })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(and(...conditionsOf(canceled, now)))
    .groupBy(sql`1`)
}

/** Sales are the entries of `revenue`; money that moves has accounts of providers, or of the agency itself. */
async function moneyByWeek(db: Database, { from, to }: Period): Promise<Part[]> {
  const { account, amountCents, transactionId } = ledgerEntries
  const isRevenue = sql`${account} = 'revenue'`
  const isCash = sql`(${account} like 'provider:%' or ${account} like 'manual:%')`
  const when = (condition: SQL) => sql`case when ${condition} then abs(${amountCents}) end`
  return db
    .select({
      week: weekOf(sql`${ledgerTransactions.postedAt}`),
      sold_cents: cents(when(sql`${isRevenue} and ${amountCents} < 0`)),
      returned_cents: cents(when(sql`${isRevenue} and ${amountCents} > 0`)),
      received_cents: cents(when(sql`${isCash} and ${amountCents} > 0`)),
      paid_back_cents: cents(when(sql`${isCash} and ${amountCents} < 0`)),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(transactionId, ledgerTransactions.id))
    .where(and(gte(ledgerTransactions.postedAt, from), lt(ledgerTransactions.postedAt, to)))
    .groupBy(sql`1`)
}

async function cartsByWeek(db: Database, { from, to }: Period): Promise<Part[]> {
  const of = (kind: (typeof cartEvents.$inferSelect)['kind']) =>
    sql<number>`count(*) filter (where ${cartEvents.kind} = ${sql.raw(`'${kind}'`)})`.mapWith(Number)
  return db
    .select({
      week: weekOf(sql`${cartEvents.at}`),
      carts_created: of('created'),
      carts_held: of('held'),
      carts_booked: of('booked'),
      carts_abandoned: of('abandoned'),
    })
    .from(cartEvents)
    .where(and(gte(cartEvents.at, from), lt(cartEvents.at, to)))
    .groupBy(sql`1`)
}

async function occupancy(db: Database, today: string) {
  const { id, startOn, bookedCount, capacity, canceledAt } = departures
  const isWithin = and(isNull(canceledAt), gt(startOn, today), lte(startOn, addDays(today, occupancyDays)))
  const rows = await db
    .select({ id, expedition_name: expeditions.name, start: startOn, booked_count: bookedCount, capacity })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(isWithin)
    .orderBy(asc(startOn), asc(id))
    .limit(mostDepartures)
  return {
    departures: rows.map((row) => ({ ...row, id: String(row.id) })),
    departures_count: await db.$count(departures, isWithin),
  }
}

/** By the sources of the accounts, and by the resellers, whose customers have none. */
function bySource(db: Database, booked: Booked, now: Date): Promise<AgencyFigures['sources']> {
  const source = sql<string>`coalesce(${users.source}, ${resellers.name})`
  return db
    .select({ source, booked_count: count() })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .leftJoin(users, eq(users.id, reservations.userId))
    .leftJoin(resellers, eq(resellers.id, reservations.resellerId))
    .where(and(...conditionsOf(booked, now)))
    .groupBy(source)
    .orderBy(desc(count()), asc(source))
    .limit(mostSources)
}
