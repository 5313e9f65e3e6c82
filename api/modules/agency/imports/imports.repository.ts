import type { Database } from '#api/db/client.ts'
import { and, asc, desc, eq, gt, inArray, lte, sql } from '#api/db/drizzle.ts'
import { files } from '#api/db/fileTables.ts'
import { jobs } from '#api/db/jobTables.ts'
import {
  type AgencyImport,
  type ImportInput,
  type ImportReport,
  type ImportState,
  importStates,
  mostShown,
} from '#api/modules/agency/imports/imports.contract.ts'

type JobRow = typeof jobs.$inferSelect

/** An import as its job stores it. */
export type StoredImport = Pick<JobRow, 'id' | 'createdAt' | 'report' | 'requestedBy'> & {
  fileId: string
  state: ImportState
  input: ImportInput
}

/** Undefined for a job of another kind. */
function toStored(job: JobRow | undefined): StoredImport | undefined {
  const state = importStates.find((each) => each === job?.state)
  if (!job || !state || !('hash' in job.input)) return undefined
  const { id, createdAt, report, requestedBy, entityId, input } = job
  return { id, createdAt, report, requestedBy, fileId: entityId, state, input }
}

type ImportKey = { id: string; ownerId: string; now: Date }

/** An import of the person who asks, locked if `isLocked`; undefined for any other, and after a day. */
export async function findImport(
  db: Database,
  { id, ownerId, now }: ImportKey,
  { isLocked = false } = {},
): Promise<StoredImport | undefined> {
  const isOwn = and(
    eq(jobs.id, id),
    eq(jobs.kind, 'import'),
    eq(jobs.requestedBy, ownerId),
    gt(jobs.expiresAt, now),
  )
  const query = db.select().from(jobs).where(isOwn)
  const [job] = await (isLocked ? query.for('update') : query)
  return toStored(job)
}

const mostListed = 20

/** Imports of a person, newest first. */
export async function findImports(db: Database, ownerId: string, now: Date): Promise<StoredImport[]> {
  const isOwn = and(eq(jobs.requestedBy, ownerId), eq(jobs.kind, 'import'), gt(jobs.expiresAt, now))
  const rows = await db.select().from(jobs).where(isOwn).orderBy(desc(jobs.createdAt)).limit(mostListed)
  return rows.flatMap((row) => toStored(row) ?? [])
}

const isWaiting = and(eq(jobs.kind, 'import'), inArray(jobs.state, ['checking', 'applying']))

export const dueImports = sql`(select min(${jobs.createdAt}) from ${jobs} where ${isWaiting})`

/** An import of which a run begins, the number of that run included. */
export type Begun = Pick<JobRow, 'id' | 'attempts'>

/** Counts a run of the oldest waiting import that no other node runs; the count outlives a crash of the run. */
export async function beginImport(db: Database): Promise<Begun | undefined> {
  const oldest = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(isWaiting)
    .orderBy(asc(jobs.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [job] = await db
    .update(jobs)
    .set({ attempts: sql`${jobs.attempts} + 1` })
    .where(inArray(jobs.id, oldest))
    .returning({ id: jobs.id, attempts: jobs.attempts })
  return job
}

/** Claims a waiting import until the end of the transaction: a crash gives it back. */
export async function claimImport(tx: Database, id: string): Promise<StoredImport | undefined> {
  const isThis = and(eq(jobs.id, id), isWaiting)
  const [job] = await tx.select().from(jobs).where(isThis).for('update', { skipLocked: true })
  return toStored(job)
}

/** Sets the end of a run, or the request of another one, and resets the count of its runs. */
export async function setImport(
  tx: Database,
  id: string,
  set: { state: ImportState; report?: ImportReport; input?: ImportInput },
): Promise<void> {
  await tx
    .update(jobs)
    .set({ ...set, attempts: 0 })
    .where(eq(jobs.id, id))
}

/** The uploaded file of a person: its bytes, and their hash at the upload. */
export async function uploadedFile(db: Database, { id, ownerId, now }: ImportKey) {
  const isOwn = and(
    eq(files.id, id),
    eq(files.kind, 'import'),
    eq(files.ownerId, ownerId),
    gt(files.expiresAt, now),
  )
  const [file] = await db.select().from(files).where(isOwn)
  return file && { ...file, bytes: Buffer.from(file.bytes), hash: Buffer.from(file.hash).toString('hex') }
}

/** Deletes imports and exports whose time is over, with what they hold. */
export async function deleteExpiredJobs(db: Database, now: Date): Promise<void> {
  await db.delete(jobs).where(and(lte(jobs.expiresAt, now), sql`${jobs.expiresAt} is not null`))
}

export function toAgencyImport({ id, input, state, createdAt, report }: StoredImport): AgencyImport {
  const {
    rows = [],
    errors = [],
    ignored = [],
    rowsCount = 0,
    unchangedCount = 0,
    isOutdated = false,
  } = report ?? {}
  const created = rows.filter(({ result }) => result === 'created').length
  return {
    id,
    kind: input.kind,
    state,
    created_at: createdAt.toISOString(),
    is_outdated: isOutdated,
    rows_count: rowsCount,
    created_count: created,
    changed_count: rows.length - created,
    unchanged_count: unchangedCount,
    errors_count: errors.length,
    ignored,
    rows: rows.slice(0, mostShown),
    errors: errors.slice(0, mostShown),
  }
}
