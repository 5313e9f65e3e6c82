import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, desc, eq, getTableColumns, inArray, like, type SQL, sql } from '#api/db/drizzle.ts'
import { photoFiles } from '#api/db/fileTables.ts'
import { photos } from '#api/db/referenceTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Position } from '#api/modules/agency/pages.ts'
import type { AgencyPhoto } from '#api/modules/agency/photos/photos.contract.ts'
import { toPhoto } from '#api/modules/expeditions/expeditions.mappers.ts'
import { fold } from '#api/modules/search/fold.ts'

type PhotoRow = typeof photos.$inferSelect
/** `addedMs`: time of its upload; 0 for a photograph of the product. */
export type StoredPhoto = { photo: PhotoRow; addedMs: number }

/** Whole milliseconds: a cursor holds no more. */
const addedMs = sql<number>`coalesce(floor(extract(epoch from ${photoFiles.addedAt}) * 1000), 0)`.mapWith(
  Number,
)

const stored = (db: Database) =>
  db
    .select({ photo: getTableColumns(photos), addedMs })
    .from(photos)
    .leftJoin(photoFiles, eq(photoFiles.name, photos.name))

/** The photographs of these names, by name; unknown ones are missing. */
export async function photosByName(db: Database, names: string[]): Promise<Map<string, StoredPhoto>> {
  if (names.length === 0) return new Map()
  const rows = await stored(db).where(inArray(photos.name, names))
  return new Map(rows.map((row) => [row.photo.name, row]))
}

/** Photographs whose words match: sent ones first, newest first. */
export async function listPhotos(
  db: Database,
  { words, after, limit }: { words: string; after: Position | undefined; limit: number },
): Promise<StoredPhoto[]> {
  const { alt, place, author, name } = photos
  const text = sql`fold_text(${alt} || ' ' || coalesce(${place}, '') || ' ' || ${author})`
  const isAfter: SQL | undefined =
    after && sql`(${addedMs} < ${after.at} or (${addedMs} = ${after.at} and ${name} > ${after.id}))`
  return stored(db)
    .where(and(words === '' ? undefined : like(text, `%${fold(words)}%`), isAfter))
    .orderBy(desc(addedMs), asc(name))
    .limit(limit)
}

/** Locks the row, for a change. */
export async function lockPhoto(tx: Database, name: string): Promise<StoredPhoto | undefined> {
  await tx.select({ name: photos.name }).from(photos).where(eq(photos.name, name)).for('update')
  return (await photosByName(tx, [name])).get(name)
}

export async function photoWithHash(db: Database, hash: Buffer): Promise<StoredPhoto | undefined> {
  const [found] = await stored(db).where(eq(photoFiles.hash, hash))
  return found
}

/** The public expeditions that show a photograph. */
export async function expeditionsWithPhoto(db: Database, name: string): Promise<number[]> {
  const rows = await db
    .select({ id: expeditions.id })
    .from(expeditions)
    .innerJoin(expeditionDocuments, eq(expeditionDocuments.expeditionId, expeditions.id))
    .where(sql`${expeditions.photoNames} @> array[${name}]`)
    .orderBy(asc(expeditions.id))
  return rows.map(({ id }) => id)
}

export function toAgencyPhoto({ photo, addedMs: added }: StoredPhoto): AgencyPhoto {
  const { version, author, license, place } = photo
  return { ...toPhoto(photo), version, author, license, place, is_uploaded: added > 0 }
}
