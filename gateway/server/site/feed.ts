import type { FeedEventModel, FeedModel } from '#gateway/graph/feeds/feeds.model.ts'
import { feedMessages as messages } from '#gateway/server/site/feed.content.ts'
import { type CalendarEvent, calendarFeed } from '#rules/calendarFile.ts'
import { sitePaths } from '#schema/sitePaths.ts'

/** Writes favourites or reservations as a calendar. Only reservations take the days of their reader. */
export function writeFeed({ kind, events }: FeedModel, publicUrl: string): string {
  const isFavourites = kind === 'FAVOURITES'
  return calendarFeed(
    isFavourites ? messages.favourites : messages.reservations,
    events.map((event) => ({
      ...toCalendarEvent(event),
      name: isFavourites ? favouriteName(event) : bookedName(event),
      url: publicUrl + (isFavourites ? sitePaths.expedition(event.slug) : bookedPath(event)),
      isBusy: !isFavourites,
    })),
  )
}

function toCalendarEvent(event: FeedEventModel): Omit<CalendarEvent, 'name' | 'url'> {
  return {
    uid: `departure-${event.departureId}`,
    startOn: event.startOn,
    endOn: event.endOn,
    place: event.meetingPoint,
    stampedAt: event.changedAt,
    sequence: event.sequence,
    status: statuses[event.status] ?? 'TENTATIVE',
  }
}

/** A full departure leaves; one that waits for travellers may not. */
const statuses: Record<string, CalendarEvent['status']> = {
  confirmed: 'CONFIRMED',
  full: 'CONFIRMED',
  canceled: 'CANCELLED',
}

const favouriteName = ({ name, status, availableCount }: FeedEventModel) =>
  messages.favourite(name, messages.states[status], status === 'canceled' ? 0 : availableCount)

const bookedName = ({ name, status }: FeedEventModel) =>
  status === 'canceled' ? messages.canceled(name) : name

/** A guide opens the departure, a traveller the reservation. */
const bookedPath = ({ reservationId, departureId }: FeedEventModel) =>
  reservationId ? sitePaths.reservation(reservationId) : sitePaths.guideDashboard(departureId)
