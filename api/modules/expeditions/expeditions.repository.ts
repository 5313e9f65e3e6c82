import { expeditionDocuments as document } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, inArray, isNotNull, type SQL, sql } from '#api/db/drizzle.ts'
import type { ResponseCache } from '#api/db/responseCache.ts'
import { byId, byKey, rowVersion } from '#api/modules/expeditions/byKey.ts'
import { type CardReader, listOf } from '#api/modules/expeditions/cards.ts'

const featuredShown = 12

/** Number and version of each similar expedition, the most similar first. */
const similarVersions = sql<string>`(
  select coalesce(string_agg(near.expedition_id || ' ' || near.xmin::text, ',' order by position), '')
  from unnest(expedition_documents.similar_ids) with ordinality as similar_to(id, position)
  join expedition_documents as near on near.expedition_id = similar_to.id)`

/** Reads the stored documents as JSON texts and returns them unparsed. */
export function expeditionRepository(db: Database, responses: ResponseCache, readCard: CardReader) {
  /** Reads a document by key: its version for every request, its body when the version is new. */
  function answer(name: string, version: SQL<string>, body: SQL<string>) {
    const find = byKey(db, name, { id: document.expeditionId, version })
    const read = byId(db, name, body)
    return async (key: string) => {
      const found = await find(key)
      return found && responses(`${name} ${found.id}`, found.version, () => read(found.id))
    }
  }

  const findSimilar = byKey(db, 'similar', { versions: similarVersions })

  return {
    detail: answer('detail', rowVersion, sql`${document.detail}::text`),
    geojson: answer('geojson', rowVersion, sql`${document.geojson}::text`),
    async similarCards(key: string): Promise<Buffer | undefined> {
      const found = await findSimilar(key)
      if (!found) return undefined
      const neighbours = found.versions.split(',').filter(Boolean)
      const cards = neighbours.map((neighbour) => {
        const [id, version = ''] = neighbour.split(' ')
        return readCard(Number(id), version)
      })
      return Buffer.concat(listOf(await Promise.all(cards)))
    },
    detailsByIds: (ids: number[]) => detailsByIds(db, ids),
    featuredCards: () => featuredCards(db),
  }
}

/** Joins JSON texts into one JSON list. */
export function jsonList(items: string[]): string {
  return `[${items.join(',')}]`
}

/** In the requested order, without unknown ids. */
async function detailsByIds(db: Database, ids: number[]): Promise<string[]> {
  const rows = await db
    .select({ id: document.expeditionId, json: sql<string>`${document.detail}::text` })
    .from(document)
    .where(inArray(document.expeditionId, ids))
  const found = new Map(rows.map((row) => [row.id, row.json]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

async function featuredCards(db: Database): Promise<string[]> {
  const rows = await db
    .select({ json: sql<string>`${document.card}::text` })
    .from(document)
    .where(isNotNull(document.nextBookable))
    .orderBy(asc(document.carouselRank), asc(document.expeditionId))
    .limit(featuredShown)
  return rows.map((row) => row.json)
}
