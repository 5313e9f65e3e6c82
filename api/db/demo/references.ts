import type { Database } from '#api/db/client.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import {
  activities,
  activityCategories,
  countries,
  guides,
  photos,
  regions,
} from '#api/db/referenceTables.ts'
import { toSlug } from '#api/modules/search/fold.ts'
import photoList from '../../../photos/photos.json' with { type: 'json' }

/** Loads the reference data: countries, regions, activities, guides, photographs. */
export async function loadReferences(db: Database): Promise<void> {
  await db
    .insert(countries)
    .values(Object.entries(catalogue.country_names).map(([code, name]) => ({ code, name })))
  await db.insert(regions).values(regionsOfCatalogue())
  await db.insert(activityCategories).values(
    catalogue.activity_categories.map(({ key, label, icon }, position) => ({
      slug: key,
      label,
      icon,
      position,
    })),
  )
  await db
    .insert(activities)
    .values(
      catalogue.activity_categories.flatMap((category) =>
        category.activities.map((label) => ({ slug: toSlug(label), label, categorySlug: category.key })),
      ),
    )
  await db.insert(guides).values(
    catalogue.guides.map((guide) => ({
      slug: toSlug(guide.full_name),
      fullName: guide.full_name,
      diploma: guide.diploma,
      basedIn: guide.based_in,
      languages: guide.languages,
      bio: guide.bio,
      quote: guide.quote,
    })),
  )
  await db.insert(photos).values(photoList.map(toPhotoRow))
}

/** An expedition across borders gives its region to each of its countries. */
function regionsOfCatalogue() {
  const byKey = new Map(
    catalogue.expeditions.flatMap(({ region, countries: codes }) =>
      codes.map(
        (countryCode) =>
          [`${countryCode} ${region}`, { slug: toSlug(region), countryCode, name: region }] as const,
      ),
    ),
  )
  return [...byKey.values()]
}

function toPhotoRow(photo: (typeof photoList)[number]) {
  const { file, width, height, alt, averageColor, focus, place, author, license, licenseUrl, source } = photo
  return {
    name: file,
    width,
    height,
    alt,
    color: averageColor,
    focusX: focus.x,
    focusY: focus.y,
    place,
    author,
    license,
    licenseUrl,
    sourceUrl: source,
  }
}
