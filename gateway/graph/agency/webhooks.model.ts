import { toPageInfo } from '#gateway/graph/agency/pageInfo.ts'
import type {
  AgencyWebhook,
  AgencyWebhookDelivery,
  AgencyWebhookDeliveryConnection,
  AgencyWebhooks,
  WebhookDeliveryStatus,
  WebhookDeliveryType,
  WebhookDisabledReason,
  WebhookEvent,
  WebhookFailure,
} from '#gateway/graph/schema.generated.ts'
import type {
  ApiAgencyWebhook,
  ApiAgencyWebhookDelivery,
  ApiAgencyWebhooks,
} from '#gateway/upstream/api.generated.ts'
import {
  flag,
  id,
  list,
  listOf,
  record,
  text,
  textOrNull,
  texts,
  whole,
  wholeOrNull,
} from '#gateway/upstream/read.ts'

/** REST names of the events. */
export const eventNames: Record<WebhookEvent, string> = {
  DEPARTURE_UPDATED: 'departure.updated',
  EXPEDITION_PUBLISHED: 'expedition.published',
  RESERVATION_CONFIRMED: 'reservation.confirmed',
  RESERVATION_CANCELLED: 'reservation.cancelled',
  MESSAGE_POSTED: 'message.posted',
}

const events: Record<string, WebhookEvent> = {
  'departure.updated': 'DEPARTURE_UPDATED',
  'expedition.published': 'EXPEDITION_PUBLISHED',
  'reservation.confirmed': 'RESERVATION_CONFIRMED',
  'reservation.cancelled': 'RESERVATION_CANCELLED',
  'message.posted': 'MESSAGE_POSTED',
}

const types: Record<string, WebhookDeliveryType> = { ...events, 'webhook.test': 'WEBHOOK_TEST' }
const statuses: Record<string, WebhookDeliveryStatus> = { delivered: 'DELIVERED', failed: 'FAILED' }
const reasons: Record<string, WebhookDisabledReason> = { owner: 'OWNER', failing: 'FAILING', gone: 'GONE' }

const failures: Record<string, WebhookFailure> = {
  address: 'ADDRESS',
  connection: 'CONNECTION',
  timeout: 'TIMEOUT',
  redirect: 'REDIRECT',
  status: 'STATUS',
  size: 'SIZE',
  secret: 'SECRET',
}

export function toWebhooks(body: unknown): AgencyWebhooks {
  const api = record<ApiAgencyWebhooks>(body)
  return {
    nodes: listOf(api.webhooks).map(toWebhook),
    resellers: list(api.resellers, (each) => {
      const reseller = record(each)
      return { id: id(reseller.id), name: text(reseller.name) }
    }),
  }
}

export function toWebhook(body: unknown): AgencyWebhook {
  const api = record<ApiAgencyWebhook>(body)
  const resellerId = textOrNull(api.reseller_id)
  return {
    id: id(api.id),
    version: whole(api.version),
    url: text(api.url),
    events: texts(api.events).flatMap((name) => events[name] ?? []),
    reseller: resellerId ? { id: resellerId, name: text(api.reseller_name) } : null,
    isEnabled: flag(api.is_enabled),
    disabledReason: reasons[text(api.disabled_reason)] ?? null,
    disabledAt: textOrNull(api.disabled_at),
    failingSince: textOrNull(api.failing_since),
    createdAt: text(api.created_at),
    waitingCount: whole(api.waiting_count),
  }
}

export function toDelivery(body: unknown): AgencyWebhookDelivery {
  const api = record<ApiAgencyWebhookDelivery>(body)
  return {
    id: id(api.id),
    eventId: id(api.event_id),
    type: types[text(api.type)] ?? 'WEBHOOK_TEST',
    at: text(api.at),
    status: statuses[text(api.status)] ?? 'PENDING',
    attempts: whole(api.attempts),
    attemptedAt: textOrNull(api.attempted_at),
    nextAttemptAt: textOrNull(api.next_attempt_at),
    failure: failures[text(api.failure)] ?? null,
    responseStatus: wholeOrNull(api.response_status),
    responseExcerpt: textOrNull(api.response_excerpt),
    durationMs: wholeOrNull(api.duration_ms),
  }
}

export function toDeliveryPage(body: unknown): AgencyWebhookDeliveryConnection {
  return { nodes: listOf(body, 'deliveries').map(toDelivery), pageInfo: toPageInfo(body) }
}
