import { isDeepStrictEqual } from 'node:util'
import { parisDay } from '#api/clock.ts'
import { expeditionActivities, expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq, inArray, type SQLWrapper, sql } from '#api/db/drizzle.ts'
import { activities } from '#api/db/referenceTables.ts'
import { expeditions } from '#api/db/tables.ts'
import {
  changingDetail,
  changingFields,
  indexedFields,
  type SearchedExpedition,
} from '#api/modules/expeditions/expeditions.mappers.ts'
import { loadDepartures } from '#api/modules/expeditions/expeditions.projection.ts'
import { writeSearchState } from '#api/modules/search/search.projection.ts'

/**
 * Rewrites what departures and reviews change in the stored documents. Called in the transaction that changed
 * them, so that no document contradicts its rows.
 */
export async function refreshExpeditions(tx: Database, ids: number[] | SQLWrapper, now: Date): Promise<void> {
  const today = parisDay(now)
  const stored = await lockedDocuments(tx, ids)
  const departuresByExpedition = await loadDepartures(
    tx,
    stored.map(({ row }) => row.id),
  )
  const sources = stored.map(({ row, categories, ...document }) => ({
    row,
    departures: departuresByExpedition.get(row.id) ?? [],
    countries: row.countryCodes.map((code) => ({ code })),
    activities: categories,
    document,
  }))
  for (const source of sources) await patchDocument(tx, source, today)
  await writeSearchState(tx, sources, today)
}

type StoredDocument = Pick<
  typeof expeditionDocuments.$inferSelect,
  'card' | 'detail' | 'minPrice' | 'nextBookable' | 'staleOn'
>

/** Locks the expeditions before their departures are read, as `loadSources` does. */
function lockedDocuments(tx: Database, ids: number[] | SQLWrapper) {
  const { card, detail, minPrice, nextBookable, staleOn, expeditionId } = expeditionDocuments
  const categories = sql<SearchedExpedition['activities']>`coalesce((
    select json_agg(json_build_object('slug', slug, 'categorySlug', category_slug))
    from ${activities} where slug = any(${expeditions.activitySlugs})), '[]')`
  return tx
    .select({ row: expeditions, categories, card, detail, minPrice, nextBookable, staleOn })
    .from(expeditions)
    .innerJoin(expeditionDocuments, eq(expeditionId, expeditions.id))
    .where(inArray(expeditions.id, ids))
    .orderBy(asc(expeditions.id))
    .for('no key update', { of: expeditions })
}

/** Writes nothing where nothing public has changed, such as places that pass from a hold to a booking. */
async function patchDocument(
  tx: Database,
  source: SearchedExpedition & { document: StoredDocument },
  today: string,
): Promise<void> {
  const { row, document } = source
  const changing = changingFields(source, today)
  const detail = { ...document.detail, ...changing, ...changingDetail(source, today) }
  const indexed = indexedFields(source, today)
  if (isDeepStrictEqual(detail, document.detail) && document.staleOn === indexed.staleOn) return
  await tx
    .update(expeditionDocuments)
    .set({
      card: { ...document.card, ...changing },
      detail,
      ...indexed,
    })
    .where(eq(expeditionDocuments.expeditionId, row.id))
  const { minPrice, nextBookable } = indexed
  const isBookable = nextBookable !== null
  if (minPrice === document.minPrice && isBookable === (document.nextBookable !== null)) return
  await tx
    .update(expeditionActivities)
    .set({ minPrice, isBookable })
    .where(eq(expeditionActivities.expeditionId, row.id))
}
