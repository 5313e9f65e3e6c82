import { getTableColumns, sql } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'

/** Closed by the agency, or with the expedition that is not published. */
const salesClosedAt =
  sql<Date | null>`case when ${expeditions.state} = 'published' then ${departures.salesClosedAt}
  else coalesce(${departures.salesClosedAt}, 'epoch') end`.mapWith(departures.salesClosedAt)

/** Columns of a departure, for a query that joins its expedition and decides on a sale. */
export const saleColumns = { ...getTableColumns(departures), salesClosedAt }
