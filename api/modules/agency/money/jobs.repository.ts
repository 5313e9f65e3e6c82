import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, sql } from '#api/db/drizzle.ts'
import { jobItems, jobs } from '#api/db/jobTables.ts'
import type { AgencyJob, CancelInput } from '#api/modules/agency/money/jobs.contract.ts'

type Job = Omit<typeof jobs.$inferSelect, 'input'> & { input: CancelInput }
export type JobItem = typeof jobItems.$inferSelect

/** Writes a job with an item for each reservation, in the transaction of the decision. */
export async function insertJob(
  tx: Database,
  job: typeof jobs.$inferInsert & { id: string },
  reservationIds: string[],
): Promise<void> {
  await tx.insert(jobs).values(job)
  const items = reservationIds.map((reservationId, position) => ({ jobId: job.id, reservationId, position }))
  if (items.length > 0) await tx.insert(jobItems).values(items)
}

const isPending = eq(jobItems.state, 'pending')

export const dueItems = sql`(select min(${jobs.createdAt}) from ${jobs}
  join ${jobItems} on ${eq(jobItems.jobId, jobs.id)} where ${isPending})`

/** Claims the next item until the end of the transaction: other nodes skip it, and a crash gives it back. */
export async function claimItem(tx: Database): Promise<{ item: JobItem; job: Job } | undefined> {
  const [item] = await tx
    .select()
    .from(jobItems)
    .where(isPending)
    .orderBy(asc(jobItems.jobId), asc(jobItems.position))
    .limit(1)
    .for('update', { skipLocked: true })
  if (!item) return undefined
  const [job] = await tx.select().from(jobs).where(eq(jobs.id, item.jobId))
  if (!job || !('text' in job.input)) return undefined
  return { item, job: { ...job, input: job.input } }
}

export async function setItem(
  tx: Database,
  { jobId, reservationId }: Pick<JobItem, 'jobId' | 'reservationId'>,
  set: Pick<JobItem, 'state' | 'failure'>,
): Promise<void> {
  const isItem = and(eq(jobItems.jobId, jobId), eq(jobItems.reservationId, reservationId))
  await tx
    .update(jobItems)
    .set({ ...set, attempts: sql`${jobItems.attempts} + 1` })
    .where(isItem)
}

/** Items that failed are pending again; returns their number. */
export async function reopenItems(tx: Database, jobId: string): Promise<number> {
  const reopened = await tx
    .update(jobItems)
    .set({ state: 'pending', failure: null })
    .where(and(eq(jobItems.jobId, jobId), eq(jobItems.state, 'failed')))
    .returning({ position: jobItems.position })
  return reopened.length
}

/** A job with its progress; undefined for an unknown id. */
export async function jobById(db: Database, id: string): Promise<AgencyJob | undefined> {
  const isCancellation = and(eq(jobs.id, id), eq(jobs.kind, 'cancel_departure'))
  const [job] = await db.select({ id: jobs.id }).from(jobs).where(isCancellation)
  if (!job) return undefined
  const items = await db
    .select({ item: jobItems, reference: reservations.reference })
    .from(jobItems)
    .innerJoin(reservations, eq(reservations.id, jobItems.reservationId))
    .where(eq(jobItems.jobId, id))
    .orderBy(asc(jobItems.position))
  const of = (state: JobItem['state']) => items.filter(({ item }) => item.state === state)
  const failed = of('failed')
  return {
    id,
    state: of('pending').length > 0 ? 'running' : failed.length > 0 ? 'failed' : 'done',
    total_count: items.length,
    done_count: of('done').length,
    failures: failed.map(({ item, reference }) => ({
      reservation_id: item.reservationId,
      reference,
      message: item.failure ?? '',
    })),
  }
}
