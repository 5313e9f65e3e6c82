import { setTimeout as wait } from 'node:timers/promises'
import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { newRows } from '#tests/support/importedRows.ts'

const rows = 2_000
const goalMs = 10_000

/** Dry runs of files with as many new rows as a file may have, until their reports can be read. */
export async function dryRunRows(url: string, headers: Record<string, string>): Promise<Row[]> {
  const measured: Row[] = []
  for (const kind of ['expeditions', 'departures', 'guides'] as const) {
    const begunAt = performance.now()
    const { file_id } = await call('/files/import', { type: 'text/csv', body: newRows(kind, rows) })
    const { id } = await call('/imports', {
      type: 'application/json',
      body: JSON.stringify({ file_id, kind }),
    })
    const stateNow = async () => (await call(`/imports/${id}`)).state
    let state = await stateNow()
    for (; state === 'checking'; state = await stateNow()) await wait(50)
    if (state !== 'ready') throw new Error(`The dry run of ${kind} is ${state}.`)
    const tookMs = performance.now() - begunAt
    const what = `dry run of ${rows} new ${kind}`
    measured.push(row(what, `${ms(tookMs)} ms`, `≤ ${goalMs} ms`, tookMs <= goalMs))
  }
  return measured

  /** Repeats requests that the service refuses with 503 while it checks the file. */
  async function call(path: string, sent?: { type: string; body: string }): Promise<Record<string, string>> {
    const answer = await fetch(`${url}/api/v1/agency${path}`, {
      headers: { ...headers, connection: 'close', ...(sent && { 'content-type': sent.type }) },
      ...(sent && { method: 'POST', body: sent.body }),
    })
    const text = await answer.text()
    if (answer.status === 503) return wait(100).then(() => call(path, sent))
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
}
