import type { ImportKind } from '#api/modules/agency/imports/imports.contract.ts'

type Cells = (string | number)[]

/** A table with semicolons. */
export const csv = (...rows: Cells[]): string => rows.map((row) => row.join(';')).join('\n')

const dayMs = 86_400_000
const summary = 'Deux jours autour de cinq lacs, et une nuit sous la Voie lactée.'
const bio = 'Lou marche en Queyras depuis vingt ans, été comme hiver.'

/** Columns and rows by kind; the departures are of forty expeditions. */
const kinds: Record<ImportKind, { columns: string[]; row: (index: number) => Cells }> = {
  expeditions: {
    columns: ['name', 'type', 'level', 'summary', 'activities', 'price_cents', 'included'],
    row: (index) => [
      `Tour ${index}`,
      'En itinérance',
      2,
      summary,
      'trek|vtt',
      '500,00',
      'Le guide|Les repas',
    ],
  },
  departures: {
    columns: ['expedition_id', 'start'],
    row: (index) => [
      1 + (index % 40),
      new Date(Date.parse('2028-01-01') + Math.floor(index / 40) * dayMs).toISOString().slice(0, 10),
    ],
  },
  guides: {
    columns: ['full_name', 'diploma', 'based_in', 'languages', 'bio'],
    row: (index) => [`Lou Tissot ${index}`, 'AMM', 'Queyras', 'fr', bio],
  },
}

/** A table of new rows; `first` replaces the first cell of rows by their index. */
export function newRows(kind: ImportKind, count: number, first: Record<number, string> = {}): string {
  const { columns, row } = kinds[kind]
  const rows = Array.from({ length: count }, (_, index) => {
    const [cell = '', ...cells] = row(index)
    return [first[index] ?? cell, ...cells]
  })
  return csv(columns, ...rows)
}
