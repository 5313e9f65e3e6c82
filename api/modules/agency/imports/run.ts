import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { departuresImporter } from '#api/modules/agency/imports/departures.importer.ts'
import { expeditionsImporter } from '#api/modules/agency/imports/expeditions.importer.ts'
import { guidesImporter } from '#api/modules/agency/imports/guides.importer.ts'
import type { ImportContext, Importer, OpenImporter, Target } from '#api/modules/agency/imports/importer.ts'
import type {
  ImportError,
  ImportKind,
  ImportReport,
  ImportRow,
} from '#api/modules/agency/imports/imports.contract.ts'
import { importMessages as messages } from '#api/modules/agency/imports/imports.messages.ts'
import { faultsOfRefusal } from '#api/modules/agency/imports/refusals.ts'
import { fileFault, readTable, type Table, type TableRow } from '#api/modules/agency/imports/table.ts'
import { refusalOr } from '#api/modules/agency/outcomes.ts'
import { readCells, type Values } from '#api/modules/agency/tables/cells.domain.ts'
import { toCell } from '#api/modules/agency/tables/csv.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { cleanText } from '#schema/text.ts'

export const importers: Record<ImportKind, Importer> = {
  expeditions: expeditionsImporter,
  departures: departuresImporter,
  guides: guidesImporter,
}

type Report = Omit<ImportReport, 'digest'>

/** Runs an import in its transaction. The caller commits, or rolls back: a dry run is this very code. */
export async function runImport(
  context: ImportContext,
  kind: ImportKind,
  bytes: Buffer,
): Promise<ImportReport> {
  const importer = importers[kind]
  const table = readTable(bytes)
  const faults = [...table.faults, ...faultsOfColumns(table, importer)]
  const ignored = table.columns.filter((name) => importer.ignored.includes(name))
  const report: Report = {
    rowsCount: table.rows.length + table.faults.filter(({ row }) => (row ?? 0) > 1).length,
    unchangedCount: 0,
    rows: [],
    errors: faults,
    ignored,
  }
  // Also beside other faults, so that one attempt finds the errors of all kinds.
  if (table.rows.length > 0) await runRows(context, importer, table.rows, report)
  report.rows.sort((one, other) => one.row - other.row)
  report.errors = report.errors.map(printable).sort((one, other) => (one.row ?? 0) - (other.row ?? 0))
  const digest = createHash('sha256').update(JSON.stringify(report)).digest('hex')
  return { ...report, digest }
}

function faultsOfColumns({ columns }: Table, importer: Importer): ImportError[] {
  const isKnown = (name: string) => Object.hasOwn(importer.columns, name) || importer.ignored.includes(name)
  return columns
    .filter((name) => !isKnown(name))
    .map((column) => ({ ...fileFault(messages.unknownColumn), row: 1, column }))
}

type MatchedRow = { row: TableRow; target: Target; changed: Values }

async function runRows(
  context: ImportContext,
  importer: Importer,
  rows: readonly TableRow[],
  report: Report,
): Promise<void> {
  const read = rows.map((row) => ({ row, ...readCells(importer.columns, row.cells) }))
  for (const { row, faults } of read) report.errors.push(...faults.map((fault) => findFault(row, fault)))
  const readable = read.filter(({ faults }) => faults.length === 0)
  const opened = await importer.open(
    context,
    readable.map(({ values }) => values),
  )
  const found = findTargets(opened, importer, readable, report)
  // In the order of the screens: two imports, or an import and a change of several rows, cannot deadlock.
  const inOrder = found.toSorted((one, other) => one.target.order - other.target.order)
  const changes = inOrder.map(({ target: { key }, changed }) => ({ key, values: changed }))
  const outcomes = changes.length > 0 ? await opened.save(changes) : []
  for (const [index, { row, target, changed }] of inOrder.entries()) {
    const outcome = outcomes[index]
    if (outcome instanceof Refusal) report.errors.push(...faultsOfRefusal(outcome, row))
    else report.rows.push(toReportRow(row, target, changed))
  }
}

type Readable = { row: TableRow; values: Values }

/** The rows that have something to save; the others are counted, or are errors. */
function findTargets(
  opened: OpenImporter,
  { keys }: Importer,
  readable: readonly Readable[],
  report: Report,
): MatchedRow[] {
  const rowsOfKeys = new Map<string, number>()
  const found: MatchedRow[] = []
  for (const { row, values } of readable) {
    try {
      const target = opened.find(values)
      const former = rowsOfKeys.get(target.key)
      if (former !== undefined) throw new Refusal('INVALID_FIELDS', { message: messages.repeated(former) })
      rowsOfKeys.set(target.key, row.number)
      const changed = changedValues(target, keys)
      if (target.stored && Object.keys(changed).length === 0) report.unchangedCount++
      else found.push({ row, target, changed })
    } catch (error) {
      report.errors.push(...faultsOfRefusal(refusalOr(error), row))
    }
  }
  return found
}

const changedValues = ({ values, stored }: Target, keys: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !keys.includes(name) && !isSame(stored?.[name], value)),
  )

/** Spreadsheets change the ends of lines. */
function isSame(stored: unknown, value: unknown): boolean {
  if (typeof stored === 'string' && typeof value === 'string') return cleanText(stored) === cleanText(value)
  return isDeepStrictEqual(stored, value)
}

/** The database stores neither NUL nor half a character, which a file may have in a name or a value. */
const printable = (error: ImportError): ImportError => ({
  ...error,
  column: error.column && shownText(error.column),
  value: error.value && shownText(error.value),
})

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to replace.
const shownText = (text: string) => text.toWellFormed().replace(/[\u0000-\u001F\u007F]/g, '\uFFFD')

const longestValue = 200
const shortened = (text: string) => (text.length > longestValue ? `${text.slice(0, longestValue)}…` : text)
const shown = (value: unknown): string | null => shortened(toCell(value)) || null

const toReportRow = (row: TableRow, { label, stored }: Target, changed: Values): ImportRow => ({
  row: row.number,
  label,
  result: stored ? 'changed' : 'created',
  changes: Object.entries(changed).map(([column, value]) => ({
    column,
    before: shown(stored?.[column]),
    after: shown(value),
  })),
})

const findFault = (
  row: TableRow,
  fault: { column: string; value: unknown; message: string },
): ImportError => ({
  row: row.number,
  column: fault.column,
  value: shown(fault.value),
  message: fault.message,
})
