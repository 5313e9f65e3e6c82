import { addDays, parisDay } from '#api/clock.ts'
import { departurePrices } from '#api/db/agencyTables.ts'
import { holds, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, count, desc, eq, gt, gte, inArray, isNull, lte, type SQL, sql } from '#api/db/drizzle.ts'
import { ledgerEntries } from '#api/db/moneyTables.ts'
import { guides } from '#api/db/referenceTables.ts'
import { saleColumns } from '#api/db/saleColumns.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { AgencyDeparture } from '#api/modules/agency/departures/departures.contract.ts'
import type { DepartureToDo } from '#api/modules/agency/departures/toDo.contract.ts'
import type { Position } from '#api/modules/agency/pages.ts'
import { confirmWithinDays, guideWithinDays } from '#api/modules/agency/today/today.domain.ts'
import { isHeldForHours } from '#api/modules/cart/holdLimits.repository.ts'
import { type AgencyState, agencyState } from '#api/modules/departures/departures.domain.ts'

export type DepartureFilter = {
  ids?: number[]
  expeditionId?: number | undefined
  guideId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  states?: AgencyState[] | undefined
  after?: Position<string> | undefined
  toDo?: DepartureToDo | undefined
}

/** Departures that match, soonest first, each with its places, bookings and what they owe. */
export async function listDepartures(
  db: Database,
  filter: DepartureFilter,
  now: Date,
  limit: number,
): Promise<AgencyDeparture[]> {
  const today = parisDay(now)
  const { name, slug } = expeditions
  const rows = await db
    .select({
      departure: departures,
      expedition: { name, slug },
      guideName: guides.fullName,
      salesClosedAt: saleColumns.salesClosedAt,
      reservationsCount: bookedCount,
      optionCount,
      balanceCents,
    })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .leftJoin(guides, eq(guides.id, departures.guideId))
    .where(and(...departureConditions(filter, now)))
    .orderBy(asc(departures.startOn), asc(departures.id))
    .limit(limit)
  return rows.map((row) => toAgencyDeparture(row, today))
}

/** Number of departures that match. */
export async function countDepartures(db: Database, filter: DepartureFilter, now: Date): Promise<number> {
  const [found] = await db
    .select({ count: count() })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(and(...departureConditions(filter, now)))
  return found?.count ?? 0
}

export async function departureById(
  db: Database,
  id: number,
  now: Date,
): Promise<AgencyDeparture | undefined> {
  const [found] = await listDepartures(db, { ids: [id] }, now, 1)
  return found
}

const isBooked = sql`booked.departure_id = ${departures.id} and not booked.is_guide and booked.stage = 'booked' and booked.canceled_at is null`
const bookedCount = sql<number>`(select count(*)::int from ${reservations} as booked where ${isBooked})`
const optionCount = sql<number>`(select coalesce(sum(held.places), 0)::int from ${holds} as held
  where held.departure_id = ${departures.id} and held.reservation_id is not null)`
const balanceCents = sql<number>`(select coalesce(sum(entry.amount_cents), 0)::int from ${reservations} as booked
  join ${ledgerEntries} as entry on entry.account = 'customer:' || booked.id where ${isBooked})`

/** The state that `agencyState` derives, for conditions. */
const stateOn = (today: string) => sql`case
  when ${departures.canceledAt} is not null then 'canceled'
  when ${departures.endOn} < ${today} then 'past'
  when ${departures.startOn} <= ${today} then 'underway'
  when ${saleColumns.salesClosedAt} is not null then 'closed'
  when ${departures.bookedCount} + ${departures.heldCount} >= ${departures.capacity} then 'full'
  when ${departures.confirmedAt} is not null or ${departures.bookedCount} >= ${departures.groupMin} then 'confirmed'
  else 'open' end`

const leavesWithin = (today: string, days: number) =>
  and(
    isNull(departures.canceledAt),
    gt(departures.startOn, today),
    lte(departures.startOn, addDays(today, days)),
  )

const waitsFor: Record<DepartureToDo, (today: string, now: Date) => SQL | undefined> = {
  unconfirmed: (today) =>
    and(
      leavesWithin(today, confirmWithinDays),
      isNull(departures.confirmedAt),
      sql`${departures.bookedCount} < least(${departures.groupMin}, ${departures.capacity})`,
    ),
  no_guide: (today) => and(leavesWithin(today, guideWithinDays), isNull(departures.guideId)),
  held_unpaid: (_today, now) => and(isNull(departures.canceledAt), isHeldForHours(now)),
}

/** Conditions of the list, and of a card that leads to it. */
export function departureConditions(filter: DepartureFilter, now: Date): (SQL | undefined)[] {
  const today = parisDay(now)
  const { id, expeditionId, guideId, startOn, endOn } = departures
  const { ids, from, to, states, after } = filter
  return [
    ids && inArray(id, ids),
    filter.expeditionId === undefined ? undefined : eq(expeditionId, filter.expeditionId),
    filter.guideId === undefined ? undefined : eq(guideId, filter.guideId),
    from === undefined ? undefined : gte(endOn, from),
    to === undefined ? undefined : lte(startOn, to),
    states && inArray(stateOn(today), states),
    after && sql`(${startOn}, ${id}) > (${after.at}::date, ${Number(after.id)})`,
    filter.toDo && waitsFor[filter.toDo](today, now),
  ]
}

type Row = {
  departure: typeof departures.$inferSelect
  expedition: { name: string; slug: string }
  guideName: string | null
  salesClosedAt: Date | null
  reservationsCount: number
  optionCount: number
  balanceCents: number
}

function toAgencyDeparture(row: Row, today: string): AgencyDeparture {
  const { departure, expedition, guideName, reservationsCount } = row
  return {
    id: String(departure.id),
    version: departure.version,
    expedition_id: String(departure.expeditionId),
    expedition_name: expedition.name,
    expedition_slug: expedition.slug,
    start: departure.startOn,
    end: departure.endOn,
    capacity: departure.capacity,
    booked_count: departure.bookedCount,
    held_count: departure.heldCount,
    option_count: row.optionCount,
    group_min: departure.groupMin,
    price_cents: departure.priceCents,
    state: agencyState({ ...departure, salesClosedAt: row.salesClosedAt }, today),
    sales_closed_at: departure.salesClosedAt?.toISOString() ?? null,
    confirmed_at: departure.confirmedAt?.toISOString() ?? null,
    guide_id: departure.guideId === null ? null : String(departure.guideId),
    guide_name: guideName,
    reservations_count: reservationsCount,
    balance_cents: row.balanceCents,
  }
}

/** Prices of a departure, newest first. */
export async function findPrices(db: Database, departureId: number) {
  const rows = await db
    .select()
    .from(departurePrices)
    .where(eq(departurePrices.departureId, departureId))
    .orderBy(desc(departurePrices.id))
  return rows.map(({ priceCents, at }) => ({ price_cents: priceCents, at: at.toISOString() }))
}
