import { expect, vi } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import type { departures } from '#api/db/tables.ts'
import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { settleDuePledges } from '#api/modules/pledges/duePledges.ts'
import { accountCalls } from '#tests/support/accountCalls.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/waitingList.ts'

const hourMs = 3_600_000

/** A departure in summer that lacks travellers: 4 of 8 places are booked, 5 are needed. */
export function lackingDeparture(
  db: Database,
  changes: Partial<typeof departures.$inferInsert> = {},
): Promise<number> {
  const days = { startOn: '2027-08-14', endOn: '2027-08-19' }
  return newDeparture(db, { ...days, bookedCount: 4, groupMin: 5, ...changes })
}

export const findStates = async (db: Database, departureId: number): Promise<string[]> => {
  const rows = await db
    .select({ state: pledges.state })
    .from(pledges)
    .where(eq(pledges.departureId, departureId))
    .orderBy(asc(pledges.createdAt), asc(pledges.id))
  return rows.map(({ state }) => state)
}

/** Subjects of the mails to an account, in their order. */
export async function mailsTo(db: Database, { userId }: TestAccount): Promise<string[]> {
  const rows = await db
    .select({ subject: outbox.subject })
    .from(outbox)
    .where(eq(outbox.recipient, `${userId}@example.test`))
    .orderBy(asc(outbox.createdAt))
  return rows.map(({ subject }) => subject)
}

/** The service with booking open, at a time that a test moves, and the calls of pledges. */
export function pledgeApi(current: () => TestDatabase, provider?: () => PaymentProvider) {
  const { call, later, now } = accountCalls(current, provider)

  return {
    call,
    now,
    newAccount: (fields: { isEmailConfirmed?: boolean } = {}) =>
      signedInAccount(current().db, { isEmailConfirmed: true, ...fields }),
    promise: (departure: number, places: number, by: TestAccount) =>
      call('POST', `/departures/${departure}/pledges`, by, { places }),
    at: (hours: number) => later(hours * hourMs),
    /** The job of the service: frees expired holds, then settles pledges. */
    async settle(): Promise<number> {
      await sweepHolds(current().db, now())
      const at = { now: now(), publicUrl: 'https://explora.test' }
      const log = { error: vi.fn() }
      const count = await settleDuePledges(current().db, at, log)
      expect(log.error).not.toHaveBeenCalled()
      return count
    },
  }
}
