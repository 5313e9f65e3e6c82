import type { Database } from '#api/db/client.ts'
import { type Row, row } from '#bench/page.ts'
import { listOfCard, numberFrom, plainFigures, readIds } from '#tests/support/agencyFigures.ts'

type Read = (path: string) => Promise<object>
type Card = { kind: string; count: number | null }
type Week = Record<string, number> & { start: string; end: string }

/** Counts of the home beside their lists, walked to the end, and the figures of 26 weeks beside plain SQL. */
export async function equalityRows(db: Database, read: Read): Promise<Row[]> {
  const rows = [...(await cardRows(read)), ...(await figureRows(db, read))]
  // Speed depends on the machine, equality does not: the command fails without it.
  if (rows.some(({ met }) => met === 'no')) process.exitCode = 1
  return rows
}

async function cardRows(read: Read): Promise<Row[]> {
  const cards: Card[] = Reflect.get(await read('/today'), 'cards')
  const rows: Row[] = []
  for (const [kind, list] of Object.entries(listOfCard)) {
    const count = cards.find((card) => card.kind === kind)?.count
    const listed = new Set(await readIds(read, list)).size
    rows.push(row(`today: ${kind}`, `${count}, ${listed} in its list`, 'equal', count === listed))
  }
  return rows
}

async function figureRows(db: Database, read: Read): Promise<Row[]> {
  const weeks: Week[] = Reflect.get(await read('/figures?from=2026-09-14&to=2027-03-10'), 'weeks')
  const sums = new Map<string, { sum: number; unequal: number }>()
  for (const { start, end, ...figures } of weeks)
    for (const [name, query] of Object.entries(plainFigures(start, end))) {
      const { sum, unequal } = sums.get(name) ?? { sum: 0, unequal: 0 }
      const value = await numberFrom(db, query)
      sums.set(name, { sum: sum + value, unequal: unequal + (figures[name] === value ? 0 : 1) })
    }
  return [...sums].map(([name, { sum, unequal }]) =>
    row(`figures: ${name}`, `${sum} in ${weeks.length} weeks, ${unequal} unequal`, 'equal', unequal === 0),
  )
}
