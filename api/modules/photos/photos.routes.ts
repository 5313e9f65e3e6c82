import { ErrorBody } from '#api/contract.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, isNull, ne, or, sql } from '#api/db/drizzle.ts'
import { photoFiles } from '#api/db/fileTables.ts'
import { photos } from '#api/db/referenceTables.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { Master, MasterParams, PhotoCredits } from '#api/modules/photos/photos.contract.ts'
import { Refusal } from '#api/plugins/errors.ts'

const credits = {
  tags: ['photos'],
  summary: 'Lists the photo credits: photographer and licence of each photo',
  response: { 200: PhotoCredits },
}

const master = {
  tags: ['photos'],
  summary: 'Downloads a photo that the agency has sent, in its full size',
  params: MasterParams,
  response: {
    200: { content: { 'image/jpeg': { schema: Master } } },
    400: ErrorBody,
    404: ErrorBody,
  },
}

export function photoRoutes(app: Api, { db }: ApiDeps): void {
  app.get('/photos', { schema: credits, config: { extension: true } }, async () => ({
    photos: await listCredits(db),
  }))

  app.get('/photos/:name/master', { schema: master, config: { extension: true } }, async (request, reply) => {
    const isNamed = eq(photoFiles.name, request.params.name)
    const [file] = await db.select({ bytes: photoFiles.bytes }).from(photoFiles).where(isNamed)
    if (!file) throw new Refusal('PHOTO_NOT_FOUND')
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('image/jpeg')
      .send(Buffer.from(file.bytes))
  })
}

/** Names of the photographs that a public page shows, of those with a photograph of the agency. */
const shown = sql`(
  select unnest(photo_names) from expeditions
    where state = 'published' and photo_names && array(select name from photo_files)
  union select photo_name from guides where not is_hidden and photo_name is not null
)`

/** Photographs of the product, and those of the agency that are public and name their author. */
async function listCredits(db: Database) {
  const rows = await db
    .select({ photo: photos })
    .from(photos)
    .leftJoin(photoFiles, eq(photoFiles.name, photos.name))
    .where(or(isNull(photoFiles.name), and(ne(photos.author, ''), sql`${photos.name} in ${shown}`)))
    .orderBy(asc(photos.name))
  return rows.map(({ photo: { name, alt, place, author, license, licenseUrl, sourceUrl } }) => ({
    name,
    url: `/images/${name}`,
    alt,
    place,
    author,
    license,
    license_url: licenseUrl,
    source_url: sourceUrl,
  }))
}
