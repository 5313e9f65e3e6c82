import { bytes, users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { instant } from '#api/db/columns.ts'
import { check, index, integer, jsonb, pgTable, primaryKey, sql, text, uuid } from '#api/db/drizzle.ts'
import { type ExportInput, exportStates } from '#api/modules/agency/exports/exports.contract.ts'
import {
  type ImportInput,
  type ImportReport,
  importStates,
} from '#api/modules/agency/imports/imports.contract.ts'
import { type CancelInput, itemStates, jobKinds } from '#api/modules/agency/money/jobs.contract.ts'

/** Long work of the agency. Its id is the key of the request. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: jobKinds }).notNull(),
    entityId: text('entity_id').notNull(),
    input: jsonb().$type<CancelInput | ImportInput | ExportInput>().notNull(),
    requestedBy: uuid('requested_by')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    createdAt: instant('created_at').notNull(),
    /** State of an import or export; null for a job with items, which have states. */
    state: text({ enum: [...importStates, ...exportStates] }),
    report: jsonb().$type<ImportReport>(),
    totalCount: integer('total_count'),
    doneCount: integer('done_count'),
    /** Cursor after the last page that an export has written. */
    cursor: text(),
    /** Runs of an import that were begun, among them those that a crash ended. */
    attempts: integer().notNull().default(0),
    /** Imports and exports are deleted then. */
    expiresAt: instant('expires_at'),
  },
  (t) => [
    index('jobs_waiting').on(t.createdAt).where(sql`${t.state} in ('checking', 'applying', 'running')`),
    index('jobs_by_expiry').on(t.expiresAt).where(sql`${t.expiresAt} is not null`),
    index('jobs_of_person').on(t.requestedBy, t.kind, t.createdAt),
  ],
)

/** Reservations of a job, each done in one transaction with its effects. */
export const jobItems = pgTable(
  'job_items',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'restrict' }),
    reservationId: uuid('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'restrict' }),
    position: integer().notNull(),
    state: text({ enum: itemStates }).notNull().default('pending'),
    /** Cause in French; null unless it failed. */
    failure: text(),
    attempts: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.reservationId] }),
    index('job_items_pending').on(t.jobId, t.position).where(sql`${t.state} = 'pending'`),
    index('job_items_failed').on(t.jobId).where(sql`${t.state} = 'failed'`),
    check('job_items_state', sql`${t.state} in ('pending', 'done', 'failed')`),
  ],
)

/** Pages of an export, each written in one transaction with the cursor of its job. */
export const jobParts = pgTable(
  'job_parts',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    bytes: bytes().notNull(),
  },
  (t) => [primaryKey({ columns: [t.jobId, t.position] })],
)
