import { CsvError, parse as parseCsv } from 'csv-parse/sync'
import type { ImportError } from '#api/modules/agency/imports/imports.contract.ts'
import { importMessages as messages } from '#api/modules/agency/imports/imports.messages.ts'
import { unguarded } from '#api/modules/agency/tables/csv.ts'
import { isNumber, isRecord, isString, listOf, parseJson, shape } from '#schema/json.ts'

const mostRows = 2_000

/** A row with its number: that of a spreadsheet, or its place in a list of JSON. */
export type TableRow = { number: number; cells: Readonly<Record<string, unknown>> }
/** The rows of a file, or why it has none. A row with too few or too many cells is a fault instead. */
export type Table = { columns: string[]; rows: TableRow[]; faults: ImportError[] }

/** Reads a file of an import: CSV with any of three separators, or a list of JSON objects. */
export function readTable(bytes: Buffer): Table {
  const content = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const table = /^\s*[[{]/.test(content) ? readJson(content) : readCsv(content)
  if (table.rows.length > mostRows) return refused(messages.tooManyRows(mostRows, table.rows.length))
  return table.rows.length + table.faults.length === 0 ? refused(messages.noRow) : table
}

export const fileFault = (message: string): ImportError => ({ row: null, column: null, value: null, message })

const refused = (message: string): Table => ({ columns: [], rows: [], faults: [fileFault(message)] })

const isList = listOf(isRecord)

function readJson(content: string): Table {
  let list: unknown
  try {
    list = parseJson(content)
  } catch {
    return refused(messages.notJson)
  }
  if (!isList(list)) return refused(messages.notList)
  const rows = list.map((cells, index) => ({ number: index + 1, cells }))
  return { columns: [...new Set(list.flatMap(Object.keys))], rows, faults: [] }
}

type Line = { number: number; cells: string[] }

function readCsv(content: string): Table {
  const parsed = parseLines(content)
  if ('fault' in parsed) return refused(parsed.fault)
  const [head, ...lines] = parsed.lines
  const names = (head?.cells ?? []).map((name) => name.trim())
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) < index)
  if (names.includes('')) return refused(messages.noName)
  if (twice)
    return { ...refused(''), faults: [{ ...fileFault(messages.twiceColumn), row: 1, column: twice }] }
  const isLong = ({ cells }: Line) => cells.length !== names.length
  const faults = lines.filter(isLong).map(({ number, cells }) => ({
    ...fileFault(messages.cellCount(cells.length, names.length)),
    row: number,
  }))
  const readable = lines.filter((line) => !isLong(line))
  const rows = readable.map(({ number, cells }) => ({
    number,
    cells: Object.fromEntries(names.map((name, index) => [name, unguarded(cells[index] ?? '')])),
  }))
  return { columns: names, rows, faults }
}

const areRecords = listOf(
  shape({ record: listOf(isString), info: shape({ records: isNumber, empty_lines: isNumber }) }),
)

function parseLines(content: string): { lines: Line[] } | { fault: string } {
  const options = {
    delimiter: toSeparator(content),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
  } as const
  try {
    const parsed: unknown = parseCsv(content, options)
    if (!areRecords(parsed)) throw new Error('csv-parse returned no records.')
    const lines = parsed.map(({ record, info }) => ({
      number: info.records + info.empty_lines,
      cells: record,
    }))
    // Spreadsheets write rows of which only the format is left.
    return { lines: lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')) }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return { fault: messages.quote('lines' in error ? Number(error.lines) : 1) }
  }
}

/** The separator that the line of names has most of. */
function toSeparator(content: string): string {
  const [head = ''] = content.trimStart().split('\n', 1)
  const count = (separator: string) => head.split(separator).length
  return [';', ',', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best))
}
