import { asc, eq, inArray, sql } from 'drizzle-orm'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import { batched } from '#api/db/batched.ts'
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
import { byKey } from '#api/modules/expeditions/byKey.ts'
import { toGuideSummary } from '#api/modules/expeditions/expeditions.mappers.ts'

/** Places are what changes most, and programs other than this one may sell them: every departure's own row has its say. */
const version = sql<string>`(
  select concat_ws(' ', expedition_documents.xmin, string_agg(id || ' ' || departures.xmin::text, ' ' order by id))
  from departures where departures.expedition_id = expedition_documents.expedition_id)`

export function departureRepository(db: Database) {
  const asked = sql`unnest(${sql.placeholder('ids')}::int[], ${sql.placeholder('days')}::date[]) as asked(id, day)`
  const query = db
    .select({ key: sql<string>`asked.id || ' ' || asked.day`, departure: departures, guide: guides })
    .from(departures)
    .innerJoin(asked, sql`${departures.expeditionId} = asked.id and ${departures.startOn} > asked.day`)
    .leftJoin(guides, eq(guides.id, departures.guideId))
    .orderBy(asc(departures.expeditionId), asc(departures.startOn), asc(departures.id))
    .prepare('departures_starting_after')
  const find = batched(async (keys: string[]) => {
    const pairs = keys.map((key) => key.split(' '))
    const rows = await query.execute({ ids: pairs.map(([id]) => id), days: pairs.map(([, day]) => day) })
    return Map.groupBy(rows, ({ key }) => key)
  })

  return {
    /** The trip behind a key, and the version of what its departures are. */
    trip: byKey(db, 'departures', { id: expeditionDocuments.expeditionId, version }),

    /** Those of a trip that begin after a day, soonest first. */
    async startingAfter(expeditionId: number, day: string): Promise<Departure[]> {
      return ((await find(`${expeditionId} ${day}`)) ?? []).map(toDeparture)
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
    missing_to_confirm: missingToConfirm(departure),
    guide: guide && toGuideSummary(guide),
  }
}
