import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { expeditionDrafts } from '#api/db/draftTables.ts'
import { and, arrayContains, asc, desc, eq, gt, type SQL, sql } from '#api/db/drizzle.ts'
import { expeditionText } from '#api/db/foldedText.ts'
import { guides, photos } from '#api/db/referenceTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { AgencyExpeditionRow, ExpeditionsQuery } from '#api/modules/agency/expeditions/list.contract.ts'
import type { ExpeditionSort, ListPosition } from '#api/modules/agency/expeditions/list.domain.ts'
import { hasAll } from '#api/modules/agency/search/hits.repository.ts'
import { expeditionTypes } from '#api/modules/expeditions/expeditions.contract.ts'
import { toPhoto } from '#api/modules/expeditions/expeditions.mappers.ts'
import { fold } from '#api/modules/search/fold.ts'

/** Indexed as written here. */
const lastChange = sql<Date>`coalesce(${expeditions.changedAt}, ${expeditions.publishedAt})`.mapWith(
  expeditions.publishedAt,
)

const toCome = (today: string) =>
  sql`from departures where expedition_id = ${expeditions.id} and start_on > ${today} and canceled_at is null`

export type ListedExpedition = AgencyExpeditionRow & { position: ListPosition }

/** Expeditions that match, in the wanted order. */
export async function listExpeditions(
  db: Database,
  query: ExpeditionsQuery,
  { now, limit, after }: { now: Date; limit: number; after: ListPosition | undefined },
): Promise<ListedExpedition[]> {
  const today = parisDay(now)
  const sort = query.sort ?? 'changed'
  const rows = await db
    .select({
      row: expeditions,
      changedAt: lastChange,
      hasChanges: expeditionDrafts.isChanged,
      changedBy: users.firstName,
      guideName: guides.fullName,
      cover: photos,
      departures: sql<number>`(select count(*)::int ${toCome(today)})`,
      places: sql<number>`(select coalesce(sum(greatest(capacity - booked_count - held_count, 0)), 0)::int ${toCome(today)})`,
    })
    .from(expeditions)
    .leftJoin(expeditionDrafts, eq(expeditionDrafts.expeditionId, expeditions.id))
    .leftJoin(users, eq(users.id, expeditionDrafts.changedBy))
    .leftJoin(guides, eq(guides.id, expeditions.guideId))
    .leftJoin(photos, eq(photos.name, sql`${expeditions.photoNames}[1]`))
    .where(and(...listConditions(query, today), after && afterPosition(sort, after)))
    .orderBy(...orders[sort])
    .limit(limit)
  return rows.map((found) => ({ ...toRow(found), position: toPosition(sort, found) }))
}

/** Number of expeditions that match. */
export async function countExpeditions(db: Database, query: ExpeditionsQuery, now: Date): Promise<number> {
  return db.$count(expeditions, and(...listConditions(query, parisDay(now))))
}

const orders: Record<ExpeditionSort, SQL[]> = {
  changed: [desc(lastChange), desc(expeditions.id)],
  name: [asc(expeditions.name), asc(expeditions.id)],
  rank: [asc(expeditions.carouselRank), asc(expeditions.id)],
}

function afterPosition(sort: ExpeditionSort, { value, id }: ListPosition): SQL {
  if (sort === 'name') return sql`(${expeditions.name}, ${expeditions.id}) > (${value}, ${id})`
  if (sort === 'rank') return sql`(${expeditions.carouselRank}, ${expeditions.id}) > (${value}, ${id})`
  const instant = new Date(Number(value)).toISOString()
  return sql`(date_trunc('milliseconds', ${lastChange}), ${expeditions.id}) < (${instant}::timestamptz, ${id})`
}

function listConditions(query: ExpeditionsQuery, today: string): (SQL | undefined)[] {
  const words = fold(query.q ?? '')
    .split(' ')
    .filter(Boolean)
  const { state, expeditionType, countryCodes, activitySlugs, levelNumber, guideId } = expeditions
  return [
    words.length > 0 ? hasAll(expeditionText(expeditions), words) : undefined,
    query.state && eq(state, query.state),
    query.type && eq(expeditionType, query.type),
    query.country ? arrayContains(countryCodes, [query.country]) : undefined,
    query.activity ? arrayContains(activitySlugs, [query.activity]) : undefined,
    query.level ? eq(levelNumber, Number(query.level)) : undefined,
    query.guide_id ? eq(guideId, Number(query.guide_id)) : undefined,
    query.without_departure ? sql`not exists (select ${toCome(today)})` : undefined,
    query.incomplete ? gt(expeditions.missingCount, 0) : undefined,
  ]
}

type ListedRow = {
  row: typeof expeditions.$inferSelect
  changedAt: Date
  hasChanges: boolean | null
  changedBy: string | null
  guideName: string | null
  cover: typeof photos.$inferSelect | null
  departures: number
  places: number
}

const toPosition = (sort: ExpeditionSort, { row, changedAt }: ListedRow): ListPosition => ({
  value: { changed: changedAt.getTime(), name: row.name, rank: row.carouselRank }[sort],
  id: row.id,
})

function toRow({ row, changedAt, cover, ...found }: ListedRow): AgencyExpeditionRow {
  return {
    id: String(row.id),
    unique_id: row.uniqueId,
    name: row.name,
    slug: row.slug,
    type: expeditionTypes.find((type) => type === row.expeditionType) ?? 'Expédition',
    state: row.state,
    has_changes: found.hasChanges ?? false,
    missing_count: row.missingCount ?? 0,
    departures_to_come: found.departures,
    places_left: found.places,
    guide_id: row.guideId === null ? null : String(row.guideId),
    guide_name: found.guideName,
    cover: cover && toPhoto(cover),
    rank: row.carouselRank,
    changed_by: found.changedBy,
    changed_at: changedAt.toISOString(),
  }
}
