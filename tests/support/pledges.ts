import { asc, eq } from 'drizzle-orm'
import { beforeAll, vi } from 'vitest'
import { outbox } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { pledges } from '#api/db/pledgeTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { settleDuePledges } from '#api/modules/pledges/duePledges.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const hourMs = 3_600_000

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A departure in summer that lacks travellers: 4 of 8 places are booked, 5 are needed. */
export async function lackingDeparture(
  db: Database,
  changes: Partial<typeof departures.$inferInsert> = {},
): Promise<number> {
  const [row] = await db
    .insert(departures)
    .values({
      expeditionId: 1,
      startOn: '2027-08-14',
      endOn: '2027-08-19',
      capacity: 8,
      bookedCount: 4,
      groupMin: 5,
      priceCents: 50_000,
      createdAt: testNow,
      ...changes,
    })
    .returning({ id: departures.id })
  return row?.id ?? 0
}

export const statesOf = async (db: Database, departureId: number): Promise<string[]> => {
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
  let api: Api | undefined
  let now = testNow
  beforeAll(async () => {
    const env = { rateLimitFactor: 1_000_000 }
    const paymentProvider = provider?.()
    const deps = { clock: () => now, isBookingOpen: true, env, ...(paymentProvider && { paymentProvider }) }
    api = await testApi(current().db, deps)
  })

  /** Calls with an access token of the current time: they last for minutes. */
  async function call(method: Method, url: string, account?: TestAccount, payload?: object) {
    if (!api) throw new Error('The service runs inside tests only.')
    const { issueToken } = authentication({ db: current().db, clock: () => now, env: testEnv() })
    const headers = account
      ? { authorization: `Bearer ${await issueToken(account.sessionId, account.userId)}` }
      : {}
    return api.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) })
  }

  return {
    call,
    now: () => now,
    newAccount: (fields: { isEmailConfirmed?: boolean } = {}) =>
      signedInAccount(current().db, { isEmailConfirmed: true, ...fields }),
    promise: (departure: number, places: number, by: TestAccount) =>
      call('POST', `/departures/${departure}/pledges`, by, { places }),
    at: (hours: number) => {
      now = new Date(testNow.getTime() + hours * hourMs)
    },
    /** The job of the service: frees expired holds, then settles pledges. */
    async settle(): Promise<number> {
      await sweepHolds(current().db, now)
      const at = { now, publicUrl: 'https://explora.test' }
      return settleDuePledges(current().db, at, { error: vi.fn() })
    },
  }
}
