import type { LookupFunction } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#api/db/client.ts'
import type { ApiDeps } from '#api/deps.ts'
import { activeOwners } from '#api/modules/agency/access/access.repository.ts'
import { openSecret } from '#api/modules/agency/access/sealedSecret.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import {
  type AttemptResult,
  type Claimed,
  disableEndpoint,
  markDelivered,
  markFailed,
  type WebhookEndpoint,
} from '#api/modules/webhooks/deliveries.repository.ts'
import { maxPayloadBytes, toPayload } from '#api/modules/webhooks/payload.domain.ts'
import { hasFailedTooLong, nextAttemptAt } from '#api/modules/webhooks/schedule.domain.ts'
import { type PostResult, post } from '#api/modules/webhooks/send.ts'
import { signatureHeaders } from '#api/modules/webhooks/signature.domain.ts'
import type { DisabledReason } from '#api/modules/webhooks/webhooks.contract.ts'
import { webhookDisabledMail } from '#api/modules/webhooks/webhooks.mails.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'

export type DispatcherDeps = Pick<ApiDeps, 'db' | 'clock' | 'env'> & {
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** Resolves the names of receivers. Unset: the system. */
  lookup?: LookupFunction
  timeoutMs?: number
  graceMs?: number
}

/** Sends one claimed delivery and records the result; returns whether it arrived. */
export function attempting(deps: DispatcherDeps, now: () => Date, signal: AbortSignal) {
  const { db, env, log } = deps

  async function send({ delivery, endpoint }: Claimed): Promise<PostResult> {
    const secrets = listSecrets(deps, endpoint, now())
    if (secrets.length === 0) return refused('secret')
    const { type, at, facts, eventId } = delivery
    const receiver = { publicUrl: env.publicUrl, isReseller: endpoint.resellerId !== null }
    const body = toPayload({ type, at, facts }, receiver)
    if (Buffer.byteLength(body) > maxPayloadBytes) return refused('size')
    // Receivers compare the time with their own clock, which no demonstration stops.
    const timestamp = Math.floor(Date.now() / 1000)
    const headers = signatureHeaders(secrets, { id: eventId, timestamp, body })
    const rules = { allowsLoopback: env.webhooksToLoopback, isProduction: env.isProduction }
    const { lookup, timeoutMs } = deps
    const bounds = { ...(lookup && { lookup }), ...(timeoutMs && { timeoutMs }), ...rules, signal }
    return post({ url: endpoint.url, headers, body }, bounds)
  }

  return async (claimed: Claimed): Promise<boolean> => {
    const startedAt = performance.now()
    const { failure, status, excerpt } = await send(claimed)
    // Stopped: the claim expires, and the delivery is due again.
    if (signal.aborted) return false
    const durationMs = Math.round(performance.now() - startedAt)
    const result = { failure, responseStatus: status, responseExcerpt: excerpt, durationMs }
    const { delivery } = claimed
    const trail = { deliveryId: delivery.id, endpointId: delivery.endpointId, type: delivery.type }
    log.info({ ...trail, attempts: delivery.attempts, failure, status }, 'webhook attempted')
    if (!failure) await db.transaction((tx) => markDelivered(tx, delivery, result))
    else await db.transaction((tx) => fail(tx, { ...claimed, result, now: now(), publicUrl: env.publicUrl }))
    return !failure
  }
}

const refused = (failure: 'secret' | 'size'): PostResult => ({ failure, status: null, excerpt: null })

/** The secrets that are valid, the newest first; none where `SESSION_SECRET` has changed. */
function listSecrets({ env }: DispatcherDeps, endpoint: WebhookEndpoint, now: Date): Uint8Array[] {
  const { id, secretSealed, formerSecretSealed, formerSecretUntil } = endpoint
  const isFormerValid = formerSecretSealed && formerSecretUntil && formerSecretUntil > now
  const sealed = [secretSealed, ...(isFormerValid ? [formerSecretSealed] : [])]
  return sealed.flatMap((each) => openSecret(env, id, each) ?? [])
}

type Failed = Claimed & { result: AttemptResult; now: Date; publicUrl: string }

/** Postpones or gives up the delivery, and disables an endpoint that has failed for days or has responded 410. */
async function fail(tx: Database, { delivery, endpoint, result, now, publicUrl }: Failed): Promise<void> {
  const next = result.failure === 'size' ? undefined : nextAttemptAt(delivery.attempts, now)
  const failedSince = await markFailed(tx, delivery, result, { now, next })
  const reason = reasonToDisable(result, failedSince, now)
  if (reason && (await disableEndpoint(tx, endpoint.id, reason, now)))
    await announce(tx, endpoint, { reason, now, publicUrl })
}

function reasonToDisable({ responseStatus }: AttemptResult, failedSince: Date, now: Date) {
  if (responseStatus === 410) return 'gone'
  return hasFailedTooLong(failedSince, now) ? 'failing' : undefined
}

type Disabled = { reason: Exclude<DisabledReason, 'owner'>; now: Date; publicUrl: string }

/** Logs that an endpoint was disabled, and mails the owners. */
async function announce(
  tx: Database,
  endpoint: WebhookEndpoint,
  { reason, now, publicUrl }: Disabled,
): Promise<void> {
  const { host } = new URL(endpoint.url)
  await writeAudit(
    tx,
    { kind: 'system' },
    {
      at: now,
      action: 'webhook.disabled',
      entity: 'webhook',
      entityId: endpoint.id,
      label: host,
      after: { disabled_reason: reason },
    },
  )
  const link = `${publicUrl}${agencyPaths.home}/reglages/webhooks/${endpoint.id}`
  for (const { email, firstName } of await activeOwners(tx))
    await queueMail(tx, { recipient: email, ...webhookDisabledMail({ firstName, host, reason, link }) }, now)
}
