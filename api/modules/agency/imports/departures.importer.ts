import type { Database } from '#api/db/client.ts'
import { and, inArray, isNull, or } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { refusals } from '#api/messages.ts'
import { addRows, changeRows } from '#api/modules/agency/imports/departures.saves.ts'
import {
  type Change,
  type ImportContext,
  type Importer,
  type OpenImporter,
  refuseColumn,
  type Target,
  toKey,
} from '#api/modules/agency/imports/importer.ts'
import { importMessages as messages } from '#api/modules/agency/imports/imports.messages.ts'
import type { Outcome } from '#api/modules/agency/outcomes.ts'
import { dayColumn, idColumn, type Values, wholeColumn } from '#api/modules/agency/tables/cells.domain.ts'
import { departureLabel } from '#api/modules/departures/departures.domain.ts'
import { refreshExpeditions } from '#api/modules/expeditions/expeditions.refresh.ts'
import { orNotFound } from '#api/plugins/errors.ts'

type Row = typeof departures.$inferSelect

/** Departures, by their id, or by their expedition and first day. */
export const departuresImporter: Importer = {
  columns: {
    id: idColumn(),
    expedition_id: idColumn(),
    start: dayColumn(),
    capacity: wholeColumn(),
    group_min: wholeColumn(),
    price_cents: wholeColumn(),
    guide_id: idColumn(null),
  },
  keys: ['id', 'expedition_id'],
  ignored: ['expedition_name', 'end', 'state', 'booked_count', 'held_count', 'guide_name', 'balance_cents'],
  open,
}

/** The values of a departure that an import may change. */
const departureValues = ({ startOn, capacity, groupMin, priceCents, guideId }: Row): Values => ({
  start: startOn,
  capacity,
  group_min: groupMin,
  price_cents: priceCents,
  guide_id: guideId === null ? null : String(guideId),
})

async function open(context: ImportContext, rows: readonly Values[]): Promise<OpenImporter> {
  const trips = await readTrips(context.tx)
  const guideIds = await readGuides(context.tx)
  const toDeparture = departureFinder(await readDepartures(context.tx, rows, trips))
  const meant = new Map<string, { tripId: number; row: Row | undefined }>()

  function find(values: Values): Target {
    const named = toKey(values, 'expedition_id')
    const input = named === undefined ? undefined : trips.get(named)
    if (named !== undefined && !input) refuseColumn('expedition_id', messages.unknownExpedition)
    const row = toDeparture(values, input?.id)
    const trip = row ? trips.get(String(row.expeditionId)) : input
    if (!trip) return refuseColumn('expedition_id', messages.required)
    const startOn = row?.startOn ?? String(values.start)
    const key = row ? String(row.id) : `${trip.id} ${startOn}`
    meant.set(key, { tripId: trip.id, row })
    return {
      key,
      label: departureLabel({ name: trip.name, startOn }),
      values: withGuide(values, guideIds),
      ...(row && { stored: departureValues(row) }),
      order: row?.id ?? Number.POSITIVE_INFINITY,
    }
  }

  async function save(changes: readonly Change[]): Promise<Outcome<unknown>[]> {
    const rows = changes.map(({ key, values }) => ({ ...orNotFound(meant.get(key)), values }))
    const changed = rows.flatMap(({ row, values }) => (row ? [{ row, values }] : []))
    const added = rows.filter(({ row }) => !row)
    const outcomes = [...(await changeRows(context, changed)), ...(await addRows(context, added))]
    const tripIds = distinct(rows.map(({ tripId }) => tripId))
    await refreshExpeditions(context.tx, tripIds, context.now)
    return outcomes
  }

  return { find, save }
}

type Trip = { id: number; name: string }

/** Expeditions by each name that a row may give them: id, reference and slug. */
async function readTrips(db: Database): Promise<Map<string, Trip>> {
  const { id, uniqueId, slug, name } = expeditions
  const rows = await db.select({ id, uniqueId, slug, name }).from(expeditions)
  return new Map(rows.flatMap((row) => [row.slug, row.uniqueId, String(row.id)].map((each) => [each, row])))
}

/** Ids of guides by id and by slug. */
async function readGuides(db: Database): Promise<Map<string, string>> {
  const rows = await db.select({ id: guides.id, slug: guides.slug }).from(guides)
  return new Map(rows.flatMap(({ id, slug }) => [slug, String(id)].map((each) => [each, String(id)])))
}

function withGuide(values: Values, guideIds: Map<string, string>): Values {
  const named = values.guide_id
  if (named === undefined || named === null) return values
  const id = guideIds.get(String(named)) ?? refuseColumn('guide_id', messages.unknownGuide)
  return { ...values, guide_id: id }
}

/** Departures whose id a row has, and those of its expedition on its first day. */
async function readDepartures(
  db: Database,
  rows: readonly Values[],
  trips: Map<string, Trip>,
): Promise<Row[]> {
  const ids = rows.map((row) => Number(row.id)).filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
  const tripIds = rows.flatMap((row) => trips.get(toKey(row, 'expedition_id') ?? '')?.id ?? [])
  const days = rows.flatMap(({ start }) => (typeof start === 'string' ? [start] : []))
  const { id, expeditionId, startOn, canceledAt } = departures
  const isOnDay = and(inArray(expeditionId, distinct(tripIds)), inArray(startOn, distinct(days)))
  return db
    .select()
    .from(departures)
    .where(or(inArray(id, distinct(ids)), and(isOnDay, isNull(canceledAt))))
}

const distinct = <T>(values: T[]): T[] => [...new Set(values)]

function departureFinder(rows: Row[]) {
  const byId = new Map(rows.map((row) => [String(row.id), row]))
  const isLeaving = ({ canceledAt }: Row) => canceledAt === null
  const byDay = Map.groupBy(rows.filter(isLeaving), (row) => `${row.expeditionId} ${row.startOn}`)
  return (values: Values, tripId: number | undefined): Row | undefined => {
    const id = toKey(values, 'id')
    if (id !== undefined) {
      const row = byId.get(id) ?? refuseColumn('id', refusals.DEPARTURE_NOT_FOUND[1])
      const isOther = tripId !== undefined && tripId !== row.expeditionId
      return isOther ? refuseColumn('expedition_id', messages.otherExpedition) : row
    }
    if (values.start === undefined) refuseColumn('start', messages.required)
    const sameDay = byDay.get(`${tripId} ${values.start}`) ?? []
    return sameDay.length > 1 ? refuseColumn('id', messages.severalDepartures) : sameDay[0]
  }
}
