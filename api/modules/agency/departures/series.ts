import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { busyMessage } from '#api/modules/agency/departures/clash.messages.ts'
import { listDepartures } from '#api/modules/agency/departures/departures.repository.ts'
import { type Clash, clashesOf, openDashboardOf } from '#api/modules/agency/departures/guide.repository.ts'
import type {
  CreatedDepartures,
  NewDepartures,
  SeriesPlan,
  SeriesWish,
} from '#api/modules/agency/departures/series.contract.ts'
import {
  daysOf,
  faultOfDays,
  faultOfRows,
  lastStart,
  overlapping,
} from '#api/modules/agency/departures/series.domain.ts'
import { departureLabel, lastDay } from '#api/modules/departures/departures.domain.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'

type Trip = typeof expeditions.$inferSelect
type Row = NewDepartures['rows'][number]

/** The departures of a series, with the defaults of the expedition, and the days that it leaves already. */
export async function planSeries(db: Database, wish: SeriesWish, now: Date): Promise<SeriesPlan> {
  const today = parisDay(now)
  if (wish.to > lastStart(today)) throw new Refusal('TOO_FAR')
  const { every_weeks: everyWeeks = 1, excluded = [], ...series } = wish
  const days = daysOf({ ...series, everyWeeks, excluded }, today)
  const fault = faultOfDays(days, today)
  if (fault) throw new Refusal(fault)
  const [found] = await db
    .select({ trip: expeditions, guide: guides.fullName })
    .from(expeditions)
    .leftJoin(guides, eq(guides.id, expeditions.guideId))
    .where(eq(expeditions.id, Number(wish.expedition_id)))
  const { trip, guide } = orNotFound(found)
  const existing = await existingDays(db, trip.id, days)
  const planned = days
    .filter((start) => !existing.includes(start))
    .map((startOn) => ({ startOn, endOn: lastDay(startOn, trip.durationDays), expeditionName: trip.name }))
  if (planned.length === 0) throw new Refusal('DATES_EXIST')
  const clashes = await guideClashes(db, trip.guideId, planned)
  const rows = planned.map((row, index) => ({
    start: row.startOn,
    end: row.endOn,
    capacity: trip.groupMax,
    group_min: trip.groupMin,
    price_cents: trip.priceCents,
    guide_clash: guide !== null && clashes[index]?.length ? busyMessage(guide, clashes[index]) : null,
  }))
  return { rows, existing }
}

/** Each row's absences and other departures of the guide, those of the series among them. */
async function guideClashes(db: Database, guideId: number | null, planned: Clash[]): Promise<Clash[][]> {
  const [first, last] = [planned[0], planned.at(-1)]
  if (guideId === null || !first || !last) return []
  const busy = await clashesOf(db, guideId, { startOn: first.startOn, endOn: last.endOn })
  return planned.map((row) => overlapping(row, [...busy, ...planned]))
}

/**
 * Creates departures in one transaction, without those of days on which the expedition leaves already. The
 * lock of the expedition orders concurrent requests: a repeated key finds what the first has created.
 */
export async function createDepartures(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  caller: Author,
  { expedition_id, rows }: NewDepartures,
  key: string,
): Promise<CreatedDepartures> {
  const now = clock()
  return db.transaction(async (tx) => {
    const isTrip = eq(expeditions.id, Number(expedition_id))
    const [found] = await tx.select().from(expeditions).where(isTrip).for('update')
    const trip = orNotFound(found)
    const former = await idsOfSeries(tx, trip.id, key)
    if (former.length > 0) return answer(tx, former, rows, now)
    const ids = await addDepartures(tx, caller, { trip, rows, key, now })
    await refreshExpeditions(tx, [trip.id], now)
    return answer(tx, ids, rows, now)
  })
}

type Insertion = { trip: Trip; rows: Row[]; key: string; now: Date }

/** Adds departures to a locked expedition, and returns their ids. Its public documents are left to the caller. */
export async function addDepartures(
  tx: Database,
  caller: Author,
  { trip, rows, key, now }: Insertion,
): Promise<number[]> {
  const fault = faultOfRows(rows, parisDay(now))
  if (fault) throw new Refusal(fault)
  const existing = await existingDays(
    tx,
    trip.id,
    rows.map(({ start }) => start),
  )
  const fresh = [...new Map(rows.map((row) => [row.start, row])).values()].filter(
    ({ start }) => !existing.includes(start),
  )
  if (fresh.length === 0) throw new Refusal('DATES_EXIST')
  const created = await insertDepartures(tx, { trip, rows: fresh, key, now })
  for (const { id, startOn } of created) {
    await openDashboardOf(tx, id, trip.guideId, now)
    const [entityId, label] = [String(id), departureLabel({ name: trip.name, startOn })]
    const entry = { at: now, action: 'departure.created', entity: 'departure', entityId, label } as const
    await writeAudit(tx, caller.actor, entry)
  }
  return created.map(({ id }) => id)
}

async function insertDepartures(tx: Database, { trip, rows, key, now }: Insertion) {
  return tx
    .insert(departures)
    .values(
      rows.map(({ start, capacity, group_min, price_cents }) => ({
        expeditionId: trip.id,
        startOn: start,
        endOn: lastDay(start, trip.durationDays),
        capacity,
        groupMin: group_min,
        priceCents: price_cents,
        guideId: trip.guideId,
        seriesKey: key,
        createdAt: now,
      })),
    )
    .returning({ id: departures.id, startOn: departures.startOn })
}

/** The created departures, and the wanted days that existed before. */
async function answer(tx: Database, ids: number[], rows: Row[], now: Date): Promise<CreatedDepartures> {
  const created = await listDepartures(tx, { ids }, now, ids.length)
  const days = new Set(created.map(({ start }) => start))
  const existing = rows.map(({ start }) => start).filter((start) => !days.has(start))
  return { departures: created, existing: [...new Set(existing)].toSorted() }
}

async function idsOfSeries(tx: Database, expeditionId: number, seriesKey: string): Promise<number[]> {
  const isOwn = and(eq(departures.seriesKey, seriesKey), eq(departures.expeditionId, expeditionId))
  const rows = await tx.select({ id: departures.id }).from(departures).where(isOwn)
  return rows.map(({ id }) => id)
}

/** Those of the days on which a departure begins that is not cancelled. */
async function existingDays(db: Database, expeditionId: number, days: string[]): Promise<string[]> {
  const rows = await db
    .selectDistinct({ startOn: departures.startOn })
    .from(departures)
    .where(
      and(
        eq(departures.expeditionId, expeditionId),
        inArray(departures.startOn, days),
        isNull(departures.canceledAt),
      ),
    )
    .orderBy(asc(departures.startOn))
  return rows.map(({ startOn }) => startOn)
}
