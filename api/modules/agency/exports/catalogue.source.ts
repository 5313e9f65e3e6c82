import { parisDay } from '#api/clock.ts'
import { inArray } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { DeparturesQuery } from '#api/modules/agency/departures/departures.contract.ts'
import { countDepartures, listDepartures } from '#api/modules/agency/departures/departures.repository.ts'
import { toDepartureFilter } from '#api/modules/agency/departures/departures.routes.ts'
import { withContents } from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { ExpeditionsQuery } from '#api/modules/agency/expeditions/list.contract.ts'
import { readListCursor, toListCursor } from '#api/modules/agency/expeditions/list.domain.ts'
import { countExpeditions, listExpeditions } from '#api/modules/agency/expeditions/list.repository.ts'
import { type ExportSource, inColumns, pageSize } from '#api/modules/agency/exports/source.ts'
import { storedGuides } from '#api/modules/agency/guides/guides.repository.ts'
import { departuresImporter } from '#api/modules/agency/imports/departures.importer.ts'
import { expeditionsImporter, expeditionValues } from '#api/modules/agency/imports/expeditions.importer.ts'
import { guidesImporter, guideValues } from '#api/modules/agency/imports/guides.importer.ts'
import type { Importer } from '#api/modules/agency/imports/importer.ts'
import { toPage } from '#api/modules/agency/pages.ts'
import { createChecker } from '#api/plugins/validator.ts'

/** An export has all columns of an import, which reads it back. */
const listColumns = ({ columns, ignored }: Importer) => [...Object.keys(columns), ...ignored]

const departureColumns = listColumns(departuresImporter)
const checkedDepartures = createChecker(DeparturesQuery)

export const departuresSource: ExportSource = {
  permissions: [],
  isPersonal: false,
  columns: departureColumns,
  count: ({ db, now }, filter) => countDepartures(db, toDepartureFilter(checkedDepartures(filter), now), now),
  page: async ({ db, now }, filter, cursor) => {
    const query = { ...checkedDepartures(filter), ...(cursor && { after: cursor }) }
    const found = await listDepartures(db, toDepartureFilter(query, now), now, pageSize + 1)
    const { shown, next } = toPage(found, pageSize, ({ start, id }) => ({ at: start, id }))
    return { rows: shown.map((row) => inColumns(departureColumns, row)), readCount: shown.length, next }
  },
}

const expeditionColumns = listColumns(expeditionsImporter)
const checkedExpeditions = createChecker(ExpeditionsQuery)

/** The drafts, which an import would write. */
export const expeditionsSource: ExportSource = {
  permissions: [],
  isPersonal: false,
  columns: expeditionColumns,
  count: ({ db, now }, filter) => countExpeditions(db, checkedExpeditions(filter), now),
  page: async ({ db, now }, filter, cursor) => {
    const query = checkedExpeditions(filter)
    const after = cursor === null ? undefined : readListCursor(cursor, query.sort ?? 'changed')
    const found = await listExpeditions(db, query, { now, limit: pageSize + 1, after })
    const shown = found.slice(0, pageSize)
    const last = found.length > pageSize ? shown.at(-1) : undefined
    const next = last ? toListCursor(last.position) : null
    const ids = shown.map(({ id }) => Number(id))
    const stored =
      ids.length > 0 ? await db.select().from(expeditions).where(inArray(expeditions.id, ids)) : []
    const drafts = new Map((await withContents(db, stored)).map(({ row, draft }) => [String(row.id), draft]))
    const rows = shown.flatMap((listed) => {
      const draft = drafts.get(listed.id)
      return draft ? [inColumns(expeditionColumns, { ...listed, ...expeditionValues(draft) })] : []
    })
    return { rows, readCount: shown.length, next }
  },
}

/** Without the addresses of accounts: an import keeps what a file has no column for. */
const guideColumns = listColumns(guidesImporter).filter((column) => column !== 'account_email')

export const guidesSource: ExportSource = {
  permissions: [],
  isPersonal: false,
  columns: guideColumns,
  count: async ({ db, now }) => (await storedGuides(db, parisDay(now))).length,
  page: async ({ db, now }) => {
    const guides = await storedGuides(db, parisDay(now))
    const rows = guides.map((stored) => {
      const { id } = stored.guide
      return inColumns(guideColumns, {
        id,
        departures_to_come: stored.departuresToCome,
        ...guideValues(stored),
      })
    })
    return { rows, readCount: rows.length, next: null }
  },
}
