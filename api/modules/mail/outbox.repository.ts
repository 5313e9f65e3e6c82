import { outbox } from '#api/db/accountTables.ts'
import { mailLog } from '#api/db/agencyBookingTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, eq, inArray, isNull, lt, lte, or, sql } from '#api/db/drizzle.ts'
import { claimMs, givenUpRetentionMs, sentRetentionMs } from '#api/modules/mail/retry.domain.ts'

export type OutboxRow = typeof outbox.$inferSelect

const atOnce = 5

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.givenUpAt))

export const dueMails = sql`(select min(${outbox.nextAttemptAt}) from ${outbox} where ${isWaiting})`

/** The outbox as the mailer uses it: no transaction stays open while a mail server responds. */
export function outboxRepository(db: Database) {
  return {
    /** Claims a few due mails for this node. If it dies, they are due again once the claim has expired. */
    async claimDue(now: Date): Promise<OutboxRow[]> {
      const due = db.$with('due').as(
        db
          .select({ id: outbox.id })
          .from(outbox)
          .where(and(isWaiting, lte(outbox.nextAttemptAt, now)))
          .orderBy(outbox.nextAttemptAt)
          .limit(atOnce)
          .for('update', { skipLocked: true }),
      )
      return db
        .with(due)
        .update(outbox)
        .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + claimMs) })
        .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
        .returning()
    },

    /** Empties a sent mail: the names in it, and the secret in its link, then exist in the recipient's mailbox only. */
    async markSent(id: string, now: Date): Promise<void> {
      const emptied = { subject: '', text: '', html: '', headers: {}, attachments: [] }
      await db
        .update(outbox)
        .set({ sentAt: now, ...emptied })
        .where(eq(outbox.id, id))
      await db.update(mailLog).set({ sentAt: now }).where(eq(mailLog.id, id))
    },

    async postpone(id: string, nextAttemptAt: Date): Promise<void> {
      await db.update(outbox).set({ nextAttemptAt }).where(eq(outbox.id, id))
    },

    /** Stops the attempts; staff decide about the mail. */
    async giveUp(id: string, now: Date): Promise<void> {
      await db.update(outbox).set({ givenUpAt: now }).where(eq(outbox.id, id))
      await db.update(mailLog).set({ failedAt: now }).where(eq(mailLog.id, id))
    },

    async deleteOld(now: Date): Promise<void> {
      const before = (ms: number) => new Date(now.getTime() - ms)
      const isOld = or(
        lt(outbox.sentAt, before(sentRetentionMs)),
        lt(outbox.givenUpAt, before(givenUpRetentionMs)),
      )
      await db.delete(outbox).where(isOld)
    },
  }
}
