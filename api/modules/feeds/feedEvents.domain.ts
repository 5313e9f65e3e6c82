import {
  availableCount,
  type DepartureFacts,
  departureStatus,
} from '#api/modules/departures/departures.domain.ts'
import type { FeedEvent } from '#api/modules/feeds/feeds.contract.ts'

/** Cancelled departures stay in calendars for 30 days: programs that read once a week still see them. */
const canceledMs = 30 * 86_400_000

type Trip = {
  departure: DepartureFacts & { id: number; endOn: string; version: number; changedAt: Date }
  expedition: {
    slug: string
    name: string
    meetingPoint: { name: string } | null
    changedAt: Date | null
  }
}

type Booking = { id: string; isGuide: boolean; version: number; createdAt: Date; canceledAt: Date | null }

export type FavouriteTrip = Trip
export type BookedTrip = Trip & { reservation: Booking }

/** Departures of favourites, as events. */
export const favouriteEvents = (trips: readonly FavouriteTrip[], now: Date): FeedEvent[] =>
  trips
    .filter(({ departure }) => isRecent(departure.canceledAt, now))
    .map((trip) => ({ ...toEvent(trip), reservation_id: null }))

/** Departures that an account has booked or guides: one event each, however often it was booked. */
export function bookedEvents(trips: readonly BookedTrip[], now: Date): FeedEvent[] {
  const byDeparture = Map.groupBy(trips, ({ departure }) => departure.id)
  return [...byDeparture.values()].flatMap((booked) => {
    const trip = booked.find(({ reservation }) => !reservation.canceledAt) ?? booked.at(-1)
    if (!trip) return []
    const { reservation, departure } = trip
    const canceledAt = departure.canceledAt ?? reservation.canceledAt
    if (!isRecent(canceledAt, now)) return []
    const event = toEvent(trip)
    const versions = booked.map((each) => each.reservation.version)
    return [
      {
        ...event,
        reservation_id: reservation.isGuide ? null : reservation.id,
        status: canceledAt ? ('canceled' as const) : event.status,
        sequence: versions.reduce((sum, version) => sum + version, event.sequence - 1),
        changed_at: latest(event.changed_at, reservation.createdAt, reservation.canceledAt),
      },
    ]
  })
}

const isRecent = (canceledAt: Date | string | null, now: Date) =>
  !canceledAt || now.getTime() - new Date(canceledAt).getTime() < canceledMs

function toEvent({ departure, expedition }: Trip): Omit<FeedEvent, 'reservation_id'> {
  return {
    departure_id: String(departure.id),
    expedition_slug: expedition.slug,
    name: expedition.name,
    start: departure.startOn,
    end: departure.endOn,
    meeting_point: expedition.meetingPoint?.name ?? null,
    status: departureStatus(departure),
    available_count: availableCount(departure),
    sequence: departure.version - 1,
    changed_at: latest(departure.changedAt, expedition.changedAt),
  }
}

const latest = (...instants: (Date | string | null)[]) =>
  new Date(Math.max(...instants.map((instant) => (instant ? new Date(instant).getTime() : 0)))).toISOString()
