import { flagWords } from '#api/modules/agency/tables/tables.messages.ts'

const byteOrderMark = '\uFEFF'

/** A spreadsheet would compute such a cell; a text `VIDE` would clear on its way back. */
const computed = /^'*(?:[=+\-@\t\r]|VIDE$)/
const guarded = /^'+(?:[=+\-@\t\r]|VIDE$)/

/** Takes the apostrophe away that `toCell` has put before a text. */
export const unguarded = (cell: string): string => (guarded.test(cell) ? cell.slice(1) : cell)

/** Writes a value as the text of a cell, which the columns of an import read back. */
export function toCell(value: unknown): string {
  const text = toText(value)
  return computed.test(text) ? `'${text}` : text
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value).replace('.', ',')
  if (typeof value === 'boolean') return flagWords[`${value}`]
  if (Array.isArray(value) && value.every(isWord)) return value.join('|')
  return JSON.stringify(value)
}

/** A word that needs no brackets: neither a bar nor a space at its ends would be read otherwise. */
const isWord = (item: unknown) =>
  typeof item === 'string' && item !== '' && item === item.trim() && !/[|\n\r]|^\[|^VIDE$/.test(item)

/** Amounts of tables that people add up: euros with a decimal comma. */
export const toEuros = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',')

/** A line of a table for French spreadsheets. */
export const csvLine = (values: readonly unknown[]): string =>
  `${values.map((value) => quoted(toCell(value))).join(';')}\r\n`

const quoted = (cell: string): string =>
  /[";\n\r\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

/** The first line of a file, which says that it is UTF-8. */
export const csvHead = (names: readonly string[]): string => `${byteOrderMark}${csvLine(names)}`
