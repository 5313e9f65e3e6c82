import { asc, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { expeditionDocuments as document } from '#api/db/answerTables.ts'
import { batched } from '#api/db/batched.ts'
import type { Database } from '#api/db/client.ts'
import { keptAnswers } from '#api/db/kept.ts'

const featuredShown = 12
const keptBytes = 32 * 1024 * 1024
/** Above every integer key: « 99999999999 » is a word that names nothing, not an overflow. */
const integerKey = /^\d{1,9}$/
/** Another after every change of what is said of a trip: PostgreSQL's own mark of who wrote the row last. */
const rowVersion = sql<string>`expedition_documents.xmin::text`

/** Reads the answers that the projection wrote. They are JSON texts, sent as they are: nothing is parsed or built on the way. */
export function expeditionRepository(db: Database) {
  const kept = keptAnswers(keptBytes)

  /** An answer about the trip behind a key: its version is read for every request, its body when the version is new. */
  function answer(name: string, version: SQL<string>, body: SQL<string>) {
    const find = byKey(db, `${name}_version`, { id: document.expeditionId, version })
    const read = byId(db, name, body)
    return async (key: string) => {
      const found = await find(key)
      return found && kept(`${name} ${found.id}`, found.version, () => read(found.id))
    }
  }

  return {
    detail: answer('detail', rowVersion, sql`${document.detail}::text`),
    geojson: answer('geojson', rowVersion, sql`${document.geojson}::text`),
    similarCards: answer(
      'similar',
      ofNeighbours(sql`near.expedition_id || ' ' || near.xmin::text`),
      sql`'[' || ${ofNeighbours(sql`near.card::text`)} || ']'`,
    ),
    /** The number behind an id, `unique_id` or slug, and how many reviews that trip has. */
    find: byKey(db, 'trip', {
      id: document.expeditionId,
      version: rowVersion,
      reviewCount: document.reviewCount,
    }),
    detailsByIds: (ids: number[]) => detailsByIds(db, ids),
    featuredCards: () => featuredCards(db),
  }
}

/** JSON texts as one JSON list. */
export function jsonList(items: string[]): string {
  return `[${items.join(',')}]`
}

/** Something of each similar trip, the most alike first, in one text. */
function ofNeighbours(shown: SQL): SQL<string> {
  return sql`(
    select coalesce(string_agg(${shown}, ',' order by position), '')
    from unnest(expedition_documents.similar_ids) with ordinality as similar_to(id, position)
    join expedition_documents as near on near.expedition_id = similar_to.id)`
}

const { expeditionId, slug, uniqueId } = document
const anyOf = (column: PgColumn, keys: string) => sql`${column} = any(${sql.placeholder(keys)})`

/** A look-up by id, `unique_id` or slug. */
function byKey<Fields extends Record<string, PgColumn | SQL>>(db: Database, name: string, fields: Fields) {
  const query = db
    .select({ keys: { expeditionId, slug, uniqueId }, fields })
    .from(document)
    .where(or(anyOf(expeditionId, 'ids'), anyOf(slug, 'names'), anyOf(uniqueId, 'names')))
    .prepare(`${name}_by_key`)
  const find = batched(async (keys: (number | string)[]) => {
    const rows = await query.execute({
      ids: keys.filter((key) => typeof key === 'number'),
      names: keys.filter((key) => typeof key === 'string'),
    })
    return new Map(rows.flatMap((row) => Object.values(row.keys).map((key) => [key, row.fields] as const)))
  })
  return (key: string) => find(integerKey.test(key) ? Number(key) : key)
}

/** A text about the trip of an id. */
function byId(db: Database, name: string, text: SQL<string>) {
  const query = db
    .select({ id: expeditionId, text })
    .from(document)
    .where(anyOf(expeditionId, 'ids'))
    .prepare(`${name}_by_id`)
  return batched(async (ids: number[]) => {
    const rows = await query.execute({ ids })
    return new Map(rows.map((row) => [row.id, row.text]))
  })
}

/** In the order asked for; an unknown id is left out. */
async function detailsByIds(db: Database, ids: number[]): Promise<string[]> {
  const rows = await db
    .select({ id: expeditionId, json: sql<string>`${document.detail}::text` })
    .from(document)
    .where(inArray(expeditionId, ids))
  const byId = new Map(rows.map((row) => [row.id, row.json]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function featuredCards(db: Database): Promise<string[]> {
  const rows = await db
    .select({ json: sql<string>`${document.card}::text` })
    .from(document)
    .where(isNotNull(document.nextBookable))
    .orderBy(asc(document.carouselRank), asc(expeditionId))
    .limit(featuredShown)
  return rows.map((row) => row.json)
}
