import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, inArray, isNull } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import { writeAudits } from '#api/modules/agency/audit/audit.repository.ts'
import { busyMessage } from '#api/modules/agency/departures/clash.messages.ts'
import { listDepartures } from '#api/modules/agency/departures/departures.repository.ts'
import {
  type Clash,
  findEngagements,
  toOpenDashboards,
} from '#api/modules/agency/departures/guide.repository.ts'
import type {
  CreatedDepartures,
  NewDepartures,
  SeriesPlan,
  SeriesRequest,
} from '#api/modules/agency/departures/series.contract.ts'
import {
  faultOfDays,
  faultOfRows,
  lastStart,
  listDays,
  overlapping,
} from '#api/modules/agency/departures/series.domain.ts'
import type { Outcome } from '#api/modules/agency/outcomes.ts'
import { departureLabel, lastDay } from '#api/modules/departures/departures.domain.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'

type Trip = typeof expeditions.$inferSelect
type Row = NewDepartures['rows'][number]

/** The departures of a series, with the defaults of the expedition, and the days that it leaves already. */
export async function planSeries(db: Database, input: SeriesRequest, now: Date): Promise<SeriesPlan> {
  const today = parisDay(now)
  if (input.to > lastStart(today)) throw new Refusal('TOO_FAR')
  const { every_weeks: everyWeeks = 1, excluded = [], ...series } = input
  const days = listDays({ ...series, everyWeeks, excluded }, today)
  const fault = faultOfDays(days, today)
  if (fault) throw new Refusal(fault)
  const [found] = await db
    .select({ trip: expeditions, guide: guides.fullName })
    .from(expeditions)
    .leftJoin(guides, eq(guides.id, expeditions.guideId))
    .where(eq(expeditions.id, Number(input.expedition_id)))
  const { trip, guide } = orNotFound(found)
  const taken = await takenDays(db, [trip.id], days)
  const existing = days.filter((start) => taken.has(dayKey(trip.id, start)))
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
  const busy = await findEngagements(db, [guideId], { startOn: first.startOn, endOn: last.endOn })
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
    const fault = faultOfRows(rows, parisDay(now))
    if (fault) throw new Refusal(fault)
    const distinct = [...new Map(rows.map((row) => [row.start, { trip, row }])).values()]
    const outcomes = await addDepartures(tx, caller, distinct, { key, now })
    const ids = outcomes.flatMap((each) => (each instanceof Refusal ? [] : each.id))
    if (ids.length === 0) throw new Refusal('DATES_EXIST')
    await refreshExpeditions(tx, [trip.id], now)
    return answer(tx, ids, rows, now)
  })
}

type NewRow = { trip: Trip; row: Row }
type Insertion = { key: string; now: Date }

/**
 * Adds departures to locked expeditions, and returns each with its id, or the refusal where its expedition leaves
 * on that day already. All are written at once: an import has thousands. The caller has checked the rows, of which
 * no two are of one day, and refreshes the public documents.
 */
export async function addDepartures<Row extends NewRow>(
  tx: Database,
  caller: Author,
  targets: readonly Row[],
  { key, now }: Insertion,
): Promise<Outcome<Row & { id: number }>[]> {
  const toKey = ({ trip, row }: NewRow) => dayKey(trip.id, row.start)
  const [tripIds, days] = [targets.map(({ trip }) => trip.id), targets.map(({ row }) => row.start)]
  const taken = await takenDays(tx, tripIds, days)
  const fresh = targets.filter((each) => !taken.has(toKey(each)))
  const rows = await insertDepartures(tx, fresh, { key, now })
  const idByDay = new Map(rows.map(({ id, expeditionId, startOn }) => [dayKey(expeditionId, startOn), id]))
  const outcomes = targets.map((each) => {
    const id = idByDay.get(toKey(each))
    return id === undefined ? new Refusal('DATES_EXIST') : { ...each, id }
  })
  const added = outcomes.flatMap((each) => (each instanceof Refusal ? [] : [each]))
  await toOpenDashboards(
    tx,
    added.map(({ id, trip: { guideId } }) => ({ id, guideId })),
    now,
  )
  const changes = added.map(({ id, trip: { name }, row }) => {
    const label = departureLabel({ name, startOn: row.start })
    return { at: now, action: 'departure.created', entity: 'departure', entityId: String(id), label } as const
  })
  await writeAudits(tx, caller.actor, changes)
  return outcomes
}

async function insertDepartures(
  tx: Database,
  targets: readonly NewRow[],
  { key, now }: Insertion,
): Promise<{ id: number; expeditionId: number; startOn: string }[]> {
  if (targets.length === 0) return []
  const { id, expeditionId, startOn } = departures
  return tx
    .insert(departures)
    .values(
      targets.map(({ trip, row: { start, capacity, group_min, price_cents } }) => ({
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
    .returning({ id, expeditionId, startOn })
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

const dayKey = (expeditionId: number, startOn: string) => `${expeditionId} ${startOn}`

/** Expeditions and those of the days on which a departure of theirs begins that is not cancelled. */
async function takenDays(db: Database, expeditionIds: number[], days: string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ expeditionId: departures.expeditionId, startOn: departures.startOn })
    .from(departures)
    .where(
      and(
        inArray(departures.expeditionId, [...new Set(expeditionIds)]),
        inArray(departures.startOn, [...new Set(days)]),
        isNull(departures.canceledAt),
      ),
    )
  return new Set(rows.map(({ expeditionId, startOn }) => dayKey(expeditionId, startOn)))
}
