import type { ImportKind, ImportReport } from '#api/modules/agency/imports/imports.contract.ts'
import { reportHeads, reportResults } from '#api/modules/agency/imports/imports.messages.ts'
import { importers } from '#api/modules/agency/imports/run.ts'
import { csvHead, csvLine } from '#api/modules/agency/tables/csv.ts'

/** All errors and differences of an import, for a spreadsheet. */
export function reportCsv({ errors, rows }: ImportReport): string {
  const wrong = errors.map(({ row, column, value, message }) =>
    csvLine([row, '', reportResults.error, column, value, '', message]),
  )
  const changed = rows.flatMap(({ row, label, result, changes }) =>
    changes.map(({ column, before, after }) =>
      csvLine([row, label, reportResults[result], column, before, after, '']),
    ),
  )
  return [csvHead(reportHeads), ...wrong, ...changed].join('')
}

/** The names of the columns, to fill in. */
export const templateCsv = (kind: ImportKind): string => csvHead(Object.keys(importers[kind].columns))
