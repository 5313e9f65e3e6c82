import { instant } from '#api/db/columns.ts'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import type { ContentField, ExpeditionContent } from '#api/modules/agency/expeditions/content.contract.ts'

const expeditionId = () => integer('expedition_id').references(() => expeditions.id, { onDelete: 'cascade' })

/** Content that authors edit, from the first edit on. Nothing public reads it. */
export const expeditionDrafts = pgTable('expedition_drafts', {
  expeditionId: expeditionId().primaryKey(),
  content: jsonb().$type<ExpeditionContent>().notNull(),
  /** Version of the expedition at the last change of each field; 1 for the others. */
  fieldVersions: jsonb('field_versions').$type<Partial<Record<ContentField, number>>>().notNull(),
  /** Whether it differs from the published content. */
  isChanged: boolean('is_changed').notNull(),
  changedBy: uuid('changed_by'),
  changedAt: instant('changed_at').notNull(),
})

/** Published contents, by number. */
export const expeditionRevisions = pgTable(
  'expedition_revisions',
  {
    expeditionId: expeditionId().notNull(),
    number: integer().notNull(),
    content: jsonb().$type<ExpeditionContent>().notNull(),
    note: text(),
    /** Null: content that was there before the agency wrote any. */
    authorId: uuid('author_id'),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.expeditionId, t.number] })],
)

/** Present and former slugs, written by a trigger: each belongs to one expedition for good. */
export const slugs = pgTable(
  'slugs',
  { slug: text().primaryKey(), expeditionId: expeditionId().notNull() },
  (t) => [index('slugs_by_expedition').on(t.expeditionId)],
)
