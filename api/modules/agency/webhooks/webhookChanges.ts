import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '#api/db/client.ts'
import { databaseNow } from '#api/db/columns.ts'
import { and, count, eq, sql } from '#api/db/drizzle.ts'
import { resellers } from '#api/db/keyTables.ts'
import { webhookDeliveries, webhookEndpoints } from '#api/db/webhookTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { sealSecret } from '#api/modules/agency/access/sealedSecret.ts'
import type { AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import type {
  NewWebhook,
  SavedWebhook,
  WebhookChange,
  WebhookDelivery,
} from '#api/modules/agency/webhooks/webhooks.contract.ts'
import { webhookMessages as messages } from '#api/modules/agency/webhooks/webhooks.messages.ts'
import { readWebhook, toDelivery } from '#api/modules/agency/webhooks/webhooks.repository.ts'
import { faultOfUrl } from '#api/modules/webhooks/address.domain.ts'
import { secretBytes, shownSecret } from '#api/modules/webhooks/signature.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock' | 'env'>
type Endpoint = typeof webhookEndpoints.$inferSelect
type Chosen = Pick<Endpoint, 'url' | 'events'>

/** Each has a lane of the dispatcher. */
const mostEndpoints = 50
const formerSecretMs = 24 * 3_600_000

/** Adds an endpoint; its secret is in this answer alone. */
export function addWebhook(context: Context, caller: AgencyCaller, input: NewWebhook): Promise<SavedWebhook> {
  const { db, clock, env } = context
  const now = clock()
  const id = randomUUID()
  const secret = randomBytes(secretBytes)
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${webhookEndpoints} in share row exclusive mode`)
    const chosen = readChosen(context, { url: input.url, events: input.events })
    await refuseMany(tx)
    const resellerId = input.reseller_id ?? null
    await refuseReseller(tx, resellerId)
    const secretSealed = sealSecret(env, id, secret)
    const row = { id, ...chosen, resellerId, secretSealed, createdAt: now, changedAt: now }
    await tx.insert(webhookEndpoints).values(row)
    const after = { ...toValues({ ...chosen, disabledReason: null }), reseller_id: resellerId }
    await log(tx, caller, row, { action: 'webhook.created', now, after })
    return { webhook: await readWebhook(tx, id), secret: shownSecret(secret) }
  })
}

/** Saves the address, the events, the state or the secret. An endpoint that is enabled again starts afresh. */
export function saveWebhook(
  context: Context,
  caller: AgencyCaller,
  id: string,
  { version, renew_secret: isRenewed = false, is_enabled: isEnabled, ...input }: WebhookChange,
): Promise<SavedWebhook> {
  const { db, clock, env } = context
  const now = clock()
  const secret = isRenewed ? randomBytes(secretBytes) : undefined
  return db.transaction(async (tx) => {
    const before = await locked(tx, id)
    await requireVersion(tx, version, { entity: 'webhook', ...before }, () => readWebhook(tx, id))
    const { url = before.url, events = before.events } = input
    const chosen = readChosen(context, { url, events })
    const after: Endpoint = {
      ...before,
      ...chosen,
      ...(chosen.url === before.url ? {} : { firstFailedAt: null }),
      ...(isEnabled === undefined || isEnabled === !before.disabledAt ? {} : toState(isEnabled, now)),
      ...(secret && {
        secretSealed: sealSecret(env, id, secret),
        formerSecretSealed: before.secretSealed,
        formerSecretUntil: new Date(now.getTime() + formerSecretMs),
      }),
      version: version + 1,
      changedAt: now,
    }
    await tx.update(webhookEndpoints).set(after).where(eq(webhookEndpoints.id, id))
    const action = secret ? 'webhook.secret_renewed' : 'webhook.changed'
    await log(tx, caller, after, { action, now, before: toValues(before), after: toValues(after) })
    return { webhook: await readWebhook(tx, id), secret: secret ? shownSecret(secret) : null }
  })
}

/** Removes an endpoint with its deliveries. */
export function removeWebhook({ db, clock }: Context, caller: AgencyCaller, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const endpoint = await locked(tx, id)
    await tx.delete(webhookEndpoints).where(eq(webhookEndpoints.id, id))
    await log(tx, caller, endpoint, { action: 'webhook.removed', now: clock(), before: toValues(endpoint) })
  })
}

/** Queues a test, which is delivered like an event. */
export function testWebhook(
  { db, clock }: Context,
  caller: AgencyCaller,
  id: string,
): Promise<WebhookDelivery> {
  const now = clock()
  return db.transaction(async (tx) => {
    const endpoint = await lockedEnabled(tx, id)
    const test = { endpointId: id, type: 'webhook.test', facts: {}, at: databaseNow } as const
    const [delivery] = await tx.insert(webhookDeliveries).values(test).returning()
    if (!delivery) throw new Error('The insert of the delivery returned no row.')
    await log(tx, caller, endpoint, { action: 'webhook.tested', now })
    return toDelivery(delivery)
  })
}

/** Makes a delivery due at once, with the id that it had: the receiver recognises it. */
export function redeliver(
  { db, clock }: Context,
  caller: AgencyCaller,
  id: string,
): Promise<WebhookDelivery> {
  const now = clock()
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id))
    if (!found) throw new Refusal('WEBHOOK_NOT_FOUND')
    const endpoint = await lockedEnabled(tx, found.endpointId)
    const [due] = await tx
      .update(webhookDeliveries)
      .set({ status: 'pending', attempts: 0, nextAttemptAt: now })
      .where(eq(webhookDeliveries.id, id))
      .returning()
    if (!due) throw new Refusal('WEBHOOK_NOT_FOUND')
    await log(tx, caller, endpoint, { action: 'webhook.redelivered', now, after: { delivery_id: id } })
    return toDelivery(due)
  })
}

async function locked(tx: Database, id: string): Promise<Endpoint> {
  const [endpoint] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update')
  if (!endpoint) throw new Refusal('WEBHOOK_NOT_FOUND')
  return endpoint
}

async function lockedEnabled(tx: Database, id: string): Promise<Endpoint> {
  const endpoint = await locked(tx, id)
  if (endpoint.disabledAt) throw new Refusal('WEBHOOK_DISABLED')
  return endpoint
}

function readChosen({ env }: Context, { url: value, events }: Chosen): Chosen {
  const url = value.trim()
  const fault = faultOfUrl(url, { allowsLoopback: env.webhooksToLoopback, isProduction: env.isProduction })
  const isDistinct = new Set(events).size === events.length
  const fields = {
    ...(fault && { url: messages.url[fault] }),
    ...((events.length === 0 || !isDistinct) && { events: messages.events }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_FIELDS', { fields })
  return { url, events: events.toSorted() }
}

async function refuseMany(tx: Database): Promise<void> {
  const [row] = await tx.select({ count: count() }).from(webhookEndpoints)
  if (row && row.count >= mostEndpoints)
    throw new Refusal('INVALID_FIELDS', { fields: { url: messages.tooMany(mostEndpoints) } })
}

async function refuseReseller(tx: Database, id: string | null): Promise<void> {
  if (id === null) return
  const isSelling = and(eq(resellers.id, id), eq(resellers.test, false))
  const [found] = await tx.select({ id: resellers.id }).from(resellers).where(isSelling)
  if (!found) throw new Refusal('INVALID_FIELDS', { fields: { reseller_id: messages.reseller } })
}

const toState = (isEnabled: boolean, now: Date) =>
  isEnabled
    ? { disabledAt: null, disabledReason: null, firstFailedAt: null }
    : { disabledAt: now, disabledReason: 'owner' as const }

const toValues = ({
  url,
  events,
  disabledReason,
}: Chosen & Pick<Endpoint, 'disabledReason'>): AuditValues => ({
  url,
  events,
  disabled_reason: disabledReason,
})

type Entry = { action: AuditAction; now: Date; before?: AuditValues; after?: AuditValues }

async function log(
  tx: Database,
  { actor }: AgencyCaller,
  { id, url }: Pick<Endpoint, 'id' | 'url'>,
  { now, ...entry }: Entry,
): Promise<void> {
  await writeAudit(tx, actor, {
    at: now,
    entity: 'webhook',
    entityId: id,
    label: new URL(url).host,
    ...entry,
  })
}
