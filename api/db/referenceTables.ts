import { instant, textList } from '#api/db/columns.ts'
import { boolean, integer, pgTable, primaryKey, smallint, sql, text } from '#api/db/drizzle.ts'

export const countries = pgTable('countries', { code: text().primaryKey(), name: text().notNull() })

export const regions = pgTable(
  'regions',
  {
    slug: text().notNull(),
    countryCode: text('country_code')
      .notNull()
      .references(() => countries.code),
    name: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.countryCode, t.slug] })],
)

export const activityCategories = pgTable('activity_categories', {
  slug: text().primaryKey(),
  label: text().notNull(),
  icon: text().notNull(),
  position: smallint().notNull(),
})

export const activities = pgTable('activities', {
  slug: text().primaryKey(),
  label: text().notNull(),
  categorySlug: text('category_slug')
    .notNull()
    .references(() => activityCategories.slug),
})

export const photos = pgTable('photos', {
  name: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: text().notNull(),
  color: text().notNull(),
  focusX: smallint('focus_x').notNull(),
  focusY: smallint('focus_y').notNull(),
  place: text(),
  author: text().notNull(),
  license: text().notNull(),
  licenseUrl: text('license_url').notNull(),
  sourceUrl: text('source_url').notNull(),
  version: integer().notNull().default(1),
})

export const guides = pgTable('guides', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  slug: text().notNull().unique(),
  fullName: text('full_name').notNull(),
  diploma: text().notNull(),
  basedIn: text('based_in').notNull(),
  languages: textList('languages'),
  bio: text().notNull(),
  /** One sentence in the guide's own voice. */
  quote: text(),
  /** Null: a drawing. */
  photoName: text('photo_name').references(() => photos.name),
  /** Hidden guides are on no public page; those who travel with them still see them. */
  isHidden: boolean('is_hidden').notNull().default(false),
  version: integer().notNull().default(1),
  changedAt: instant('changed_at').notNull().default(sql`now()`),
})
