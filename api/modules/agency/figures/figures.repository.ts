import { addDays, parisDay, parisMidnight } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import { cartEvents } from '#api/db/agencyBookingTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  gte,
  isNull,
  lt,
  lte,
  or,
  type PgColumn,
  type SQL,
  sql,
} from '#api/db/drizzle.ts'
import { resellers } from '#api/db/keyTables.ts'
import { ledgerEntries, ledgerTransactions } from '#api/db/moneyTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { AgencyFigures, FigureWeek } from '#api/modules/agency/figures/figures.contract.ts'
import { listConditions } from '#api/modules/agency/reservations/filter.repository.ts'

/** Beginnings of weeks in Paris, and the end of the last one. */
type Weeks = Date[]

/** Position of a week. Truncating each instant to its week in Paris takes longer than reading its row. */
const toWeek = (at: SQL | PgColumn, weeks: Weeks) =>
  sql<number>`width_bucket(${at}, ${sql.param(weeks.map((each) => each.toISOString()))}::timestamptz[]) - 1`
const cents = (amount: SQL) => sql<number>`coalesce(sum(${amount}), 0)`.mapWith(Number)
const occupancyDays = 90
const mostDepartures = 200
const mostSources = 12

type Counts = Omit<FigureWeek, 'start' | 'end'>
type Part = { week: number } & Partial<Counts>

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
  const after = addDays(mondays.at(-1) ?? '', 7)
  const weeks = [...mondays, after].map(parisMidnight)
  const [first = '', last] = [mondays[0], addDays(after, -1)]
  const booked = and(...listConditions({ bookedFrom: first, bookedTo: last }, now))
  const canceled = and(...listConditions({ canceledFrom: first, canceledTo: last }, now))
  const parts = [
    ...(await bookedByWeek(db, weeks, booked)),
    ...(await canceledByWeek(db, weeks, canceled)),
    ...(await moneyByWeek(db, weeks)),
    ...(await cartsByWeek(db, weeks)),
  ]
  const byWeek = Map.groupBy(parts, ({ week }) => week)
  return {
    weeks: mondays.map((start, week) => {
      const counts: Counts = Object.assign({ ...nothing }, ...(byWeek.get(week) ?? []).map(withoutWeek))
      return { start, end: addDays(start, 6), ...counts }
    }),
    ...(await occupancy(db, parisDay(now))),
    sources: await bySource(db, booked),
  }
}

const withoutWeek = ({ week: _, ...counts }: Part): Partial<Counts> => counts

const isWithin = (at: PgColumn, weeks: Weeks) => and(gte(at, weeks[0]), lt(at, weeks.at(-1)))

function bookedByWeek(db: Database, weeks: Weeks, booked: SQL | undefined): Promise<Part[]> {
  return db
    .select({ week: toWeek(reservations.createdAt, weeks), booked_count: count() })
    .from(reservations)
    .where(booked)
    .groupBy(sql`1`)
}

/** A departure that is cancelled cancels its reservations. */
function canceledByWeek(db: Database, weeks: Weeks, canceled: SQL | undefined): Promise<Part[]> {
  const canceledAt = sql`coalesce(${reservations.canceledAt}, ${departures.canceledAt})`
  return db
    .select({ week: toWeek(canceledAt, weeks), canceled_count: count() })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .where(canceled)
    .groupBy(sql`1`)
}

/** Sales are the entries of `revenue`; money that moves has accounts of providers, or of the agency itself. */
function moneyByWeek(db: Database, weeks: Weeks): Promise<Part[]> {
  const { account, amountCents, transactionId } = ledgerEntries
  const isRevenue = sql`${account} = 'revenue'`
  const isCash = sql`(${account} like 'provider:%' or ${account} like 'manual:%')`
  const when = (condition: SQL) => sql`case when ${condition} then abs(${amountCents}) end`
  return db
    .select({
      week: toWeek(ledgerTransactions.postedAt, weeks),
      sold_cents: cents(when(sql`${isRevenue} and ${amountCents} < 0`)),
      returned_cents: cents(when(sql`${isRevenue} and ${amountCents} > 0`)),
      received_cents: cents(when(sql`${isCash} and ${amountCents} > 0`)),
      paid_back_cents: cents(when(sql`${isCash} and ${amountCents} < 0`)),
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(transactionId, ledgerTransactions.id))
    .where(and(isWithin(ledgerTransactions.postedAt, weeks), or(isRevenue, isCash)))
    .groupBy(sql`1`)
}

function cartsByWeek(db: Database, weeks: Weeks): Promise<Part[]> {
  const of = (kind: (typeof cartEvents.$inferSelect)['kind']) =>
    sql<number>`count(*) filter (where ${cartEvents.kind} = ${sql.raw(`'${kind}'`)})`.mapWith(Number)
  return db
    .select({
      week: toWeek(cartEvents.at, weeks),
      carts_created: of('created'),
      carts_held: of('held'),
      carts_booked: of('booked'),
      carts_abandoned: of('abandoned'),
    })
    .from(cartEvents)
    .where(isWithin(cartEvents.at, weeks))
    .groupBy(sql`1`)
}

async function occupancy(db: Database, today: string) {
  const { id, startOn, bookedCount, capacity, canceledAt } = departures
  const isSoon = and(isNull(canceledAt), gt(startOn, today), lte(startOn, addDays(today, occupancyDays)))
  const rows = await db
    .select({ id, expedition_name: expeditions.name, start: startOn, booked_count: bookedCount, capacity })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(isSoon)
    .orderBy(asc(startOn), asc(id))
    .limit(mostDepartures)
  return {
    departures: rows.map((row) => ({ ...row, id: String(row.id) })),
    departures_count: await db.$count(departures, isSoon),
  }
}

/** By the sources of the accounts, and by the resellers, whose customers have none. */
function bySource(db: Database, booked: SQL | undefined): Promise<AgencyFigures['sources']> {
  const source = sql<string>`coalesce(${users.source}, ${resellers.name})`
  return db
    .select({ source, booked_count: count() })
    .from(reservations)
    .leftJoin(users, eq(users.id, reservations.userId))
    .leftJoin(resellers, eq(resellers.id, reservations.resellerId))
    .where(booked)
    .groupBy(source)
    .orderBy(desc(count()), asc(source))
    .limit(mostSources)
}
