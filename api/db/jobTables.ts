import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { instant } from '#api/db/columns.ts'
import { type CancelInput, itemStates, jobKinds } from '#api/modules/agency/money/jobs.contract.ts'

/** Long work of the agency. Its id is the key of the request. */
export const jobs = pgTable('jobs', {
  id: uuid().primaryKey(),
  kind: text({ enum: jobKinds }).notNull(),
  entityId: text('entity_id').notNull(),
  input: jsonb().$type<CancelInput>().notNull(),
  requestedBy: uuid('requested_by')
    .notNull()
    .references(() => users.id, { onDelete: 'restrict' }),
  createdAt: instant('created_at').notNull(),
})

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
