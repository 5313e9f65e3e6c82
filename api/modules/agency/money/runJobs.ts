import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#api/db/client.ts'
import type { ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import { claimItem, type JobItem, setItem } from '#api/modules/agency/money/jobs.repository.ts'
import { lockedBooking } from '#api/modules/agency/money/reservation.repository.ts'
import { cancelTravellers, priceCancellation } from '#api/modules/booking/cancellation.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock'> & { env: { publicUrl: string } }

/** Thrown out of the transaction of an item, which it rolls back. */
class ItemFailed extends Error {
  readonly item: JobItem
  constructor(item: JobItem, cause: unknown) {
    super('an item of a job failed', { cause })
    this.item = item
  }
}

/**
 * Does the items of all jobs, each with its effects in one transaction: after a crash an item has all of them
 * or none. A failure leaves the others, and waits for a retry by staff.
 */
export async function runJobs(deps: Deps, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  for (;;) {
    try {
      if (!(await runNext(deps))) return
    } catch (error) {
      if (!(error instanceof ItemFailed)) throw error
      const { item, cause } = error
      const failure = cause instanceof Refusal ? cause.message : refusals.INTERNAL[1]
      await setItem(deps.db, item, { state: 'failed', failure })
      log.error(
        { err: cause, reservationId: item.reservationId },
        'failed to cancel a reservation of a departure',
      )
    }
  }
}

/** Returns false where nothing is pending. */
async function runNext({ db, clock, env }: Deps): Promise<boolean> {
  return db.transaction(async (tx) => {
    const claimed = await claimItem(tx)
    if (!claimed) return false
    const { item } = claimed
    try {
      await cancelItem(tx, claimed, { now: clock(), publicUrl: env.publicUrl })
    } catch (error) {
      throw new ItemFailed(item, error)
    }
    await setItem(tx, item, { state: 'done', failure: null })
    return true
  })
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimItem>>>

/** Cancels a reservation with its refund, unless its customer has moved or cancelled it meanwhile. */
async function cancelItem(
  tx: Database,
  { item, job }: Claimed,
  at: { now: Date; publicUrl: string },
): Promise<void> {
  const { reservationId } = item
  const { reservation } = await lockedBooking(tx, reservationId)
  const { userId, departureId, canceledAt } = reservation
  if (canceledAt || String(departureId) !== job.entityId) return
  const { quote } = await priceCancellation(tx, { userId, reservationId }, at.now)
  const { text, asGiftCard } = job.input
  const request = { userId, reservationId, quoteHash: quote.hash, text, asGiftCard: asGiftCard || undefined }
  await cancelTravellers(tx, request, at)
}
