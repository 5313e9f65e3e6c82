import type { WaitingEntry, WaitingState } from '#gateway/graph/schema.generated.ts'
import { dayOrNull, id, recordOrNull, text, textOrNull, whole, wholeOrNull } from '#gateway/upstream/read.ts'

const states: Record<string, WaitingState> = {
  unconfirmed: 'UNCONFIRMED',
  waiting: 'WAITING',
  offered: 'OFFERED',
  accepted: 'ACCEPTED',
  expired: 'EXPIRED',
  left: 'LEFT',
  closed: 'CLOSED',
}

/** A state that this schema does not know offers no action. */
const toWaitingState = (state: unknown): WaitingState => states[text(state)] ?? 'CLOSED'

export function toWaitingEntry(body: unknown): WaitingEntry | null {
  const api = recordOrNull(body)
  if (!api) return null
  const departureStart = dayOrNull(api.departure_start) ?? ''
  return {
    departureId: id(api.departure_id),
    departureStart,
    departureEnd: dayOrNull(api.departure_end) ?? departureStart,
    expeditionSlug: text(api.expedition_slug),
    expeditionName: text(api.expedition_name),
    places: whole(api.places, 1),
    state: toWaitingState(api.state),
    position: wholeOrNull(api.position),
    offerExpiresAt: textOrNull(api.offer_expires_at),
  }
}
