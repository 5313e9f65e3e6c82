import type { Database } from '#api/db/client.ts'
import { and, asc, gt, inArray, isNull } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import type { BitReader } from '#api/modules/search/bits.repository.ts'
import { ground, listConditions } from '#api/modules/search/filters.ts'
import { type Period, periods } from '#api/modules/search/holidays.domain.ts'
import { selectLeaving } from '#api/modules/search/leaving.ts'
import { inOrder, toOrder } from '#api/modules/search/order.ts'
import { parseSearch, type SearchQuery } from '#api/modules/search/search.query.ts'
import { inPassing, narrow, size, sparse } from '#api/modules/search/sparseSet.ts'
import type { ThemeFilters } from '#api/modules/themes/themes.contract.ts'
import { maxActivities, maxCountries } from '#schema/constants.ts'

export type ThemeExpeditions = { count: number; nextDeparture: string | null }

export type ThemeExpeditionsReader = (filters: ThemeFilters[], today: string) => Promise<ThemeExpeditions[]>

/**
 * Bounds the expeditions of a theme whose departures are read: the first to leave, but in holidays a later
 * one may leave in them.
 */
const mostRead = { always: 1, inHolidays: 200 }

/**
 * The expeditions of each theme as the catalogue finds them: their number, and the day of the next departure.
 */
export function themeExpeditionsReader(db: Database, readBits: BitReader): ThemeExpeditionsReader {
  return async (filters, today) => {
    const queries = filters.map(toQuery)
    const found = await readBits((expeditionsWith) =>
      inPassing(() => queries.map((query) => toExpeditions(query, today, expeditionsWith))),
    )
    const starts = await readStarts(db, [...new Set(found.flatMap(({ soonest }) => soonest))], today)
    return found.map(({ count, soonest }, index) => {
      const { vacations = [], zone = null } = queries[index] ?? {}
      const within = vacations.length > 0 ? periods(vacations, zone) : null
      const next = starts.find((start) => soonest.includes(start.expeditionId) && isWithin(start, within))
      return { count, nextDeparture: next?.startOn ?? null }
    })
  }
}

function toQuery(filters: ThemeFilters): SearchQuery {
  return parseSearch({
    activities: filters.activities.slice(0, maxActivities).join(),
    countries: filters.countries.slice(0, maxCountries).join(),
    region: filters.region ?? '',
    expedition_type: filters.expedition_type ?? '',
    vacation: filters.vacation ?? '',
    family_friendly: String(filters.family_friendly === true),
  })
}

function toExpeditions(query: SearchQuery, today: string, expeditionsWith: ExpeditionsWith) {
  const leaving = selectLeaving(query, today, expeditionsWith, () => [])
  const conditions = listConditions(query, expeditionsWith)
  if (leaving.expeditions) conditions.set('departures', leaving.expeditions)
  const hits = [...conditions.values()].reduce(
    (left, set) => narrow(left, set),
    sparse(ground(query, expeditionsWith)),
  )
  const order = toOrder('next_departure', null, expeditionsWith)
  const most = query.vacations.length > 0 ? mostRead.inHolidays : mostRead.always
  return { count: size(hits), soonest: inOrder(hits, order, 0, most) }
}

type Start = { expeditionId: number; startOn: string; endOn: string }

/** Departures to come of these expeditions, soonest first. */
function readStarts(db: Database, ids: number[], today: string): Promise<Start[]> {
  const { expeditionId, startOn, endOn, canceledAt } = departures
  return db
    .select({ expeditionId, startOn, endOn })
    .from(departures)
    .where(and(inArray(expeditionId, ids), gt(startOn, today), isNull(canceledAt)))
    .orderBy(asc(startOn))
}

const isWithin = ({ startOn, endOn }: Start, holidays: Period[] | null) =>
  holidays === null || holidays.some(({ since, until }) => since <= startOn && endOn <= until)
