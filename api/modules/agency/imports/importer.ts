import type { Database } from '#api/db/client.ts'
import type { Author } from '#api/modules/agency/audit/actor.domain.ts'
import type { Outcome } from '#api/modules/agency/outcomes.ts'
import type { Columns, Values } from '#api/modules/agency/tables/cells.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

export type ImportContext = {
  tx: Database
  caller: Author
  now: Date
  env: { publicUrl: string }
  /** Id of the import. */
  key: string
}

/** The row that the values of a file create or change. */
export type Target = {
  /** Two rows of a file with one key are refused. */
  key: string
  label: string
  /** Values of the row, where ids replace what the row names them by. */
  values: Values
  /** Stored values by column; undefined for a new row. */
  stored?: Values
  /** Order in which rows are locked: new ones come last. */
  order: number
}

/** The key of a target, and the values to save: those that differ, or all of a new row. */
export type Change = { key: string; values: Values }

/** How rows of one kind are imported. */
export type Importer = {
  columns: Columns
  /** Columns that say which row is meant; they do not change by an import. */
  keys: readonly string[]
  /** Columns of exports that an import does not read. */
  ignored: readonly string[]
  /** Reads the stored rows that the file may mean. */
  open: (context: ImportContext, rows: readonly Values[]) => Promise<OpenImporter>
}

export type OpenImporter = {
  /** Throws a refusal with fields where the keys of the row lead nowhere. */
  find: (values: Values) => Target
  /**
   * Saves changes in the order of their targets by the functions of the screens, which refuse what they refuse, and
   * returns the outcome of each.
   */
  save: (changes: readonly Change[]) => Promise<Outcome<unknown>[]>
}

/** Refuses a value of one column. */
export function refuseColumn(column: string, message: string): never {
  throw new Refusal('INVALID_FIELDS', { fields: { [column]: message } })
}

/** A key as a text; undefined where the row has none. */
export const toKey = (values: Values, column: string): string | undefined =>
  values[column] === undefined ? undefined : String(values[column])
