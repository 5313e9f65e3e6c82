import type { Database } from '#api/db/client.ts'
import { databaseNow } from '#api/db/columns.ts'
import { and, asc, eq, isNotNull, isNull, lt, lte, notInArray, or, sql } from '#api/db/drizzle.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/db/webhookTables.ts'
import { claimMs, retentionMs } from '#api/modules/webhooks/schedule.domain.ts'
import type { DeliveryFailure, DisabledReason } from '#api/modules/webhooks/webhooks.contract.ts'

export type WebhookEndpoint = typeof webhookEndpoints.$inferSelect
export type WebhookDelivery = typeof webhookDeliveries.$inferSelect
export type Claimed = { delivery: WebhookDelivery; endpoint: WebhookEndpoint }

const { id, endpointId, status, nextAttemptAt, at, position, attempts, attemptedAt } = webhookDeliveries

const isDue = (now: Date) => and(eq(status, 'pending'), or(isNull(nextAttemptAt), lte(nextAttemptAt, now)))

const isEnabled = isNull(webhookEndpoints.disabledAt)

const isPending = eq(status, 'pending')

/** A first attempt has no time. */
export const dueDeliveries = sql`(select min(coalesce(${nextAttemptAt}, ${at})) from ${webhookDeliveries}
  where ${isPending} and ${endpointId} in (select ${webhookEndpoints.id} from ${webhookEndpoints} where ${isEnabled}))`

/** Endpoints with a delivery that is due, except those that this node is busy with. */
export async function dueEndpoints(db: Database, busy: string[], now: Date): Promise<string[]> {
  const isOther = busy.length > 0 ? notInArray(webhookEndpoints.id, busy) : undefined
  const due = db.select({ endpointId }).from(webhookDeliveries).where(isDue(now))
  const rows = await db
    .select({ id: webhookEndpoints.id })
    .from(webhookEndpoints)
    .where(and(isEnabled, isOther, sql`${webhookEndpoints.id} in ${due}`))
  return rows.map((row) => row.id)
}

/**
 * Claims the oldest due delivery of an endpoint for this node, with the endpoint as it is now. If the node
 * dies, the delivery is due again once the claim has expired.
 */
export async function claimDelivery(db: Database, endpoint: string, now: Date): Promise<Claimed | undefined> {
  const due = db.$with('due').as(
    db
      .select({ id })
      .from(webhookDeliveries)
      .innerJoin(webhookEndpoints, and(eq(webhookEndpoints.id, endpointId), isEnabled))
      .where(and(eq(endpointId, endpoint), isDue(now)))
      .orderBy(asc(position))
      .limit(1)
      .for('update', { of: webhookDeliveries, skipLocked: true }),
  )
  const [delivery] = await db
    .with(due)
    .update(webhookDeliveries)
    .set({
      attempts: sql`${attempts} + 1`,
      attemptedAt: databaseNow,
      nextAttemptAt: new Date(now.getTime() + claimMs),
      mergeKey: null,
    })
    .where(sql`${id} in ${db.select({ id: due.id }).from(due)}`)
    .returning()
  if (!delivery) return undefined
  const [stored] = await db.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, endpoint))
  return stored && { delivery, endpoint: stored }
}

export type AttemptResult = {
  failure: DeliveryFailure | null
  responseStatus: number | null
  responseExcerpt: string | null
  durationMs: number
}

/**
 * Records a delivery that has arrived, which ends a series of failures. Like the changes of an owner, it locks the
 * endpoint before the delivery: the reverse order could deadlock.
 */
export async function markDelivered(tx: Database, delivery: WebhookDelivery, result: AttemptResult) {
  const { id: key, firstFailedAt } = webhookEndpoints
  await tx
    .update(webhookEndpoints)
    .set({ firstFailedAt: null })
    .where(and(eq(key, delivery.endpointId), isNotNull(firstFailedAt)))
  await tx
    .update(webhookDeliveries)
    .set({ ...result, status: 'delivered', nextAttemptAt: null })
    .where(eq(id, delivery.id))
}

/**
 * Records a failed attempt and when to try again, if at all; returns since when the endpoint has only failed. Locks
 * the endpoint first, as above.
 */
export async function markFailed(
  tx: Database,
  delivery: WebhookDelivery,
  result: AttemptResult,
  { now, next }: { now: Date; next: Date | undefined },
): Promise<Date> {
  const { firstFailedAt } = webhookEndpoints
  const [endpoint] = await tx
    .update(webhookEndpoints)
    .set({ firstFailedAt: sql`coalesce(${firstFailedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(webhookEndpoints.id, delivery.endpointId))
    .returning({ firstFailedAt })
  await tx
    .update(webhookDeliveries)
    .set({ ...result, status: next ? 'pending' : 'failed', nextAttemptAt: next ?? null })
    .where(eq(id, delivery.id))
  return endpoint?.firstFailedAt ?? now
}

/** Disables an enabled endpoint; false where it is disabled already. */
export async function disableEndpoint(
  tx: Database,
  endpoint: string,
  reason: DisabledReason,
  now: Date,
): Promise<boolean> {
  const disabled = await tx
    .update(webhookEndpoints)
    .set({
      disabledAt: now,
      disabledReason: reason,
      version: sql`${webhookEndpoints.version} + 1`,
      changedAt: now,
    })
    .where(and(eq(webhookEndpoints.id, endpoint), isEnabled))
    .returning({ id: webhookEndpoints.id })
  return disabled.length > 0
}

export async function deleteOldDeliveries(db: Database): Promise<void> {
  const before = sql`now() - make_interval(secs => ${retentionMs / 1_000})`
  await db.delete(webhookDeliveries).where(lt(sql`coalesce(${attemptedAt}, ${at})`, before))
}
