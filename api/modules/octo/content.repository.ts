import type { Database } from '#api/db/client.ts'
import { and, asc, eq, inArray } from '#api/db/drizzle.ts'
import { activities, guides, photos } from '#api/db/referenceTables.ts'
import { expeditionDays, expeditions } from '#api/db/tables.ts'
import type { ContentSource } from '#api/modules/octo/content.mappers.ts'

/** All but the maps, which are the largest part of an expedition. */
const contentColumns = {
  id: expeditions.id,
  name: expeditions.name,
  expeditionType: expeditions.expeditionType,
  shortDescription: expeditions.shortDescription,
  description: expeditions.description,
  ageMinChild: expeditions.ageMinChild,
  levelNumber: expeditions.levelNumber,
  durationDays: expeditions.durationDays,
  groupMin: expeditions.groupMin,
  groupMax: expeditions.groupMax,
  familyFriendly: expeditions.familyFriendly,
  accommodationNames: expeditions.accommodationNames,
  included: expeditions.included,
  notIncluded: expeditions.notIncluded,
  meetingPoint: expeditions.meetingPoint,
  arrivalStation: expeditions.arrivalStation,
  accessNote: expeditions.accessNote,
  trainAccess: expeditions.trainAccess,
  ecoRating: expeditions.ecoRating,
  route: expeditions.route,
  photoNames: expeditions.photoNames,
  activitySlugs: expeditions.activitySlugs,
  guide: { fullName: guides.fullName, diploma: guides.diploma },
}

/** Content of expeditions, by id. */
export async function findContents(db: Database, ids: number[]): Promise<Map<number, ContentSource>> {
  const rows = await db
    .select(contentColumns)
    .from(expeditions)
    .leftJoin(guides, and(eq(guides.id, expeditions.guideId), eq(guides.isHidden, false)))
    .where(inArray(expeditions.id, ids))
  const [days, photosByName, categories] = await Promise.all([
    findDays(db, ids),
    findPhotos(
      db,
      rows.flatMap(({ photoNames }) => photoNames),
    ),
    db.select({ slug: activities.slug, category: activities.categorySlug }).from(activities),
  ])
  const categoryBySlug = new Map(categories.map(({ slug, category }) => [slug, category]))
  return new Map(
    rows.map((row) => [
      row.id,
      {
        row,
        days: days.get(row.id) ?? [],
        photos: row.photoNames.flatMap((name) => photosByName.get(name) ?? []),
        categorySlugs: row.activitySlugs.flatMap((slug) => categoryBySlug.get(slug) ?? []),
        guide: row.guide,
      },
    ]),
  )
}

async function findDays(db: Database, ids: number[]) {
  const { expeditionId, day, text, title, from, to, night } = expeditionDays
  const rows = await db
    .select({ expeditionId, day, text, title, from, to, night })
    .from(expeditionDays)
    .where(inArray(expeditionId, ids))
    .orderBy(asc(day))
  return Map.groupBy(rows, (row) => row.expeditionId)
}

async function findPhotos(db: Database, names: string[]) {
  const { name, width, alt, author, license } = photos
  const rows = await db
    .select({ name, width, alt, author, license })
    .from(photos)
    .where(inArray(name, [...new Set(names)]))
  return new Map(rows.map((row) => [row.name, row]))
}
