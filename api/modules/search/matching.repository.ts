import type { Database } from '#api/db/client.ts'
import { and, asc, gt, gte, inArray, isNull, lt, lte, sql } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { StoredAccess } from '#api/modules/expeditions/access.contract.ts'
import { findShortest, journeyFrom, toTrainAccess } from '#api/modules/expeditions/access.domain.ts'
import type { DepartureStart } from '#api/modules/expeditions/expeditions.contract.ts'
import { toDepartureStart } from '#api/modules/expeditions/expeditions.domain.ts'
import type { Matching } from '#api/modules/search/search.contract.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { isWanted, wantsDepartures } from '#api/modules/search/wanted.domain.ts'
import { nextDeparturesShown } from '#schema/constants.ts'

/** Reads the part of each hit that depends on the search: it cannot be stored with the card. */
export async function readMatching(
  db: Database,
  ids: number[],
  query: SearchQuery,
  today: string,
): Promise<(id: number) => Matching> {
  const [starts, journeys] = await Promise.all([
    wantsDepartures(query) && ids.length > 0 ? findStarts(db, ids, query, today) : null,
    wantsJourneys(query) && ids.length > 0 ? journeysFrom(db, ids, query.from) : null,
  ])
  return (id) => ({
    ...(starts && { matching_departure_starts: starts.get(id) ?? [] }),
    ...(journeys && { train_access_from: journeys.get(id) ?? null }),
  })
}

async function findStarts(
  db: Database,
  ids: number[],
  query: SearchQuery,
  today: string,
): Promise<Map<number, DepartureStart[]>> {
  const rows = await db
    .select()
    .from(departures)
    .where(
      and(
        inArray(departures.expeditionId, ids),
        gt(departures.startOn, today),
        query.start === null ? undefined : gte(departures.startOn, query.start),
        query.end === null ? undefined : lte(departures.endOn, query.end),
        isNull(departures.canceledAt),
        isNull(departures.salesClosedAt),
        lt(sql`${departures.bookedCount} + ${departures.heldCount}`, departures.capacity),
      ),
    )
    .orderBy(asc(departures.startOn), asc(departures.id))
  const targets = Map.groupBy(
    rows.filter((row) => isWanted(row, query, today)),
    (row) => row.expeditionId,
  )
  return new Map(
    [...targets].map(([id, own]) => [id, own.slice(0, nextDeparturesShown).map(toDepartureStart)]),
  )
}

const wantsJourneys = ({ from, maxTrainHours }: SearchQuery) => from !== null || maxTrainHours !== null

/** From a city; null stands for the nearest one of each expedition. */
async function journeysFrom(db: Database, ids: number[], from: string | null) {
  const rows = await db
    .select({ id: expeditions.id, trainAccess: expeditions.trainAccess })
    .from(expeditions)
    .where(inArray(expeditions.id, ids))
  return new Map(
    rows.flatMap(({ id, trainAccess }) => {
      const journey = from === null ? findShortest(trainAccess) : journeyFrom(trainAccess, from)
      return journey ? [[id, toCityJourney(journey)] as const] : []
    }),
  )
}

function toCityJourney(journey: StoredAccess) {
  const { city, city_slug, hours, kg_co2e, is_estimated, via } = toTrainAccess(journey)
  return { city, city_slug, hours, kg_co2e, is_estimated, via }
}
