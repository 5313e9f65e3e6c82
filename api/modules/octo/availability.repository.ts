import type { Database } from '#api/db/client.ts'
import { and, between, eq, inArray, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { OctoDeparture } from '#api/modules/octo/availability.mappers.ts'
import type { Period } from '#api/modules/octo/period.domain.ts'

/** Departures of a period, with the places that holds of now set aside: swept or not, lapsed ones count for nothing. */
export async function findDepartures(
  db: Database,
  expeditionId: number,
  { from, to, only }: Period,
  now: Date,
): Promise<OctoDeparture[]> {
  if (only?.length === 0) return []
  const { startOn } = departures
  return db
    .select({
      id: departures.id,
      startOn,
      endOn: departures.endOn,
      capacity: departures.capacity,
      bookedCount: departures.bookedCount,
      heldCount: heldAt(now),
      salesClosedAt: departures.salesClosedAt,
      canceledAt: departures.canceledAt,
      priceCents: departures.priceCents,
      childPriceCents: departures.childPriceCents,
    })
    .from(departures)
    .where(
      and(
        eq(departures.expeditionId, expeditionId),
        only ? inArray(startOn, only) : between(startOn, from, to),
      ),
    )
}

const heldAt = (now: Date) =>
  sql<number>`(select coalesce(sum(holds.places), 0)::int from holds
    where holds.departure_id = departures.id and holds.expires_at > ${now.toISOString()}::timestamptz)`
