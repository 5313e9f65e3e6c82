import { outbox } from '#api/db/accountTables.ts'
import { mailLog } from '#api/db/agencyBookingTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, isNull, sql } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { claimMs } from '#api/modules/mail/retry.domain.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Deps = Pick<ApiDeps, 'db' | 'clock'>

/** Sends a mail of the outbox again, as it is. One that fails again after five days is given up again. */
export async function retryMail({ db, clock }: Deps, caller: AgencyCaller, id: string): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    const { givenUpAt } = await lockedMail(tx, id)
    // One that is still tried may be on its way: it is due again once its claim has expired.
    const soon = new Date(now.getTime() + claimMs).toISOString()
    const nextAttemptAt = givenUpAt ? now : sql`least(${outbox.nextAttemptAt}, ${soon}::timestamptz)`
    await tx.update(outbox).set({ givenUpAt: null, nextAttemptAt }).where(eq(outbox.id, id))
    await tx.update(mailLog).set({ failedAt: null }).where(eq(mailLog.id, id))
    await writeAudit(tx, caller.actor, { ...(await findEntry(tx, id, now)), action: 'mail.retried' })
  })
}

/** Drops a mail that has not left: the agency has reached its recipient otherwise. */
export async function dropMail({ db, clock }: Deps, caller: AgencyCaller, id: string): Promise<void> {
  const now = clock()
  await db.transaction(async (tx) => {
    await lockedMail(tx, id)
    await tx.delete(outbox).where(eq(outbox.id, id))
    const isOpen = and(eq(mailLog.id, id), isNull(mailLog.failedAt))
    await tx.update(mailLog).set({ failedAt: now }).where(isOpen)
    await writeAudit(tx, caller.actor, { ...(await findEntry(tx, id, now)), action: 'mail.dropped' })
  })
}

async function lockedMail(tx: Database, id: string) {
  const [mail] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update')
  if (!mail || (mail.attempts < 3 && !mail.givenUpAt)) throw new Refusal('MAIL_NOT_FOUND')
  if (mail.sentAt) throw new Refusal('MAIL_GONE')
  return mail
}

/** Subjects may name persons: the log has the reference of the reservation. */
async function findEntry(tx: Database, id: string, at: Date) {
  const [found] = await tx
    .select({ reference: reservations.reference })
    .from(mailLog)
    .innerJoin(reservations, eq(reservations.id, mailLog.reservationId))
    .where(eq(mailLog.id, id))
  return { at, entity: 'mail', entityId: id, label: found?.reference ?? id.slice(0, 8) } as const
}
