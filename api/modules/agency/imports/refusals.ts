import type { ImportError } from '#api/modules/agency/imports/imports.contract.ts'
import { importMessages } from '#api/modules/agency/imports/imports.messages.ts'
import type { TableRow } from '#api/modules/agency/imports/table.ts'
import { toCell } from '#api/modules/agency/tables/csv.ts'
import type { Refusal } from '#api/plugins/errors.ts'

/** Columns of refusals that name no field. */
const columns: Record<string, string> = {
  HAS_BOOKINGS: 'start',
  START_PAST: 'start',
  TOO_FAR: 'start',
  DATES_EXIST: 'start',
  MINIMUM_ABOVE_CAPACITY: 'group_min',
  NEEDS_CONFIRMATION: 'guide_id',
}

/** Messages of refusals that a screen words for a series, worded for one row. */
const messages: Record<string, string> = {
  TOO_FAR: importMessages.tooFar,
  DATES_EXIST: importMessages.dateExists,
}

const longestValue = 200

/** The errors of a row that a save refuses, by column. */
export function faultsOfRefusal(refusal: Refusal, { number, cells }: TableRow): ImportError[] {
  const fields = Object.entries(refusal.details.fields ?? {})
  const at = (column: string | null, message: string): ImportError => ({
    row: number,
    column,
    value: column === null ? null : toCell(cells[column]).slice(0, longestValue) || null,
    message,
  })
  if (fields.length === 0)
    return [at(columns[refusal.code] ?? null, messages[refusal.code] ?? refusal.message)]
  return fields.map(([path, message]) => at(path.split('.')[0] ?? null, message))
}
