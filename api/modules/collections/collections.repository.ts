import type { Database } from '#api/db/client.ts'
import { asc, eq, sql } from '#api/db/drizzle.ts'
import { photos } from '#api/db/referenceTables.ts'
import { collections } from '#api/db/tables.ts'
import { photoUrl, toPhoto } from '#api/modules/expeditions/expeditions.mappers.ts'

const bannerWidth = 1280

/** The stored cards of a collection, in its order, as one JSON text. */
const cards = sql<string>`(
  select '[' || coalesce(string_agg(document.card::text, ',' order by chosen.position), '') || ']'
  from unnest(${collections.expeditionIds}) with ordinality as chosen(id, position)
  join expedition_documents as document on document.expedition_id = chosen.id)`

/** Lists the collections with their cards, each as a JSON text, by one query. */
export async function listCollections(db: Database): Promise<string[]> {
  const { id, slug, name, subtitle, bannerPhotoName } = collections
  const rows = await db
    .select({ id, slug, name, subtitle, bannerPhotoName, photo: photos, cards })
    .from(collections)
    .leftJoin(photos, eq(photos.name, bannerPhotoName))
    .orderBy(asc(collections.position))
  return rows.map(({ cards: expeditions, bannerPhotoName: banner, photo, ...row }) => {
    const head = JSON.stringify({
      ...row,
      banner_photo_url: photoUrl(banner, bannerWidth),
      banner_photo: photo && toPhoto(photo),
    })
    return `${head.slice(0, -1)},"expeditions":${expeditions}}`
  })
}
