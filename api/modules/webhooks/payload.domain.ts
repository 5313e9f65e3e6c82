import type { DeliveryType, WebhookFacts } from '#api/modules/webhooks/webhooks.contract.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'
import { sitePaths } from '#schema/sitePaths.ts'

/** Largest body that is sent. */
export const maxPayloadBytes = 64 * 1024

type Change = { type: DeliveryType; at: Date; facts: WebhookFacts }
type Receiver = { publicUrl: string; isReseller: boolean }

/** The body of a delivery: ids and an address to read again, never a person. The same for each attempt. */
export function toPayload({ type, at, facts }: Change, receiver: Receiver): string {
  const { slug: _, ...ids } = facts
  const url = toUrl(type, facts, receiver)
  return JSON.stringify({ type, timestamp: at.toISOString(), data: { ...ids, ...(url && { url }) } })
}

function toUrl(type: DeliveryType, facts: WebhookFacts, { publicUrl, isReseller }: Receiver) {
  const { id, reference = '', slug } = facts
  if (type === 'reservation.confirmed' || type === 'reservation.cancelled')
    return isReseller
      ? `${publicUrl}/octo/bookings?supplierReference=${encodeURIComponent(reference)}`
      : `${publicUrl}${agencyPaths.home}/reservations/${id}`
  return slug && publicUrl + sitePaths.expedition(slug)
}
