import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { buildApi } from '#api/app.ts'
import { newsletterSubscriptions, outbox, rateCounters, users } from '#api/db/accountTables.ts'
import { loadAgency } from '#api/db/demo/agency.ts'
import { eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

export const publicUrl = 'https://explora.example.test'

/** The service for the tests of a file, with an empty outbox for each. */
export function newsletterApi(current: () => TestDatabase) {
  let api: Api
  let now = testNow
  const captured = capturedLog()
  beforeAll(async () => {
    await loadAgency(current().db, testNow)
    const env = testEnv({ publicUrl, logLevel: 'info' })
    api = await buildApi({ ...current(), env, clock: () => now, logStream: captured.stream })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    now = testNow
    for (const table of [rateCounters, outbox]) await current().db.delete(table)
  })

  const newAddress = () => `lea+${randomUUID()}@example.test`
  const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
    api.inject({ method: 'POST', url: `/api/v1${url}`, headers, ...(payload !== undefined && { payload }) })
  const subscribe = (email: string, account?: TestAccount) =>
    post(`/users/newsletter/${encodeURIComponent(email)}`, undefined, account?.headers)
  const mails = () => current().db.select().from(outbox).orderBy(outbox.createdAt)
  const lastMail = async () => (await mails()).at(-1)
  const linkIn = async (page: 'desinscription' | 'confirmation') => {
    const [, token = ''] =
      (await lastMail())?.text.match(new RegExp(`/newsletter/${page}/([\\w-]{43})(?![\\w-])`)) ?? []
    expect(token).not.toBe('')
    return token
  }
  const isSubscribed = async (email: string) => {
    const [row] = await current()
      .db.select()
      .from(newsletterSubscriptions)
      .where(eq(newsletterSubscriptions.email, email))
    return row !== undefined && row.unsubscribedAt === null
  }
  const findChoice = async ({ userId }: TestAccount) =>
    (await current().db.select().from(users).where(eq(users.id, userId)))[0]?.newsletter
  async function accountWith(fields: { newsletter?: boolean } = {}) {
    const email = newAddress()
    return {
      email,
      account: await signedInAccount(current().db, { email: email.replace('lea', 'Lea'), ...fields }),
    }
  }

  return {
    captured,
    newAddress,
    get: (url: string) => api.inject(`/api/v1${url}`),
    post,
    subscribe,
    mails,
    lastMail,
    linkIn,
    isSubscribed,
    findChoice,
    accountWith,
    later(ms: number) {
      now = new Date(testNow.getTime() + ms)
    },
  }
}
