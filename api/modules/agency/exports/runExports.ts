import type { FastifyBaseLogger } from 'fastify'
import { staff } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { jobs } from '#api/db/jobTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import type { ExportKind } from '#api/modules/agency/exports/exports.contract.ts'
import { appendPart, claimExport } from '#api/modules/agency/exports/exports.repository.ts'
import { requiredPermissions, sources } from '#api/modules/agency/exports/sources.ts'
import { csvHead, csvLine } from '#api/modules/agency/tables/csv.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock'>

const linkMs = 10 * 60_000
export const linkEnd = (now: Date): Date => new Date(now.getTime() + linkMs)

/** Thrown out of the transaction of a page, which it rolls back. */
class PageFailed extends Error {
  readonly id: string
  constructor(id: string, cause: unknown) {
    super('a page of an export failed', { cause })
    this.id = id
  }
}

/** Writes the pages of all exports, each in one transaction: after a crash the next page follows the last one. */
export async function runExports(deps: Deps, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  for (;;) {
    try {
      if (!(await runPage(deps))) return
    } catch (error) {
      if (!(error instanceof PageFailed)) throw error
      await deps.db.update(jobs).set({ state: 'failed' }).where(eq(jobs.id, error.id))
      log.error({ err: error.cause, jobId: error.id }, 'failed to write an export')
    }
  }
}

/** Writes the next page of one export, or of any; false where none waits. */
export async function runPage({ db, clock }: Deps, id?: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const job = await claimExport(tx, id)
    if (!job) return false
    try {
      const { kind, filter, actor } = job.input
      if (kind === 'customer') throw new Error('The document of a customer is written at once.')
      await requireRights(tx, job.requestedBy, kind)
      const caller = { user: { id: job.requestedBy }, actor }
      const context = { db: tx, caller, now: job.createdAt }
      const { columns, page } = sources[kind]
      const { rows, readCount, next } = await page(context, filter, job.cursor)
      const head = job.cursor === null ? csvHead(columns) : ''
      await appendPart(tx, job.id, head + rows.map(csvLine).join(''))
      const doneCount = (job.doneCount ?? 0) + readCount
      const progress = { cursor: next, doneCount, totalCount: Math.max(job.totalCount ?? 0, doneCount) }
      const ended = { state: 'done', totalCount: doneCount, expiresAt: linkEnd(clock()) } as const
      await tx
        .update(jobs)
        .set({ ...progress, ...(next === null && ended) })
        .where(eq(jobs.id, job.id))
    } catch (error) {
      throw new PageFailed(job.id, error)
    }
    return true
  })
}

/** The author may have lost a permission, or left, since the export began. */
async function requireRights(tx: Database, authorId: string, kind: ExportKind): Promise<void> {
  const [author] = await tx.select().from(staff).where(eq(staff.userId, authorId))
  const mayRead =
    author?.state === 'active' && requiredPermissions(kind).every((each) => mayCall(each, author))
  if (!mayRead) throw new Error('the author of the export may no longer read its rows')
}
