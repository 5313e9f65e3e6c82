import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Departure } from '#api/modules/departures/departures.contract.ts'
import {
  availableCount,
  departureStatus,
  isConfirmed,
  missingToConfirm,
} from '#api/modules/departures/departures.domain.ts'
import { toGuideSummary } from '#api/modules/expeditions/expeditions.mappers.ts'

/** More than a trip ever has: a bound, not a page. */
const most = 500

export function departureRepository(db: Database) {
  const startingAfter = db
    .select({ departure: departures, guide: guides })
    .from(departures)
    .leftJoin(guides, eq(guides.id, departures.guideId))
    .where(
      and(eq(departures.expeditionId, sql.placeholder('id')), gt(departures.startOn, sql.placeholder('day'))),
    )
    .orderBy(asc(departures.startOn), asc(departures.id))
    .limit(most)
    .prepare('departures_starting_after')

  return {
    /** Those that begin after a day, soonest first. */
    async startingAfter(expeditionId: number, day: string): Promise<Departure[]> {
      const rows = await startingAfter.execute({ id: expeditionId, day })
      return rows.map(toDeparture)
    },

    async byIds(ids: number[]): Promise<{ expeditionId: number; departure: Departure }[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select({ departure: departures, guide: guides })
        .from(departures)
        .leftJoin(guides, eq(guides.id, departures.guideId))
        .where(inArray(departures.id, ids))
      return rows.map((row) => ({ expeditionId: row.departure.expeditionId, departure: toDeparture(row) }))
    },
  }
}

type Row = { departure: typeof departures.$inferSelect; guide: typeof guides.$inferSelect | null }

function toDeparture({ departure, guide }: Row): Departure {
  return {
    id: String(departure.id),
    start: departure.startOn,
    end: departure.endOn,
    capacity: departure.capacity,
    available_count: availableCount(departure),
    price: departure.priceCents / 100,
    status: departureStatus(departure),
    is_confirmed: isConfirmed(departure),
    missing_to_confirm: departure.canceledAt ? 0 : missingToConfirm(departure),
    guide: guide && toGuideSummary(guide),
  }
}
