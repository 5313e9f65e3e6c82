import { beforeAll } from 'vitest'
import type { Api } from '#api/deps.ts'
import type { PaymentProvider } from '#api/modules/payments/provider.ts'
import { authentication } from '#api/plugins/auth.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** The service with booking open, at a time that a test moves, and its calls by accounts. */
export function accountCalls(current: () => TestDatabase, provider?: () => PaymentProvider) {
  let api: Api | undefined
  let now = testNow
  beforeAll(async () => {
    const env = { rateLimitFactor: 1_000_000 }
    const paymentProvider = provider?.()
    const deps = { clock: () => now, isBookingOpen: true, env, ...(paymentProvider && { paymentProvider }) }
    api = await testApi(current().db, deps)
  })

  return {
    now: () => now,
    later: (ms: number) => {
      now = new Date(testNow.getTime() + ms)
    },
    /** Calls with an access token of the current time: they last for minutes. */
    async call(method: Method, url: string, account?: TestAccount, payload?: object) {
      if (!api) throw new Error('The service runs inside tests only.')
      const { issueToken } = authentication({ db: current().db, clock: () => now, env: testEnv() })
      const headers = account
        ? { authorization: `Bearer ${await issueToken(account.sessionId, account.userId)}` }
        : {}
      return api.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) })
    },
  }
}
