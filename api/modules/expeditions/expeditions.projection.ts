import { isDeepStrictEqual } from 'node:util'
import { parisDay } from '#api/clock.ts'
import { expeditionActivities, expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, arrayOverlaps, type Column, eq, getTableColumns, inArray, lte, sql } from '#api/db/drizzle.ts'
import {
  activities,
  activityCategories,
  countries,
  guides,
  photos,
  regions,
} from '#api/db/referenceTables.ts'
import { departures, expeditionDays, expeditions } from '#api/db/tables.ts'
import { withEstimates } from '#api/modules/expeditions/access.domain.ts'
import { bookable, minPriceCents } from '#api/modules/expeditions/expeditions.domain.ts'
import {
  type ExpeditionSource,
  indexedFields,
  toCard,
  toDetail,
} from '#api/modules/expeditions/expeditions.mappers.ts'
import { toGeojson } from '#api/modules/expeditions/route.mappers.ts'
import { writeSimilar } from '#api/modules/expeditions/similar.ts'
import { clearSearchKeys, writeSearchState, writeSearchWords } from '#api/modules/search/search.projection.ts'

const batchSize = 250

/**
 * Rewrites documents and search keys after a change of the expedition itself. `writeSimilar` handles its
 * neighbours.
 */
export async function projectExpeditions(db: Database, ids: number[], now: Date): Promise<void> {
  for (let start = 0; start < ids.length; start += batchSize)
    await db.transaction(async (tx) => {
      const sources = await rewrite(tx, ids.slice(start, start + batchSize), now)
      if (sources.length > 0) await writeSearchWords(tx, sources)
    })
}

/** Writes the documents of an expedition, and which neighbours lead to each other. */
export async function showExpedition(tx: Database, id: number, now: Date): Promise<void> {
  await projectExpeditions(tx, [id], now)
  await writeSimilar(tx, [id])
  const { expeditionId, similarIds } = expeditionDocuments
  const [own] = await tx.select({ similarIds }).from(expeditionDocuments).where(eq(expeditionId, id))
  await writeSimilar(tx, own?.similarIds ?? [])
}

/** Deletes documents and search keys of expeditions that are no longer public, under the lock of the expeditions. */
export async function withdrawExpeditions(tx: Database, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const { expeditionId, similarIds } = expeditionDocuments
  await clearSearchKeys(tx, ids)
  await tx.delete(expeditionActivities).where(inArray(expeditionActivities.expeditionId, ids))
  await tx.delete(expeditionDocuments).where(inArray(expeditionId, ids))
  const neighbours = await tx
    .select({ id: expeditionId })
    .from(expeditionDocuments)
    .where(arrayOverlaps(similarIds, ids))
  await writeSimilar(
    tx,
    neighbours.map(({ id }) => id),
  )
}

/**
 * Patches the favourite count in the stored documents, under the lock of the expedition. No other text can
 * match, since quotes in texts are escaped.
 */
export async function writeInterests(tx: Database, id: number, count: number): Promise<void> {
  const counted = (answer: Column) =>
    sql`regexp_replace(${answer}::text, '"all_time_interests_count":\\d+', ${`"all_time_interests_count":${count}`})::json`
  const { card, detail, expeditionId } = expeditionDocuments
  await tx
    .update(expeditionDocuments)
    .set({ card: counted(card), detail: counted(detail) })
    .where(eq(expeditionId, id))
}

/** Rewrites a batch of documents with its search keys, except the words. */
async function rewrite(tx: Database, ids: number[], now: Date): Promise<ExpeditionSource[]> {
  const sources = await loadSources(tx, ids)
  if (sources.length === 0) return sources
  await upsertDocuments(tx, sources, parisDay(now))
  await replaceActivities(tx, sources, parisDay(now))
  await writeSearchState(tx, sources, parisDay(now))
  return sources
}

/**
 * Rewrites a batch of stale documents, after a new day in Paris or a migration, and returns whether there may
 * be more. Skips rows that another transaction has locked.
 */
export async function refreshStaleExpeditions(db: Database, now: Date, most = batchSize): Promise<boolean> {
  return db.transaction(async (tx) => {
    const stale = await tx
      .select({ id: expeditions.id })
      .from(expeditions)
      .innerJoin(expeditionDocuments, eq(expeditionDocuments.expeditionId, expeditions.id))
      .where(lte(expeditionDocuments.staleOn, parisDay(now)))
      .limit(most)
      .for('no key update', { of: expeditions, skipLocked: true })
    const ids = stale.map((row) => row.id)
    await rewrite(tx, ids, now)
    await writeSimilar(tx, ids)
    return ids.length === most
  })
}

async function upsertDocuments(db: Database, sources: ExpeditionSource[], today: string): Promise<void> {
  const { expeditionId, ...rest } = getTableColumns(expeditionDocuments)
  const { similarIds: _unchanged, ...updated } = rest
  const set = Object.fromEntries(
    Object.entries(updated).map(([key, column]) => [key, sql.raw(`excluded."${column.name}"`)]),
  )
  const values = sources.map((source) => toDocument(source, today))
  await db.insert(expeditionDocuments).values(values).onConflictDoUpdate({ target: expeditionId, set })
}

async function replaceActivities(db: Database, sources: ExpeditionSource[], today: string): Promise<void> {
  const rows = sources.flatMap(({ row, departures: dates }) =>
    [...new Set(row.activitySlugs)].map((activitySlug) => ({
      activitySlug,
      expeditionId: row.id,
      country: row.countryCodes[0] ?? '',
      carouselRank: row.carouselRank,
      levelNumber: row.levelNumber,
      minPrice: minPriceCents(row.priceCents, dates, today) / 100,
      isBookable: bookable(dates, today).length > 0,
    })),
  )
  await db.delete(expeditionActivities).where(
    inArray(
      expeditionActivities.expeditionId,
      sources.map(({ row }) => row.id),
    ),
  )
  if (rows.length > 0) await db.insert(expeditionActivities).values(rows)
}

function toDocument(source: ExpeditionSource, today: string) {
  const { row } = source
  return {
    expeditionId: row.id,
    uniqueId: row.uniqueId,
    slug: row.slug,
    card: toCard(source, today),
    detail: toDetail(source, today),
    geojson: toGeojson(source),
    carouselRank: row.carouselRank,
    country: row.countryCodes[0] ?? '',
    levelNumber: row.levelNumber,
    ...indexedFields(source, today),
  }
}

/**
 * The published ones. Locks first: concurrent changes of the same expeditions have either committed before
 * the read, or wait.
 */
async function loadSources(tx: Database, ids: number[]): Promise<ExpeditionSource[]> {
  const rows = await tx
    .select()
    .from(expeditions)
    .where(and(inArray(expeditions.id, ids), eq(expeditions.state, 'published')))
    .orderBy(expeditions.id)
    .for('no key update')
  const dayRows = await tx
    .select()
    .from(expeditionDays)
    .where(inArray(expeditionDays.expeditionId, ids))
    .orderBy(expeditionDays.day)
  const sources = await createSources(tx, rows, dayRows)
  await storeEstimates(tx, rows, sources)
  return sources
}

/** Stores the estimates that a new journey or meeting point has changed. */
async function storeEstimates(tx: Database, rows: Row[], sources: ExpeditionSource[]): Promise<void> {
  const former = new Map(rows.map(({ id, trainAccess }) => [id, trainAccess]))
  const changed = sources.filter(({ row }) => !isDeepStrictEqual(row.trainAccess, former.get(row.id)))
  if (changed.length === 0) return
  await tx.execute(sql`
    update expeditions set train_access = changed.train_access from unnest(
      ${sql.param(changed.map(({ row }) => row.id))}::int[],
      ${sql.param(changed.map(({ row }) => JSON.stringify(row.trainAccess)))}::jsonb[]
    ) as changed(id, train_access) where expeditions.id = changed.id`)
}

type Row = typeof expeditions.$inferSelect
type Day = typeof expeditionDays.$inferSelect

/** The detail and the route that a publication of these rows would write. Nothing is stored. */
export async function findPreview(db: Database, row: Row, days: Day[], now: Date) {
  const [source] = await createSources(db, [row], days)
  if (!source) throw new Error(`Expedition ${row.id} has no source.`)
  return { ...toDetail(source, parisDay(now)), geojson: toGeojson(source) }
}

/** Rows with all that their documents show. */
async function createSources(tx: Database, values: Row[], dayRows: Day[]): Promise<ExpeditionSource[]> {
  const rows = values.map((row) => ({
    ...row,
    trainAccess: withEstimates(row.trainAccess, row.meetingPoint),
  }))
  const names = await loadNames(
    tx,
    rows.flatMap((row) => row.photoNames),
  )
  const guideIds = rows.flatMap((row) => row.guideId ?? [])
  const isShown = and(inArray(guides.id, guideIds), eq(guides.isHidden, false))
  const guideRows = guideIds.length > 0 ? await tx.select().from(guides).where(isShown) : []
  const daysByExpedition = Map.groupBy(dayRows, (day) => day.expeditionId)
  const departuresByExpedition = await loadDepartures(
    tx,
    rows.map(({ id }) => id),
  )
  const guideById = new Map(guideRows.map((guide) => [guide.id, guide]))
  return rows.map((row) => ({
    row,
    days: daysByExpedition.get(row.id) ?? [],
    guide: guideById.get(row.guideId ?? 0) ?? null,
    departures: departuresByExpedition.get(row.id) ?? [],
    photos: row.photoNames.flatMap((name) => names.photos.get(name) ?? []),
    countries: row.countryCodes.flatMap((code) => names.countries.get(code) ?? []),
    regionName: names.regions.get(row.regionSlug)?.name ?? row.regionSlug,
    activities: row.activitySlugs.flatMap((slug) => names.activities.get(slug) ?? []),
  }))
}

export async function loadDepartures(tx: Database, ids: number[]) {
  const rows = await tx.select().from(departures).where(inArray(departures.expeditionId, ids))
  return Map.groupBy(rows, (departure) => departure.expeditionId)
}

async function loadNames(db: Database, photoNames: string[]) {
  const activityRows = await db
    .select({ ...getTableColumns(activities), categoryLabel: activityCategories.label })
    .from(activities)
    .innerJoin(activityCategories, eq(activityCategories.slug, activities.categorySlug))
  const photoRows =
    photoNames.length > 0 ? await db.select().from(photos).where(inArray(photos.name, photoNames)) : []
  return {
    activities: new Map(activityRows.map((activity) => [activity.slug, activity])),
    countries: new Map((await db.select().from(countries)).map((country) => [country.code, country])),
    regions: new Map((await db.select().from(regions)).map((region) => [region.slug, region])),
    photos: new Map(photoRows.map((photo) => [photo.name, photo])),
  }
}
