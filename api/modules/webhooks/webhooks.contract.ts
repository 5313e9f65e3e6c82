/** Changes that an endpoint may subscribe to. */
export const webhookEvents = [
  'departure.updated',
  'expedition.published',
  'reservation.confirmed',
  'reservation.cancelled',
  'message.posted',
] as const

/** Types of deliveries: the events, and the test that an owner sends. */
export const deliveryTypes = [...webhookEvents, 'webhook.test'] as const
export type DeliveryType = (typeof deliveryTypes)[number]

export const deliveryStatuses = ['pending', 'delivered', 'failed'] as const

/** Causes of a failed attempt: `status` is a response other than 2xx, `size` a body above the limit. */
export const deliveryFailures = [
  'address',
  'connection',
  'timeout',
  'redirect',
  'status',
  'size',
  'secret',
] as const
export type DeliveryFailure = (typeof deliveryFailures)[number]

/** Causes of a disabled endpoint: an owner, five days of failures, or its response 410. */
export const disabledReasons = ['owner', 'failing', 'gone'] as const
export type DisabledReason = (typeof disabledReasons)[number]

/** Facts of the changed row, written by the triggers. */
export type WebhookFacts = {
  id?: string
  reference?: string
  departure_id?: string
  expedition_id?: string
  slug?: string
}
