import { parisDay } from '#api/clock.ts'
import { interests } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, gt } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import {
  type BookedTrip,
  bookedEvents,
  type FavouriteTrip,
  favouriteEvents,
} from '#api/modules/feeds/feedEvents.domain.ts'
import type { FeedEvent, FeedKind } from '#api/modules/feeds/feeds.contract.ts'

/** Bounds a calendar, earliest first. */
const mostEvents = 1_000

const departure = {
  id: departures.id,
  startOn: departures.startOn,
  endOn: departures.endOn,
  capacity: departures.capacity,
  bookedCount: departures.bookedCount,
  heldCount: departures.heldCount,
  groupMin: departures.groupMin,
  confirmedAt: departures.confirmedAt,
  salesClosedAt: departures.salesClosedAt,
  canceledAt: departures.canceledAt,
  version: departures.version,
  changedAt: departures.changedAt,
}
const expedition = {
  slug: expeditions.slug,
  name: expeditions.name,
  meetingPoint: expeditions.meetingPoint,
  changedAt: expeditions.changedAt,
}
const reservation = {
  id: reservations.id,
  isGuide: reservations.isGuide,
  version: reservations.version,
  createdAt: reservations.createdAt,
  canceledAt: reservations.canceledAt,
}

/** Reads what a feed shows. */
export async function findEvents(
  db: Database,
  { kind, userId }: { kind: FeedKind; userId: string },
  now: Date,
): Promise<FeedEvent[]> {
  return kind === 'favourites'
    ? favouriteEvents(await favouriteTrips(db, userId, parisDay(now)), now)
    : bookedEvents(await bookedTrips(db, userId), now)
}

/** Departures to come of favourites that visitors can open. */
const favouriteTrips = (db: Database, userId: string, today: string): Promise<FavouriteTrip[]> =>
  db
    .select({ departure, expedition })
    .from(interests)
    .innerJoin(expeditions, eq(expeditions.id, interests.expeditionId))
    .innerJoin(departures, eq(departures.expeditionId, expeditions.id))
    .where(
      and(eq(interests.userId, userId), eq(expeditions.state, 'published'), gt(departures.startOn, today)),
    )
    .orderBy(asc(departures.startOn), asc(departures.id))
    .limit(mostEvents)

const bookedTrips = (db: Database, userId: string): Promise<BookedTrip[]> =>
  db
    .select({ departure, expedition, reservation })
    .from(reservations)
    .innerJoin(departures, eq(departures.id, reservations.departureId))
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(and(eq(reservations.userId, userId), eq(reservations.stage, 'booked')))
    .orderBy(asc(departures.startOn), asc(departures.id), asc(reservations.createdAt))
    .limit(mostEvents)
