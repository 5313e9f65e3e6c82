import { parisDay } from '#api/clock.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, desc, eq, gt, max, sql } from '#api/db/drizzle.ts'
import { jobParts, jobs } from '#api/db/jobTables.ts'
import {
  type AgencyExport,
  customerFormats,
  type ExportInput,
  exportStates,
} from '#api/modules/agency/exports/exports.contract.ts'
import { toFileName } from '#api/modules/agency/exports/exports.messages.ts'

type JobRow = typeof jobs.$inferSelect
export type StoredExport = Omit<JobRow, 'input' | 'state'> & {
  state: (typeof exportStates)[number]
  input: ExportInput
}

/** Undefined for a job of another kind. */
function toStored(job: JobRow | undefined): StoredExport | undefined {
  const state = exportStates.find((each) => each === job?.state)
  if (!job || !state || !('filter' in job.input)) return undefined
  return { ...job, state, input: job.input }
}

/** An export of the person who asks, while its link lasts. */
export async function findExport(
  db: Database,
  { id, ownerId, now }: { id: string; ownerId: string; now: Date },
): Promise<StoredExport | undefined> {
  const isOwn = and(eq(jobs.id, id), eq(jobs.requestedBy, ownerId), gt(jobs.expiresAt, now))
  const [job] = await db.select().from(jobs).where(isOwn)
  return toStored(job)
}

const mostListed = 20

export async function findExports(db: Database, ownerId: string, now: Date): Promise<StoredExport[]> {
  const isOwn = and(eq(jobs.requestedBy, ownerId), eq(jobs.kind, 'export'), gt(jobs.expiresAt, now))
  const rows = await db.select().from(jobs).where(isOwn).orderBy(desc(jobs.createdAt)).limit(mostListed)
  return rows.flatMap((row) => toStored(row) ?? [])
}

const isWaiting = and(eq(jobs.kind, 'export'), eq(jobs.state, 'running'))

export const dueExports = sql`(select min(${jobs.createdAt}) from ${jobs} where ${isWaiting})`

/** Claims one export, or the oldest, until the end of the transaction: a crash gives it back. */
export async function claimExport(tx: Database, id?: string): Promise<StoredExport | undefined> {
  const query = tx
    .select()
    .from(jobs)
    .where(and(isWaiting, id === undefined ? undefined : eq(jobs.id, id)))
    .orderBy(asc(jobs.createdAt))
    .limit(1)
  const [job] = await (id === undefined ? query.for('update', { skipLocked: true }) : query.for('update'))
  return toStored(job)
}

/** Appends a part to the file of an export. */
export async function appendPart(tx: Database, jobId: string, content: string): Promise<void> {
  const isOwn = eq(jobParts.jobId, jobId)
  const [last] = await tx
    .select({ position: max(jobParts.position) })
    .from(jobParts)
    .where(isOwn)
  await tx
    .insert(jobParts)
    .values({ jobId, position: (last?.position ?? -1) + 1, bytes: Buffer.from(content) })
}

/** The parts of a file, one at a time: the whole may be large. */
export async function* findParts(db: Database, jobId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const isPart = and(eq(jobParts.jobId, jobId), eq(jobParts.position, position))
    const [part] = await db.select({ bytes: jobParts.bytes }).from(jobParts).where(isPart)
    if (!part) return
    yield Buffer.from(part.bytes)
  }
}

export function toAgencyExport(stored: StoredExport): AgencyExport {
  const { id, input, state, totalCount, doneCount, expiresAt, createdAt } = stored
  const format = customerFormats.find((each) => each === input.filter.format)
  return {
    id,
    kind: input.kind,
    state,
    total_count: totalCount ?? 0,
    done_count: doneCount ?? 0,
    file_name: toFileName(input.kind, parisDay(createdAt), format),
    expires_at: state === 'done' ? (expiresAt?.toISOString() ?? null) : null,
  }
}
