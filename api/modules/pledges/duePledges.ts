import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#api/db/client.ts'
import { gt, isNotNull, or } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { ApiDeps } from '#api/deps.ts'
import { lockFreeHolds, refreshTrips } from '#api/modules/cart/holds.repository.ts'
import type { At } from '#api/modules/pledges/pledges.outbox.ts'
import { dueOn, isDue, settlePledges } from '#api/modules/pledges/pledges.settlement.ts'

/**
 * Settles each departure on which a call has to begin or to end, or a promise is over, in a transaction of its own. A
 * failure of one leaves the others: the next run repeats it.
 */
export async function settleDuePledges(
  db: ApiDeps['db'],
  at: At,
  log: Pick<FastifyBaseLogger, 'error'>,
): Promise<number> {
  const promised = await db
    .select({ id: departures.id })
    .from(departures)
    .where(or(gt(departures.pledgedCount, 0), isNotNull(departures.callEndsAt)))
  let count = 0
  for (const { id } of promised) {
    const isSettled = await settleOne(db, id, at).catch((err) =>
      log.error({ err, departureId: id }, 'failed to settle the pledges of a departure'),
    )
    if (isSettled) count += 1
  }
  return count
}

/** Decides again under the lock. Skips a departure that another program has locked. */
async function settleOne(db: ApiDeps['db'], id: number, at: At): Promise<boolean> {
  const found = await dueOn(db, id, at.now)
  if (!found || !isDue(found)) return false
  return db.transaction(async (tx: Database) => {
    const locked = await lockFreeHolds(tx, [id], at.now)
    if (locked.length === 0) return false
    const isSettled = await settlePledges(tx, id, at)
    await refreshTrips(tx, [id], at.now)
    return isSettled
  })
}
