import type { Database } from '#api/db/client.ts'
import { and, asc, gt, gte, inArray, lte } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import {
  availableCount,
  cellStates,
  type DepartureStatus,
  departureStatus,
} from '#api/modules/departures/departures.domain.ts'
import type { CardReader } from '#api/modules/expeditions/cards.ts'
import type { BitReader } from '#api/modules/search/bits.repository.ts'
import type { CalendarCell, DepartureCalendar } from '#api/modules/search/calendar.contract.ts'
import { schoolHolidays } from '#api/modules/search/holidays.domain.ts'
import { matchAmong } from '#api/modules/search/matches.ts'
import { nextStart } from '#api/modules/search/measures.ts'
import { pageReader } from '#api/modules/search/page.repository.ts'
import { questionReader } from '#api/modules/search/question.ts'
import type { SearchQuery } from '#api/modules/search/search.query.ts'
import { inPassing } from '#api/modules/search/sparseSet.ts'
import { type CellState, findLastDay, listCells, listHolidayWeeks } from '#rules/calendar.ts'

/** The calendar without its rows; stored cards with their cells, as a JSON list. */
type Answer = Omit<DepartureCalendar, 'rows' | 'holidays'> & {
  holidays: ReturnType<typeof listHolidayWeeks>
  cards: Buffer[]
}

/** Expeditions of a search that have a departure to come, with the departures of these weeks. */
export function calendarReader(
  db: Database,
  readCard: CardReader,
  readBits: BitReader,
): (query: SearchQuery, weeks: string[], today: string) => Promise<Answer> {
  const understand = questionReader(db)
  const readPage = pageReader(db, readCard)
  return async (query, weeks, today) => {
    const { words } = await understand(query.q)
    const { nbHits, page } = await readBits((expeditionsWith, facetKeys) =>
      inPassing(() => matchAmong(nextStart.known, query, words, today, expeditionsWith, facetKeys)),
    )
    const cells = await readCells(db, page, weeks, today)
    const { cards } = await readPage(page, [], (id) => ({ cells: cells(id) }))
    return { cards, weeks, holidays: listHolidayWeeks(schoolHolidays, weeks), total_count: nbHits }
  }
}

async function readCells(db: Database, ids: number[], weeks: string[], today: string) {
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)]
  const { expeditionId, startOn } = departures
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(departures)
          .where(
            and(
              inArray(expeditionId, ids),
              gt(startOn, today),
              gte(startOn, first),
              lte(startOn, findLastDay(last)),
            ),
          )
          .orderBy(asc(startOn), asc(departures.id))
  const byExpedition = Map.groupBy(rows, (row) => row.expeditionId)
  return (id: number): CalendarCell[] => {
    const own = (byExpedition.get(id) ?? []).map((row) => ({
      startDate: row.startOn,
      status: cellStates[departureStatus(row)],
      availableCount: availableCount(row),
    }))
    return listCells(own, weeks).map((cell) => ({
      week: cell.week,
      status: statuses[cell.status],
      available_count: cell.availableCount,
      departure_count: cell.departureCount,
    }))
  }
}

const statuses = {
  OPEN: 'open',
  ALMOST: 'almost',
  CONFIRMED: 'confirmed',
  FULL: 'full',
  CANCELED: 'canceled',
} as const satisfies Record<CellState, DepartureStatus>
