import { asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { type Database, rowsOf } from '#api/db/client.ts'
import { expeditionDocuments } from '#api/db/tables.ts'

const document = expeditionDocuments
const featuredShown = 12
/** Above every integer key: « 99999999999 » is a word that names nothing, not an overflow. */
const integerKey = /^\d{1,9}$/

export type StoredAnswer = 'detail' | 'geojson' | 'card'

/**
 * Reads the answers that the projection wrote. They are JSON texts, sent as they are: nothing is parsed or built on the way.
 */
export function expeditionRepository(db: Database) {
  const stored = (column: StoredAnswer) => sql<string>`${document[column]}::text`

  const prepared = (column: StoredAnswer) => ({
    byId: db
      .select({ json: stored(column) })
      .from(document)
      .where(eq(document.expeditionId, sql.placeholder('id')))
      .prepare(`${column}_by_id`),
    byName: db
      .select({ json: stored(column) })
      .from(document)
      .where(or(eq(document.slug, sql.placeholder('key')), eq(document.uniqueId, sql.placeholder('key'))))
      .prepare(`${column}_by_name`),
  })
  const answers = { detail: prepared('detail'), geojson: prepared('geojson'), card: prepared('card') }

  return {
    async answer(key: string, column: StoredAnswer): Promise<string | undefined> {
      const { byId, byName } = answers[column]
      const rows = integerKey.test(key)
        ? await byId.execute({ id: Number(key) })
        : await byName.execute({ key })
      return rows[0]?.json
    },

    /** The numeric id behind an id, `unique_id` or slug. */
    async idOf(key: string): Promise<number | undefined> {
      const named = or(eq(document.slug, key), eq(document.uniqueId, key))
      const rows = await db
        .select({ id: document.expeditionId })
        .from(document)
        .where(integerKey.test(key) ? eq(document.expeditionId, Number(key)) : named)
      return rows[0]?.id
    },

    /** In the order asked for; an unknown id is left out. */
    async answersByIds(ids: number[], column: StoredAnswer): Promise<string[]> {
      const rows = await db
        .select({ id: document.expeditionId, json: stored(column) })
        .from(document)
        .where(inArray(document.expeditionId, ids))
      const byId = new Map(rows.map((row) => [row.id, row.json]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },

    async featuredCards(): Promise<string[]> {
      const rows = await db
        .select({ json: stored('card') })
        .from(document)
        .where(isNotNull(document.nextBookable))
        .orderBy(asc(document.carouselRank), asc(document.expeditionId))
        .limit(featuredShown)
      return rows.map((row) => row.json)
    },

    async similarCards(key: string): Promise<string[] | undefined> {
      const named = integerKey.test(key)
        ? sql`own.expedition_id = ${Number(key)}`
        : sql`(own.slug = ${key} or own.unique_id = ${key})`
      const rows = await rowsOf<{ json: string | null }>(
        db,
        sql`select near.card::text as json
          from expedition_documents as own
          left join lateral unnest(own.similar_ids) with ordinality as similar_to(id, position) on true
          left join expedition_documents as near on near.expedition_id = similar_to.id
          where ${named} order by similar_to.position`,
      )
      return rows.length > 0 ? rows.flatMap((row) => row.json ?? []) : undefined
    },
  }
}

/** JSON texts as one JSON list. */
export function jsonList(items: string[]): string {
  return `[${items.join(',')}]`
}
