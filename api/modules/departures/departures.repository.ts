import { expeditionDocuments } from '#api/db/answerTables.ts'
import { batched } from '#api/db/batched.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, inArray, sql } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Departure } from '#api/modules/departures/departures.contract.ts'
import {
  availableCount,
  type DepartureFacts,
  departureStatus,
  isConfirmed,
  isOnSale,
  missingToConfirm,
} from '#api/modules/departures/departures.domain.ts'
import { byKey } from '#api/modules/expeditions/byKey.ts'
import { toGuideSummary } from '#api/modules/expeditions/expeditions.mappers.ts'
import type { GuideSummary } from '#api/modules/guides/guides.contract.ts'
import { leastTravellers } from '#rules/pledges.ts'

/** Includes the version of each departure row: places change most, and other programs may sell them. */
const version = sql<string>`(
  select concat_ws(' ', expedition_documents.xmin, string_agg(id || ' ' || departures.xmin::text, ' ' order by id))
  from departures where departures.expedition_id = expedition_documents.expedition_id)`

type DepartureRow = DepartureFacts & {
  id: number
  endOn: string
  priceCents: number
  guideId: number | null
  heldCount: number
  heldUntil: Date | string | null
  pledgedCount: number
  callEndsAt: Date | string | null
}

/** Reads departures by expedition and earliest start; their guides come once each. */
function departuresAfter(db: Database) {
  // Returns JSON, read in one go: mapping the columns of the rows one by one takes four times as long.
  const query = db
    .select({
      key: sql<string>`requested.id || ' ' || requested.day`,
      departures: sql<DepartureRow[] | null>`found.departures`,
      guides: sql<GuideSummary[] | null>`(select json_agg(guide) from (
        select id::text, slug, full_name, diploma, based_in, languages, bio from guides where id = any(found.guides) and not is_hidden) as guide)`,
    })
    .from(sql`unnest(${sql.placeholder('ids')}::int[], ${sql.placeholder('days')}::date[]) as requested(id, day)
      cross join lateral (
        select json_agg(one order by "startOn", id) as departures, array_agg("guideId") as guides from (
          select id, start_on as "startOn", end_on as "endOn", capacity, booked_count as "bookedCount", held_count as "heldCount", held_until as "heldUntil", group_min as "groupMin", pledged_count as "pledgedCount", call_ends_at as "callEndsAt",
            price_cents as "priceCents", confirmed_at as "confirmedAt", sales_closed_at as "salesClosedAt", canceled_at as "canceledAt", guide_id as "guideId"
          from departures where expedition_id = requested.id and start_on > requested.day) as one) as found`)
    .prepare('departures_after')
  return batched(async (keys: string[]) => {
    const pairs = keys.map((key) => key.split(' '))
    const rows = await query.execute({ ids: pairs.map(([id]) => id), days: pairs.map(([, day]) => day) })
    return new Map(rows.map((row) => [row.key, withGuides(row.departures ?? [], row.guides ?? [])]))
  })
}

function withGuides(rows: DepartureRow[], guides: GuideSummary[]): Departure[] {
  return rows.map((departure) => {
    const guide = guides.find(({ id }) => id === String(departure.guideId))
    return toDeparture(departure, guide ?? null)
  })
}

export function departureRepository(db: Database) {
  const find = departuresAfter(db)

  return {
    /** Resolves a key to its expedition and the version of its departures. */
    expedition: byKey(db, 'departures', { id: expeditionDocuments.expeditionId, version }),

    /** Departures of an expedition that begin after a day, soonest first. */
    async startingAfter(expeditionId: number, day: string): Promise<Departure[]> {
      return (await find(`${expeditionId} ${day}`)) ?? []
    },

    async byIds(ids: number[]): Promise<{ expeditionId: number; departure: Departure }[]> {
      if (ids.length === 0) return []
      const rows = await db
        .select({ departure: departures, guide: guides })
        .from(departures)
        .leftJoin(guides, and(eq(guides.id, departures.guideId), eq(guides.isHidden, false)))
        .where(inArray(departures.id, ids))
      return rows.map(({ departure, guide }) => ({
        expeditionId: departure.expeditionId,
        departure: toDeparture(departure, guide && toGuideSummary(guide)),
      }))
    },
  }
}

function toDeparture(departure: Omit<DepartureRow, 'guideId'>, guide: GuideSummary | null): Departure {
  // A hold that ends frees a place for travellers only while places are sold.
  const heldCount = isOnSale(departure) ? departure.heldCount : 0
  return {
    id: String(departure.id),
    start: departure.startOn,
    end: departure.endOn,
    capacity: departure.capacity,
    available_count: availableCount(departure),
    held_count: heldCount,
    held_until: heldCount > 0 && departure.heldUntil ? new Date(departure.heldUntil).toISOString() : null,
    pledges: toPledgeCount(departure),
    price: departure.priceCents / 100,
    status: departureStatus(departure),
    is_confirmed: isConfirmed(departure),
    missing_to_confirm: missingToConfirm(departure),
    guide,
  }
}

function toPledgeCount(departure: Omit<DepartureRow, 'guideId'>): Departure['pledges'] {
  const { pledgedCount, bookedCount, groupMin, capacity, callEndsAt, canceledAt } = departure
  if (canceledAt || isConfirmed(departure)) return null
  return {
    places: pledgedCount,
    booked: bookedCount,
    needed: leastTravellers({ minimum: groupMin, capacity }),
    call_ends_at: callEndsAt && new Date(callEndsAt).toISOString(),
  }
}
