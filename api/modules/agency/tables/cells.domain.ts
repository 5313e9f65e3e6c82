import { cellMessages as messages } from '#api/modules/agency/tables/tables.messages.ts'
import { isRecord, parseJson } from '#schema/json.ts'
import { cleanText } from '#schema/text.ts'

/** The value of a cell, or the reason for which it has none. */
export type Read = { value: unknown } | { fault: string }
type Reader = (cell: string) => Read

/** A column of a table: how its cells are read, and the value that `VIDE` gives it. */
export type Column = { read: (cell: unknown) => Read; cleared?: unknown }
export type Columns = Readonly<Record<string, Column>>

/** More than the programme of the longest trip, written as JSON. */
const maxCellLength = 100_000

/** The word that clears a value; an empty cell keeps it. */
const clearing = 'VIDE'

const fault = (message: string): Read => ({ fault: message })
const value = (read: unknown): Read => ({ value: read })

/** A value of JSON is taken as it is where its type fits; any text is read as a cell. */
const column =
  (fits: (cell: unknown) => boolean, read: Reader, message: string) =>
  (cleared?: unknown): Column => ({
    read: (cell) => {
      if (typeof cell === 'string' && cell.length > maxCellLength) return fault(messages.length)
      if (hasForbidden(cell)) return fault(messages.characters)
      if (typeof cell === 'string') return read(cell)
      return fits(cell) ? value(cell) : fault(message)
    },
    ...(cleared !== undefined && { cleared }),
  })

const never = () => false
const isStrings = (cell: unknown) => Array.isArray(cell) && cell.every((item) => typeof item === 'string')

export const textColumn = column(never, value, messages.text)
export const wordColumn = column(never, (cell) => value(cell.trim()), messages.text)
export const idColumn = column(Number.isSafeInteger, (cell) => value(cell.trim()), messages.text)
export const wholeColumn = column(Number.isSafeInteger, readWhole, messages.whole)
export const dayColumn = column(never, readDay, messages.day)
export const flagColumn = column((cell) => typeof cell === 'boolean', readFlag, messages.flag)
export const wordsColumn = column(isStrings, readWords, messages.words)
export const jsonColumn = column((cell) => isRecord(cell) || Array.isArray(cell), readJson, messages.json)

function readWhole(cell: string): Read {
  const number = toNumber(cell)
  return Number.isSafeInteger(number) ? value(number) : fault(messages.whole)
}

/** With a comma or a point; NaN for any other text. */
function toNumber(cell: string): number {
  const trimmed = cell.trim()
  return /^-?\d{1,15}([.,]\d{1,15})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : Number.NaN
}

function readDay(cell: string): Read {
  const trimmed = cell.trim()
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(trimmed) ?? []
  const iso = day && month ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : trimmed
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && isOfCalendar(iso)
  return isDay ? value(iso) : fault(messages.day)
}

function isOfCalendar(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

const flags = new Map([
  ...['oui', 'true', 'vrai', '1'].map((word) => [word, true] as const),
  ...['non', 'false', 'faux', '0'].map((word) => [word, false] as const),
])

function readFlag(cell: string): Read {
  const flag = flags.get(cell.trim().toLowerCase())
  return flag === undefined ? fault(messages.flag) : value(flag)
}

function readWords(cell: string): Read {
  if (cell.trim().startsWith('[')) {
    const read = readJson(cell)
    return 'value' in read && isStrings(read.value) ? read : fault(messages.words)
  }
  return value(cell.split('|').map((word) => word.trim()))
}

function readJson(cell: string): Read {
  try {
    const read = parseJson(cell)
    const isFine = (isRecord(read) || Array.isArray(read)) && !hasForbidden(read)
    return isFine ? value(read) : fault(messages.json)
  } catch {
    return fault(messages.json)
  }
}

/** Whether a text inside a value has a character that no text may have. */
function hasForbidden(cell: unknown): boolean {
  if (typeof cell === 'string') return cleanText(cell, maxCellLength) === undefined
  if (Array.isArray(cell)) return cell.some(hasForbidden)
  return isRecord(cell) && Object.values(cell).some(hasForbidden)
}

const isEmpty = (cell: unknown) =>
  cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')

export type Values = Record<string, unknown>
export type CellFault = { column: string; value: unknown; message: string }

/** The values of a row, without those of empty cells, which stay. */
export function readCells(
  columns: Columns,
  cells: Readonly<Record<string, unknown>>,
): { values: Values; faults: CellFault[] } {
  const values: Values = {}
  const faults: CellFault[] = []
  for (const [name, { read, cleared }] of Object.entries(columns)) {
    const cell = cells[name]
    if (isEmpty(cell)) continue
    const isCleared = typeof cell === 'string' && cell.trim() === clearing
    const found = isCleared ? clearedBy(cleared) : read(cell)
    if ('value' in found) values[name] = found.value
    else faults.push({ column: name, value: cell, message: found.fault })
  }
  return { values, faults }
}

const clearedBy = (cleared: unknown): Read =>
  cleared === undefined ? fault(messages.notClearable) : value(cleared)
