import { instant } from '#api/db/columns.ts'
import { type AnyPgColumn, index, integer, smallint, sql, text, uuid } from '#api/db/drizzle.ts'
import { expeditionStates } from '#api/modules/agency/expeditions/state.contract.ts'

/** Columns of an expedition that its authors' work needs. */
export const authoringColumns = () => ({
  state: text({ enum: expeditionStates }).notNull().default('published'),
  /** Counts the changes by the agency; bookings, reviews and favourites do not change it. */
  version: integer().notNull().default(1),
  /** Number of the published revision; 0 for content that the agency has not written. */
  revision: integer().notNull().default(0),
  /** Rules of the draft that block its publication; null until they are counted. */
  missingCount: smallint('missing_count'),
  searchTitle: text('search_title'),
  searchDescription: text('search_description'),
  /** Idempotency key of its creation. */
  creationKey: uuid('creation_key').unique(),
  changedAt: instant('changed_at'),
})

type Listed = Record<'id' | 'name' | 'carouselRank' | 'changedAt' | 'publishedAt', AnyPgColumn>

/** Orders of the agency's list. */
export const listIndexes = (t: Listed) => [
  index('expeditions_by_change').on(sql`coalesce(${t.changedAt}, ${t.publishedAt})`, t.id),
  index('expeditions_by_name').on(t.name, t.id),
  index('expeditions_by_rank').on(t.carouselRank, t.id),
]
