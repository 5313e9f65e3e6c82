import { bytes } from '#api/db/accountTables.ts'
import { instant } from '#api/db/columns.ts'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  sql,
  text,
  uniqueIndex,
  uuid,
} from '#api/db/drizzle.ts'
import { resellers } from '#api/db/keyTables.ts'
import {
  deliveryFailures,
  deliveryStatuses,
  deliveryTypes,
  disabledReasons,
  type WebhookFacts,
  webhookEvents,
} from '#api/modules/webhooks/webhooks.contract.ts'

/** Receivers of events. Triggers write a delivery for each that is enabled and subscribes. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid().primaryKey().defaultRandom(),
    url: text().notNull(),
    events: text({ enum: webhookEvents }).array().notNull(),
    /** Only its reservations are sent; null for a program of the agency, which receives all. */
    resellerId: uuid('reseller_id').references(() => resellers.id, { onDelete: 'restrict' }),
    /** Encrypted with a key derived from `SESSION_SECRET`. */
    secretSealed: bytes('secret_sealed').notNull(),
    /** The secret before, with which deliveries are signed too until an instant. */
    formerSecretSealed: bytes('former_secret_sealed'),
    formerSecretUntil: instant('former_secret_until'),
    disabledAt: instant('disabled_at'),
    disabledReason: text('disabled_reason', { enum: disabledReasons }),
    /** Start of an unbroken series of failures. */
    firstFailedAt: instant('first_failed_at'),
    version: integer().notNull().default(1),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    check('webhook_endpoints_disabled', sql`(${t.disabledAt} is null) = (${t.disabledReason} is null)`),
    check(
      'webhook_endpoints_former_secret',
      sql`(${t.formerSecretSealed} is null) = (${t.formerSecretUntil} is null)`,
    ),
  ],
)

/** Events to deliver to an endpoint, written in the transaction of the change. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    endpointId: uuid('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Sent as `webhook-id`: the same for each attempt and redelivery. */
    eventId: uuid('event_id').notNull().defaultRandom(),
    type: text({ enum: deliveryTypes }).notNull(),
    facts: jsonb().$type<WebhookFacts>().notNull(),
    at: instant('at').notNull(),
    /** Order of the changes: several of one transaction have the same time. */
    position: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Later changes of the same row join the delivery until its first attempt, which clears it. */
    mergeKey: text('merge_key'),
    status: text({ enum: deliveryStatuses }).notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** Null before the first attempt: at once. */
    nextAttemptAt: instant('next_attempt_at'),
    attemptedAt: instant('attempted_at'),
    /** Result of the last attempt. */
    failure: text({ enum: deliveryFailures }),
    responseStatus: integer('response_status'),
    responseExcerpt: text('response_excerpt'),
    durationMs: integer('duration_ms'),
  },
  (t) => [
    uniqueIndex('webhook_deliveries_merge').on(t.endpointId, t.mergeKey),
    index('webhook_deliveries_pending').on(t.endpointId, t.position).where(sql`${t.status} = 'pending'`),
    index('webhook_deliveries_newest').on(t.endpointId, t.at, t.id),
    index('webhook_deliveries_by_time').on(sql`coalesce(${t.attemptedAt}, ${t.at})`),
  ],
)
