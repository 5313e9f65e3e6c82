import type { CalendarFeed, FeedKind } from '#gateway/graph/schema.generated.ts'
import { dayOrNull, id, list, record, recordOrNull, text, textOrNull, whole } from '#gateway/upstream/read.ts'

const kinds: Record<string, FeedKind> = { favourites: 'FAVOURITES', reservations: 'RESERVATIONS' }

/** Null for a kind that this schema lacks. */
export function toFeed(body: unknown): CalendarFeed | null {
  const api = record(body)
  const kind = kinds[text(api.kind)]
  if (!kind) return null
  return { id: id(api.id), kind, createdAt: text(api.created_at), lastReadAt: textOrNull(api.last_read_at) }
}

export type FeedEventModel = {
  departureId: string
  reservationId: string | null
  slug: string
  name: string
  startOn: string
  endOn: string
  meetingPoint: string | null
  status: string
  availableCount: number
  sequence: number
  changedAt: string
}

export type FeedModel = { kind: FeedKind; events: FeedEventModel[] }

export function toFeedModel(body: unknown): FeedModel | null {
  const api = record(body)
  const kind = kinds[text(api.kind)]
  return kind ? { kind, events: list(api.events, toEvent).filter((event) => event !== null) } : null
}

/** Null without a first day. */
function toEvent(body: unknown): FeedEventModel | null {
  const api = recordOrNull(body)
  const startOn = dayOrNull(api?.start)
  if (!api || !startOn) return null
  return {
    departureId: id(api.departure_id),
    reservationId: textOrNull(api.reservation_id),
    slug: text(api.expedition_slug),
    name: text(api.name),
    startOn,
    endOn: dayOrNull(api.end) ?? startOn,
    meetingPoint: textOrNull(api.meeting_point),
    status: text(api.status),
    availableCount: whole(api.available_count),
    sequence: Math.max(0, whole(api.sequence)),
    changedAt: instantOrNull(api.changed_at) ?? `${startOn}T00:00:00.000Z`,
  }
}

function instantOrNull(value: unknown): string | null {
  const time = Date.parse(text(value))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
