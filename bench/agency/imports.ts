import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#api/db/client.ts'
import { asc, like } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { expeditions } from '#api/db/tables.ts'
import type { ImportKind } from '#api/modules/agency/imports/imports.contract.ts'
import { ms } from '#bench/measure.ts'
import { type Row, row } from '#bench/page.ts'
import { csv, newRows } from '#tests/support/importedRows.ts'

const rows = 2_000
const goalMs = 10_000
const kinds = ['expeditions', 'departures', 'guides'] as const

/** Files with as many rows as one may have, new ones and then the same changed: dry run and application, by the report. */
export async function importRows(db: Database, url: string, headers: Record<string, string>): Promise<Row[]> {
  const measured: Row[] = []
  for (const kind of kinds)
    for (const what of ['new', 'changed'] as const) {
      const body = what === 'new' ? newRows(kind, rows) : await changedRows(db, kind)
      const { id, tookMs } = await dryRun(kind, body)
      const appliedMs = await apply(id)
      const taken = `${ms(tookMs)} ms, applied in ${ms(appliedMs)} ms`
      measured.push(row(`dry run of ${rows} ${what} ${kind}`, taken, `≤ ${goalMs} ms`, tookMs <= goalMs))
    }
  return measured

  async function dryRun(kind: ImportKind, body: string) {
    const begunAt = performance.now()
    const { file_id } = await call('/files/import', { type: 'text/csv', body })
    const { id = '' } = await call('/imports', {
      type: 'application/json',
      body: JSON.stringify({ file_id, kind }),
    })
    await reached(id, 'checking', 'ready')
    return { id, tookMs: performance.now() - begunAt }
  }

  async function apply(id: string): Promise<number> {
    const begunAt = performance.now()
    await call(`/imports/${id}/apply`, { key: randomUUID() })
    await reached(id, 'applying', 'applied')
    return performance.now() - begunAt
  }

  async function reached(id: string, during: string, after: string): Promise<void> {
    const stateNow = async () => (await call(`/imports/${id}`)).state
    let state = await stateNow()
    for (; state === during; state = await stateNow()) await wait(50)
    if (state !== after) throw new Error(`An import is ${state}, not ${after}.`)
  }

  /** Repeats requests that the service refuses with 503 while it reads the file. */
  async function call(path: string, sent?: Sent): Promise<Record<string, string>> {
    const { type, body, key } = sent ?? {}
    const answer = await fetch(`${url}/api/v1/agency${path}`, {
      headers: {
        ...headers,
        connection: 'close',
        ...(type && { 'content-type': type }),
        ...(key && { 'idempotency-key': key }),
      },
      ...(sent && { method: 'POST' }),
      ...(body && { body }),
    })
    const text = await answer.text()
    if (answer.status === 503) return wait(100).then(() => call(path, sent))
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
}

type Sent = { type?: string; body?: string; key?: string }

/** A change of each row that `newRows` has added. */
async function changedRows(db: Database, kind: ImportKind): Promise<string> {
  if (kind === 'departures') {
    const [columns = '', ...added] = newRows(kind, rows).split('\n')
    return [`${columns};price_cents`, ...added.map((line) => `${line};123400`)].join('\n')
  }
  if (kind === 'guides') {
    const { slug, fullName, id } = guides
    const found = await db
      .select({ slug })
      .from(guides)
      .where(like(fullName, 'Lou Tissot %'))
      .orderBy(asc(id))
    return csv(['slug', 'based_in'], ...found.map((each) => [each.slug, 'Vercors']))
  }
  const { uniqueId, name, id } = expeditions
  const found = await db.select({ uniqueId }).from(expeditions).where(like(name, 'Tour %')).orderBy(asc(id))
  const summary = 'Deux jours autour de six lacs, et une nuit sous la Voie lactée.'
  return csv(['unique_id', 'summary'], ...found.slice(-rows).map((each) => [each.uniqueId, summary]))
}
