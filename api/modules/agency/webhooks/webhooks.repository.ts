import type { Database } from '#api/db/client.ts'
import { and, asc, count, desc, eq, sql } from '#api/db/drizzle.ts'
import { resellers } from '#api/db/keyTables.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/db/webhookTables.ts'
import { afterTime, isOlder, toPage } from '#api/modules/agency/pages.ts'
import type {
  AgencyWebhook,
  AgencyWebhooks,
  DeliveriesQuery,
  WebhookDeliveries,
  WebhookDelivery,
} from '#api/modules/agency/webhooks/webhooks.contract.ts'
import { Refusal } from '#api/plugins/errors.ts'

type DeliveryRow = typeof webhookDeliveries.$inferSelect

const waitingCount = (db: Database) =>
  db
    .select({ count: count() })
    .from(webhookDeliveries)
    .where(
      and(eq(webhookDeliveries.endpointId, webhookEndpoints.id), eq(webhookDeliveries.status, 'pending')),
    )

const readRows = (db: Database) =>
  db
    .select({
      endpoint: webhookEndpoints,
      resellerName: resellers.name,
      waitingCount: sql<number>`${waitingCount(db)}`.mapWith(Number),
    })
    .from(webhookEndpoints)
    .leftJoin(resellers, eq(resellers.id, webhookEndpoints.resellerId))

type EndpointRow = Awaited<ReturnType<typeof readRows>>[number]

export async function listWebhooks(db: Database): Promise<AgencyWebhooks> {
  const rows = await readRows(db).orderBy(asc(webhookEndpoints.createdAt), asc(webhookEndpoints.id))
  const choices = await db
    .select({ id: resellers.id, name: resellers.name })
    .from(resellers)
    .where(eq(resellers.test, false))
    .orderBy(asc(resellers.name))
  return { webhooks: rows.map(toWebhook), resellers: choices }
}

export async function readWebhook(db: Database, id: string): Promise<AgencyWebhook> {
  const [row] = await readRows(db).where(eq(webhookEndpoints.id, id))
  if (!row) throw new Refusal('WEBHOOK_NOT_FOUND')
  return toWebhook(row)
}

function toWebhook({ endpoint, resellerName, waitingCount: waiting }: EndpointRow): AgencyWebhook {
  return {
    id: endpoint.id,
    version: endpoint.version,
    url: endpoint.url,
    events: endpoint.events,
    reseller_id: endpoint.resellerId,
    reseller_name: resellerName,
    is_enabled: endpoint.disabledAt === null,
    disabled_reason: endpoint.disabledReason,
    disabled_at: endpoint.disabledAt?.toISOString() ?? null,
    failing_since: endpoint.firstFailedAt?.toISOString() ?? null,
    created_at: endpoint.createdAt.toISOString(),
    waiting_count: waiting,
  }
}

/** A page of the deliveries of an endpoint, the newest change first. */
export async function listDeliveries(
  db: Database,
  endpointId: string,
  { first = '50', after }: DeliveriesQuery,
): Promise<WebhookDeliveries> {
  const limit = Number(first)
  const { at, id } = webhookDeliveries
  const isAfter = isOlder(at, id, afterTime(after, 'uuid'))
  const rows = await db
    .select()
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.endpointId, endpointId), isAfter))
    .orderBy(desc(at), desc(id))
    .limit(limit + 1)
  const { shown, next } = toPage(rows, limit, (row) => ({ at: row.at.getTime(), id: row.id }))
  return { deliveries: shown.map(toDelivery), next }
}

export const toDelivery = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  event_id: row.eventId,
  type: row.type,
  at: row.at.toISOString(),
  status: row.status,
  attempts: row.attempts,
  attempted_at: row.attemptedAt?.toISOString() ?? null,
  next_attempt_at: row.nextAttemptAt?.toISOString() ?? null,
  failure: row.failure,
  response_status: row.responseStatus,
  response_excerpt: row.responseExcerpt,
  duration_ms: row.durationMs,
})
