import { asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { expeditionDocuments as document } from '#api/db/answerTables.ts'
import { type Database, rowsOf } from '#api/db/client.ts'

const featuredShown = 12
/** Above every integer key: « 99999999999 » is a word that names nothing, not an overflow. */
const integerKey = /^\d{1,9}$/

export type StoredAnswer = 'detail' | 'geojson' | 'card'

/** Reads the answers that the projection wrote. They are JSON texts, sent as they are: nothing is parsed or built on the way. */
export function expeditionRepository(db: Database) {
  const details = byKey(db, 'detail', { json: asText(document.detail) })
  const routes = byKey(db, 'geojson', { json: asText(document.geojson) })
  const keys = byKey(db, 'key', { id: document.expeditionId, reviewCount: document.reviewCount })

  return {
    detail: async (key: string) => (await details(key))?.json,
    geojson: async (key: string) => (await routes(key))?.json,
    /** The number behind an id, `unique_id` or slug, and how many reviews that trip has. */
    keyOf: keys,
    idOf: async (key: string) => (await keys(key))?.id,
    answersByIds: (ids: number[], answer: StoredAnswer) => answersByIds(db, ids, answer),
    featuredCards: () => featuredCards(db),
    similarCards: (key: string) => similarCards(db, key),
  }
}

/** JSON texts as one JSON list. */
export function jsonList(items: string[]): string {
  return `[${items.join(',')}]`
}

function asText(column: PgColumn) {
  return sql<string>`${column}::text`
}

/** A look-up by id, `unique_id` or slug, prepared once. */
function byKey<Fields extends Record<string, PgColumn | ReturnType<typeof asText>>>(
  db: Database,
  name: string,
  fields: Fields,
) {
  const rows = () => db.select(fields).from(document)
  const named = or(eq(document.slug, sql.placeholder('key')), eq(document.uniqueId, sql.placeholder('key')))
  const byId = rows()
    .where(eq(document.expeditionId, sql.placeholder('id')))
    .prepare(`${name}_by_id`)
  const byName = rows().where(named).prepare(`${name}_by_name`)
  return async (key: string) => {
    const found = integerKey.test(key)
      ? await byId.execute({ id: Number(key) })
      : await byName.execute({ key })
    return found[0]
  }
}

/** In the order asked for; an unknown id is left out. */
async function answersByIds(db: Database, ids: number[], answer: StoredAnswer): Promise<string[]> {
  const rows = await db
    .select({ id: document.expeditionId, json: asText(document[answer]) })
    .from(document)
    .where(inArray(document.expeditionId, ids))
  const byId = new Map(rows.map((row) => [row.id, row.json]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function featuredCards(db: Database): Promise<string[]> {
  const rows = await db
    .select({ json: asText(document.card) })
    .from(document)
    .where(isNotNull(document.nextBookable))
    .orderBy(asc(document.carouselRank), asc(document.expeditionId))
    .limit(featuredShown)
  return rows.map((row) => row.json)
}

async function similarCards(db: Database, key: string): Promise<string[] | undefined> {
  const isOwn = integerKey.test(key)
    ? sql`own.expedition_id = ${Number(key)}`
    : sql`(own.slug = ${key} or own.unique_id = ${key})`
  const rows = await rowsOf<{ json: string | null }>(
    db,
    sql`select near.card::text as json
      from expedition_documents as own
      left join lateral unnest(own.similar_ids) with ordinality as similar_to(id, position) on true
      left join expedition_documents as near on near.expedition_id = similar_to.id
      where ${isOwn} order by similar_to.position`,
  )
  return rows.length > 0 ? rows.flatMap((row) => row.json ?? []) : undefined
}
