import { isDeepStrictEqual } from 'node:util'
import { parisDay } from '#api/clock.ts'
import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { expeditionDrafts, slugs } from '#api/db/draftTables.ts'
import { and, asc, eq, gt, inArray, isNull, ne, sql } from '#api/db/drizzle.ts'
import { activities, guides, photos, regions } from '#api/db/referenceTables.ts'
import { departures, expeditionDays, expeditions } from '#api/db/tables.ts'
import { listChecks } from '#api/modules/agency/expeditions/checks.domain.ts'
import type { ContentField, ExpeditionContent } from '#api/modules/agency/expeditions/content.contract.ts'
import { toContent } from '#api/modules/agency/expeditions/content.mappers.ts'
import type { Surroundings } from '#api/modules/agency/expeditions/expedition.domain.ts'
import type { AgencyExpedition } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { toPhoto } from '#api/modules/expeditions/expeditions.mappers.ts'

type Row = typeof expeditions.$inferSelect

/** An expedition with its two contents: what authors edit, and what was published last. */
export type StoredExpedition = {
  row: Row
  draft: ExpeditionContent
  fieldVersions: Partial<Record<ContentField, number>>
  /** Null until the first publication. */
  published: ExpeditionContent | null
  changedBy: string | null
}

export async function storedExpedition(db: Database, id: number): Promise<StoredExpedition | undefined> {
  return (await withContents(db, await db.select().from(expeditions).where(eq(expeditions.id, id))))[0]
}

/** Expeditions, locked in the order of their ids against other changes of their content. */
export async function lockedExpeditions(db: Database, ids: readonly number[]): Promise<StoredExpedition[]> {
  const { id } = expeditions
  const isWanted = inArray(id, [...ids])
  return withContents(
    db,
    await db.select().from(expeditions).where(isWanted).orderBy(asc(id)).for('no key update'),
  )
}

/** Adds the contents of expeditions to their rows. */
export async function withContents(db: Database, rows: Row[]): Promise<StoredExpedition[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const days = await db
    .select()
    .from(expeditionDays)
    .where(inArray(expeditionDays.expeditionId, ids))
    .orderBy(asc(expeditionDays.day))
  const drafts = await db.select().from(expeditionDrafts).where(inArray(expeditionDrafts.expeditionId, ids))
  const daysByExpedition = Map.groupBy(days, ({ expeditionId }) => expeditionId)
  const draftByExpedition = new Map(drafts.map((draft) => [draft.expeditionId, draft]))
  return rows.map((row) => {
    const draft = draftByExpedition.get(row.id)
    const content = toContent(row, daysByExpedition.get(row.id) ?? [])
    return {
      row,
      draft: draft?.content ?? content,
      fieldVersions: draft?.fieldVersions ?? {},
      published: row.state === 'draft' ? null : content,
      changedBy: draft?.changedBy ?? null,
    }
  })
}

/** Reads the facts of other rows that the rules of a content depend on. */
export async function findSurroundings(
  db: Database,
  { photos: names }: Pick<ExpeditionContent, 'photos'>,
  fixedDays: number | null,
): Promise<Surroundings> {
  const regionRows = await db.select().from(regions)
  const byCountry = Map.groupBy(regionRows, ({ countryCode }) => countryCode)
  const activityRows = await db.select({ slug: activities.slug }).from(activities)
  const photoRows = names.length > 0 ? await db.select().from(photos).where(inArray(photos.name, names)) : []
  return {
    regions: new Map([...byCountry].map(([code, rows]) => [code, rows.map(({ slug }) => slug)])),
    activities: activityRows.map(({ slug }) => slug),
    photos: new Map(photoRows.map(({ name, alt }) => [name, alt])),
    fixedDays,
  }
}

/** Number of departures to come that are not cancelled, and of their free places. */
export async function departuresToCome(db: Database, id: number, today: string) {
  return getToCome(await findDeparturesToCome(db, [id], today), id)
}

/** The same for several expeditions, by id; those without any are absent. */
async function findDeparturesToCome(db: Database, ids: readonly number[], today: string) {
  const { expeditionId, startOn, canceledAt } = departures
  const rows = await db
    .select({
      expeditionId,
      count: sql<number>`count(*)::int`,
      places: sql<number>`coalesce(sum(greatest(capacity - booked_count - held_count, 0)), 0)::int`,
    })
    .from(departures)
    .where(and(inArray(expeditionId, [...ids]), gt(startOn, today), isNull(canceledAt)))
    .groupBy(expeditionId)
  return new Map(rows.map((row) => [row.expeditionId, row]))
}

const getToCome = (found: Awaited<ReturnType<typeof findDeparturesToCome>>, id: number) =>
  found.get(id) ?? { count: 0, places: 0 }

/** Facts of other rows that the rules of a draft depend on. */
export type Facts = (stored: StoredExpedition) => { around: Surroundings; departuresToCome: number }

/** Reads the facts of several drafts at once: an import has thousands. */
export async function findFacts(
  db: Database,
  drafts: readonly StoredExpedition[],
  today: string,
): Promise<Facts> {
  const toCome = await findDeparturesToCome(
    db,
    drafts.map(({ row }) => row.id),
    today,
  )
  const names = new Set(drafts.flatMap(({ draft }) => draft.photos))
  const around = await findSurroundings(db, { photos: [...names] }, null)
  return (stored) => {
    const { count } = getToCome(toCome, stored.row.id)
    return { around: { ...around, fixedDays: readFixedDays(stored, count) }, departuresToCome: count }
  }
}

/** The expeditions that have, or once had, slugs. */
export async function ownersOfSlugs(db: Database, targets: readonly string[]): Promise<Map<string, number>> {
  const { slug, expeditionId } = slugs
  const rows = await db
    .select({ slug, expeditionId })
    .from(slugs)
    .where(inArray(slug, [...targets]))
  return new Map(rows.map((row) => [row.slug, row.expeditionId]))
}

/** Durations are fixed while departures are to come. */
const readFixedDays = ({ row, published }: StoredExpedition, toCome: number) =>
  published && toCome > 0 ? row.durationDays : null

export async function toAgencyExpedition(
  db: Database,
  stored: StoredExpedition,
  now: Date,
): Promise<AgencyExpedition> {
  const { row, draft, published } = stored
  const { count, places } = await departuresToCome(db, row.id, parisDay(now))
  const around = await findSurroundings(db, draft, readFixedDays(stored, count))
  const [guide] = await db
    .select()
    .from(guides)
    .where(eq(guides.id, row.guideId ?? 0))
  const [cover] = await db
    .select()
    .from(photos)
    .where(eq(photos.name, draft.photos[0] ?? ''))
  return {
    id: String(row.id),
    unique_id: row.uniqueId,
    version: row.version,
    state: row.state,
    has_changes: published !== null && !isDeepStrictEqual(draft, published),
    departures_to_come: count,
    places_left: places,
    guide_id: guide ? String(guide.id) : null,
    guide_name: guide?.fullName ?? null,
    cover: cover ? toPhoto(cover) : null,
    rank: row.carouselRank,
    changed_by: await findName(db, stored.changedBy),
    changed_at: (row.changedAt ?? row.publishedAt).toISOString(),
    draft,
    published,
    checks: listChecks({ draft, published, around, departuresToCome: count }),
    former_slugs: await formerSlugs(db, row),
  }
}

async function formerSlugs(db: Database, { id, slug }: StoredExpedition['row']): Promise<string[]> {
  const isFormer = and(eq(slugs.expeditionId, id), ne(slugs.slug, slug))
  const rows = await db.select().from(slugs).where(isFormer).orderBy(asc(slugs.slug))
  return rows.map((row) => row.slug)
}

async function findName(db: Database, userId: string | null): Promise<string | null> {
  if (userId === null) return null
  const [found] = await db.select({ name: users.firstName }).from(users).where(eq(users.id, userId))
  return found?.name ?? null
}
