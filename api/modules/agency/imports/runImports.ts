import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#api/db/client.ts'
import type { ApiDeps } from '#api/deps.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { sha256 } from '#api/modules/agency/files/hash.ts'
import type { ImportReport } from '#api/modules/agency/imports/imports.contract.ts'
import { importMessages as messages } from '#api/modules/agency/imports/imports.messages.ts'
import {
  type Begun,
  beginImport,
  claimImport,
  type StoredImport,
  setImport,
  uploadedFile,
} from '#api/modules/agency/imports/imports.repository.ts'
import { toEntry } from '#api/modules/agency/imports/imports.ts'
import { runImport } from '#api/modules/agency/imports/run.ts'
import { fileFault } from '#api/modules/agency/imports/table.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock'> & { env: { publicUrl: string } }

/** Thrown out of the savepoint of a file: all its rows are rolled back. */
class RolledBack extends Error {}

/** An import that ended its process three times is not run again. */
const mostAttempts = 3

/** Does the waiting dry runs and applications, each in one transaction. */
export async function runImports(deps: Deps, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  for (;;) {
    const begun = await beginImport(deps.db)
    if (!begun) return
    try {
      await runOne(deps, begun)
    } catch (error) {
      await setImport(deps.db, begun.id, { state: 'failed' })
      log.error({ err: error, jobId: begun.id }, 'failed to run an import')
    }
  }
}

/** Does nothing where another node has claimed the import meanwhile. */
async function runOne({ db, clock, env }: Deps, { id, attempts }: Begun): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await claimImport(tx, id)
    if (!job) return
    if (attempts > mostAttempts) throw new Error(`its ${mostAttempts} runs did not end`)
    await run(tx, job, { now: clock(), env })
  })
}

async function run(tx: Database, job: StoredImport, at: Pick<Deps, 'env'> & { now: Date }): Promise<void> {
  const { id, state, input, requestedBy } = job
  const file = await uploadedFile(tx, { id: job.fileId, ownerId: requestedBy, now: at.now })
  const isSame = file && sha256(file.bytes).toString('hex') === input.hash
  if (!isSame) return setImport(tx, id, { state: 'refused', report: goneReport })
  const isWanted = state === 'applying'
  const mayApply = (found: ImportReport) =>
    isWanted && found.errors.length === 0 && found.digest === job.report?.digest
  const context = { caller: { user: { id: requestedBy }, actor: input.actor }, key: id, ...at }
  const report = await rehearse(tx, mayApply, (savepoint) =>
    runImport({ ...context, tx: savepoint }, input.kind, file.bytes),
  )
  if (mayApply(report)) {
    const counts = { rows: report.rows.length, unchanged: report.unchangedCount }
    await writeAudit(tx, input.actor, {
      ...toEntry(id, input.kind, at.now),
      action: 'import.applied',
      after: counts,
    })
    return setImport(tx, id, { state: 'applied', report })
  }
  await setImport(tx, id, {
    state: report.errors.length > 0 ? 'refused' : 'ready',
    report: isWanted ? { ...report, isOutdated: true } : report,
  })
}

const goneReport: ImportReport = {
  rowsCount: 0,
  unchangedCount: 0,
  rows: [],
  errors: [fileFault(messages.gone)],
  ignored: [],
  digest: '',
}

/** Runs in a savepoint, which stays only if the report allows it. */
async function rehearse(
  tx: Database,
  mayStay: (report: ImportReport) => boolean,
  work: (savepoint: Database) => Promise<ImportReport>,
): Promise<ImportReport> {
  let report: ImportReport | undefined
  try {
    await tx.transaction(async (savepoint) => {
      report = await work(savepoint)
      if (!mayStay(report)) throw new RolledBack()
    })
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error
  }
  if (!report) throw new Error('The import made no report.')
  return report
}
