import { loadavg } from 'node:os'

/** Measured value beside its goal; `pass` means that only the lower bound is met. */
export type Row = { what: string; measured: string; goal: string; met: 'yes' | 'pass' | 'no' }

export const row = (what: string, measured: string, goal: string, isMet: boolean): Row => ({
  what,
  measured,
  goal,
  met: isMet ? 'yes' : 'no',
})

type Cells = Record<string, string | number>
export type Section = { title: string; rows: Cells[] }

function toTable({ title, rows: [first, ...others] }: Section): string {
  if (!first) return ''
  const columns = Object.keys(first)
  const line = (cells: unknown[]) => `| ${cells.join(' | ')} |`
  const body = [first, ...others].map((cells) => line(columns.map((column) => cells[column])))
  return `\n### ${title}\n\n${[line(columns), line(columns.map(() => '---')), ...body].join('\n')}\n`
}

/** Prints intermediate results to standard error, so that `> page.md` holds the report alone. */
export function printTable(title: string, rows: Cells[]): void {
  console.error(
    `${toTable({ title, rows })}\nMachine: load ${loadavg()[0]?.toFixed(1)} over the last minute.`,
  )
}

/** Prints each section once it is measured: an interrupted run leaves the sections before. */
export async function printPage(sections: AsyncIterable<Section>): Promise<void> {
  const begunAt = performance.now()
  console.log(
    `## ${new Date().toISOString().slice(0, 10)}, ${process.argv.slice(2).join(' ') || 'all parts'}`,
  )
  for await (const section of sections) console.log(toTable(section))
  const minutes = (performance.now() - begunAt) / 60_000
  const [, , load = 0] = loadavg()
  console.log(
    `${minutes.toFixed(0)} minutes on Node ${process.versions.node}, at a load of ${load.toFixed(1)} over the last quarter of an hour.`,
  )
}
