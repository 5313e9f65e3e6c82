import { parisDay } from '#api/clock.ts'
import { holds, reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { jobs } from '#api/db/jobTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import { missingPermission } from '#api/modules/agency/access/access.messages.ts'
import { ownerName } from '#api/modules/agency/access/access.repository.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import { bookedOn } from '#api/modules/agency/money/cancellationPlan.ts'
import type { AgencyJob, DepartureCancellation } from '#api/modules/agency/money/jobs.contract.ts'
import { insertJob, jobById, reopenItems } from '#api/modules/agency/money/jobs.repository.ts'
import { moneyMessages } from '#api/modules/agency/money/money.messages.ts'
import type { Deps } from '#api/modules/agency/money/reservationChange.ts'
import { listOpenOptions } from '#api/modules/booking/phoneOption.repository.ts'
import { mailOptionEnded } from '#api/modules/booking/phoneOptions.ts'
import { lockHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import { departureLabel, isFuture } from '#api/modules/departures/departures.domain.ts'
import { releaseOrderedDiscount } from '#api/modules/discounts/discounts.repository.ts'
import { settlePledges } from '#api/modules/pledges/pledges.settlement.ts'
import { Refusal } from '#api/plugins/errors.ts'

type CancellationInput = { id: number; key: string; cancellation: DepartureCancellation }

/**
 * Cancels a departure, which ends its sales at once, and leaves its reservations to a job, whose id is the key:
 * repeated, the request finds the job.
 */
export async function cancelDeparture(
  { db, clock, env }: Deps,
  caller: AgencyCaller,
  { id, key, cancellation }: CancellationInput,
): Promise<AgencyJob> {
  const { version, start, reason, text, gift_cards: asGiftCard = false } = cancellation
  const now = clock()
  return db.transaction(async (tx) => {
    if (!mayCall('money', caller.staff))
      throw new Refusal('MISSING_PERMISSION', { message: missingPermission('money', await ownerName(tx)) })
    // Before the departure: a payment locks its option first, too.
    await tx.select().from(reservations).where(listOpenOptions(id)).orderBy(reservations.id).for('update')
    await lockHolds(tx, [id], now)
    const known = await jobById(tx, key)
    if (known) return known
    const { departure, name } = await decided(tx, id, version, now)
    if (start !== departure.startOn)
      throw new Refusal('INVALID_FIELDS', { fields: { start: moneyMessages.otherDay } })
    const booked = (await bookedOn(tx, id)).filter(({ order }) => order !== null)
    await tx.delete(holds).where(eq(holds.departureId, id))
    const optionIds = await cancelOptions(tx, id, now)
    await tx
      .update(departures)
      .set({ canceledAt: now, version: version + 1 })
      .where(eq(departures.id, id))
    const at = { now, publicUrl: env.publicUrl }
    await settlePledges(tx, id, at)
    for (const optionId of optionIds) await mailOptionEnded(tx, optionId, { cause: 'departure', text }, at)
    const ids = booked.map((each) => each.id)
    const job = { kind: 'cancel_departure', entityId: String(id), input: { text, asGiftCard } } as const
    await insertJob(tx, { ...job, id: key, requestedBy: caller.user.id, createdAt: now }, ids)
    await refreshTrips(tx, [id], now)
    await writeAudit(tx, caller.actor, {
      ...toEntry({ id, name, startOn: departure.startOn }, now),
      action: 'departure.canceled',
      reason,
      after: { reservations: ids.length, options: optionIds.length, gift_cards: asGiftCard },
    })
    return readJob(tx, key)
  })
}

/** The departure as the audit log names it. */
const toEntry = (departure: { id: number; name: string; startOn: string }, at: Date) => ({
  at,
  entity: 'departure' as const,
  entityId: String(departure.id),
  label: departureLabel(departure),
})

/** Ends the options of a departure whose holds are released, and gives their discount codes back; returns their ids. */
async function cancelOptions(tx: Database, departureId: number, now: Date): Promise<string[]> {
  const canceled = await tx
    .update(reservations)
    .set({ canceledAt: now })
    .where(listOpenOptions(departureId))
    .returning({ id: reservations.id, order: reservations.order })
  const orders = canceled.flatMap(({ order }) => order ?? [])
  // In one order, so that two departures cannot deadlock.
  orders.sort((a, b) => (a.discountCode ?? '').localeCompare(b.discountCode ?? ''))
  for (const order of orders) await releaseOrderedDiscount(tx, order)
  return canceled.map(({ id }) => id)
}

/** The locked departure; refused where it has changed, has begun or is cancelled. */
async function decided(tx: Database, id: number, version: number, now: Date) {
  const [found] = await tx
    .select({ departure: departures, name: expeditions.name })
    .from(departures)
    .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
    .where(eq(departures.id, id))
  if (!found) throw new Refusal('DEPARTURE_NOT_FOUND')
  const { departure } = found
  if (departure.canceledAt) throw new Refusal('DEPARTURE_CANCELED')
  if (!isFuture(departure, parisDay(now))) throw new Refusal('DEPARTURE_PAST')
  const stored = { entity: 'departure', ...departure, changedAt: departure.createdAt } as const
  await requireVersion(tx, version, stored, () => ({ version: departure.version }))
  return found
}

/** Tries the failed items of a job again. */
export async function retryJob({ db, clock }: Deps, caller: AgencyCaller, id: string): Promise<AgencyJob> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: departures.id, startOn: departures.startOn, name: expeditions.name })
      .from(jobs)
      .innerJoin(departures, eq(sql`${departures.id}::text`, jobs.entityId))
      .innerJoin(expeditions, eq(expeditions.id, departures.expeditionId))
      .where(eq(jobs.id, id))
    if (!found) throw new Refusal('JOB_NOT_FOUND')
    const count = await reopenItems(tx, id)
    if (count > 0)
      await writeAudit(tx, caller.actor, {
        ...toEntry(found, clock()),
        action: 'departure.cancellation_retried',
        after: { reservations: count },
      })
    return readJob(tx, id)
  })
}

export async function readJob(db: Database, id: string): Promise<AgencyJob> {
  const job = await jobById(db, id)
  if (!job) throw new Refusal('JOB_NOT_FOUND')
  return job
}
