import { messages } from '#web/agency/webhooks/messages.ts'
import type {
  WebhookDeliveryRowFragment,
  WebhookRowFragment,
} from '#web/agency/webhooks/Webhooks.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import type { WebhookEvent } from '#web/lib/graph/graph.generated.ts'

export const allEvents: WebhookEvent[] = [
  'DEPARTURE_UPDATED',
  'EXPEDITION_PUBLISHED',
  'RESERVATION_CONFIRMED',
  'RESERVATION_CANCELLED',
  'MESSAGE_POSTED',
]

/** The host of an address, which names a webhook. */
export const toHost = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)

type Tone = 'pine' | 'sun' | 'rouge' | 'sand'

/** The state of a webhook as a badge. */
export function toState(webhook: Pick<WebhookRowFragment, 'isEnabled' | 'disabledReason' | 'failingSince'>): {
  tone: Tone
  label: string
} {
  const { isEnabled, disabledReason, failingSince } = webhook
  if (!isEnabled)
    return {
      tone: disabledReason === 'OWNER' ? 'sand' : 'rouge',
      label: messages.states[disabledReason ?? 'OWNER'],
    }
  if (failingSince) return { tone: 'sun', label: messages.failing(dayAndHour(failingSince)) }
  return { tone: 'pine', label: messages.active }
}

const tones = { PENDING: 'sun', DELIVERED: 'pine', FAILED: 'rouge' } as const

export const getTone = ({ status }: Pick<WebhookDeliveryRowFragment, 'status'>): Tone => tones[status]

/** The last attempt of a delivery and the next one, in words. */
export function toAttempt({
  attempts,
  failure,
  responseStatus,
  durationMs,
  status,
  nextAttemptAt,
}: WebhookDeliveryRowFragment): string {
  const isWaiting = status === 'PENDING' && nextAttemptAt
  return [
    attempts > 0 && messages.attempts(attempts),
    // The status of the response shows it.
    failure && failure !== 'STATUS' && messages.failures[failure],
    responseStatus && messages.response(responseStatus, durationMs ?? 0),
    isWaiting && messages.nextAttempt(dayAndHour(nextAttemptAt)),
  ]
    .filter(Boolean)
    .join(' · ')
}
