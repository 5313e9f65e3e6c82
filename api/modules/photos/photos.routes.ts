import { asc } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { photos } from '#api/db/referenceTables.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { PhotoCredits } from '#api/modules/photos/photos.contract.ts'

const credits = {
  tags: ['photos'],
  summary: 'Lists the photo credits: photographer and licence of each photo',
  response: { 200: PhotoCredits },
}

export function photoRoutes(app: Api, { db }: ApiDeps): void {
  app.get('/photos', { schema: credits, config: { extension: true } }, async () => ({
    photos: await listCredits(db),
  }))
}

async function listCredits(db: Database) {
  const rows = await db.select().from(photos).orderBy(asc(photos.name))
  return rows.map(({ name, alt, place, author, license, licenseUrl, sourceUrl }) => ({
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
