import { type Static, Type } from 'typebox'
import { conflictBody, flag, instant, nullable, oneOf, text, uuid, whole } from '#api/contract.ts'
import {
  deliveryFailures,
  deliveryStatuses,
  deliveryTypes,
  disabledReasons,
  webhookEvents,
} from '#api/modules/webhooks/webhooks.contract.ts'

const exampleId = '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'
const time = '2027-03-10T09:00:00.000Z'
const exampleUrl = 'https://revendeur.example.test/webhooks'

const url = text('Address of the receiver', exampleUrl, { maxLength: 500 })
const event = oneOf(webhookEvents, { description: 'Event' })
const events = Type.Array(event, { description: 'Events that are sent', maxItems: webhookEvents.length })

const fields = {
  id: uuid('ID', exampleId),
  version: whole('Version, to send with a change', 1),
  url: text('Address of the receiver', exampleUrl),
  events: Type.Array(event, { description: 'Events that are sent' }),
  reseller_id: nullable(uuid('Reseller whose reservations alone are sent; null for all', exampleId)),
  reseller_name: nullable(text('Name of the reseller', 'Randos & Cie')),
  is_enabled: flag('Whether events are sent'),
  disabled_reason: nullable(oneOf(disabledReasons, { description: 'Cause, unless it is enabled' })),
  disabled_at: nullable(instant('Time of the disabling', time)),
  failing_since: nullable(instant('Start of an unbroken series of failures', time)),
  created_at: instant('Time of the creation', time),
  waiting_count: whole('Deliveries that wait', 0),
}

export const AgencyWebhook = Type.Object(fields, { title: 'AgencyWebhook' })
export type AgencyWebhook = Static<typeof AgencyWebhook>

const Reseller = Type.Object(
  { id: uuid('ID', exampleId), name: text('Name', 'Randos & Cie') },
  { title: 'AgencyWebhookReseller' },
)

export const AgencyWebhooks = Type.Object(
  {
    webhooks: Type.Array(AgencyWebhook, { description: 'Webhooks, the oldest first' }),
    resellers: Type.Array(Reseller, { description: 'Resellers that a webhook may serve, by name' }),
  },
  { title: 'AgencyWebhooks' },
)
export type AgencyWebhooks = Static<typeof AgencyWebhooks>

export const WebhookParams = Type.Object({ id: uuid('ID', exampleId) })

export const NewWebhook = Type.Object(
  { url, events, reseller_id: Type.Optional(fields.reseller_id) },
  { title: 'NewAgencyWebhook', additionalProperties: false },
)
export type NewWebhook = Static<typeof NewWebhook>

export const WebhookChange = Type.Object(
  {
    version: whole('Version that the change is based on', 1, { minimum: 1 }),
    url: Type.Optional(url),
    events: Type.Optional(events),
    is_enabled: Type.Optional(fields.is_enabled),
    renew_secret: Type.Optional(flag('Whether to replace the secret: the former one signs for a day more')),
  },
  { title: 'AgencyWebhookChange', additionalProperties: false },
)
export type WebhookChange = Static<typeof WebhookChange>

export const SavedWebhook = Type.Object(
  {
    webhook: AgencyWebhook,
    secret: nullable(text('Secret, shown once; null unless it is new', 'whsec_bXkgc2VjcmV0')),
  },
  { title: 'SavedAgencyWebhook' },
)
export type SavedWebhook = Static<typeof SavedWebhook>

export const WebhookConflict = conflictBody(
  Type.Object(
    {
      ...fields,
      changed_by: nullable(text('First name of the author of the stored version', 'Agnès')),
      changed_at: instant('Time of the stored version', time),
    },
    { title: 'StoredAgencyWebhook' },
  ),
)

export const WebhookDelivery = Type.Object(
  {
    id: uuid('ID', exampleId),
    event_id: uuid('ID that the receiver gets as `webhook-id`', exampleId),
    type: oneOf(deliveryTypes, { description: 'Type' }),
    at: instant('Time of the change', time),
    status: oneOf(deliveryStatuses, { description: 'State' }),
    attempts: whole('Attempts so far', 1),
    attempted_at: nullable(instant('Time of the last attempt', time)),
    next_attempt_at: nullable(instant('Time of the next attempt; null for at once, or never', time)),
    failure: nullable(oneOf(deliveryFailures, { description: 'Cause of the last failure' })),
    response_status: nullable(whole('Status of the last response', 200)),
    response_excerpt: nullable(text('Beginning of the last response', 'ok')),
    duration_ms: nullable(whole('Duration of the last attempt, in milliseconds', 120)),
  },
  { title: 'AgencyWebhookDelivery' },
)
export type WebhookDelivery = Static<typeof WebhookDelivery>

export const WebhookDeliveries = Type.Object(
  {
    deliveries: Type.Array(WebhookDelivery, { description: 'Deliveries, the newest change first' }),
    next: nullable(text('Cursor of the next page, for `after`; null on the last', 'MTgwNDY2OTIwMDAwMF80Mg')),
  },
  { title: 'AgencyWebhookDeliveries' },
)
export type WebhookDeliveries = Static<typeof WebhookDeliveries>

export const DeliveriesQuery = Type.Object({
  first: Type.Optional(
    text('Number of deliveries, 50 at most', '50', { pattern: '^([1-9]|[1-4][0-9]|50)$' }),
  ),
  after: Type.Optional(text('Cursor of the former page', 'MTgwNDY2OTIwMDAwMF80Mg', { maxLength: 100 })),
})
export type DeliveriesQuery = Static<typeof DeliveriesQuery>
