import { beforeAll } from 'vitest'
import type { Api } from '#api/deps.ts'
import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { offerFreePlaces } from '#api/modules/waiting/offers.ts'
import { authentication } from '#api/plugins/auth.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { testApi, testEnv } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Method = 'GET' | 'POST' | 'DELETE'
type Answer = { statusCode: number; json(): { error: { code: string } } }

export const codeOf = (answer: Answer) => [answer.statusCode, answer.json().error.code]

/** The service with booking open, at a time that a test moves, and the calls of the waiting list. */
export function waitingApi(current: () => TestDatabase) {
  let api: Api | undefined
  let now = testNow
  beforeAll(async () => {
    const env = { rateLimitFactor: 1_000_000 }
    api = await testApi(current().db, { clock: () => now, isBookingOpen: true, env })
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

  const newAccount = () => signedInAccount(current().db)
  const join = (departure: number, places: number, by: TestAccount | string) =>
    typeof by === 'string'
      ? call('POST', `/departures/${departure}/waiting-list`, undefined, { places, email: by })
      : call('POST', `/departures/${departure}/waiting-list`, by, { places })

  return {
    call,
    newAccount,
    join,
    entry: async (token: string) => (await call('GET', `/waiting-list/${token}`)).json(),
    accept: (token: string, by: TestAccount) => call('POST', `/waiting-list/${token}/accept`, by),
    later: (ms: number) => {
      now = new Date(testNow.getTime() + ms)
    },
    /** The job of the service: frees expired holds, then offers. */
    async offer(): Promise<number> {
      await sweepHolds(current().db, now)
      return offerFreePlaces(current().db, testEnv(), now)
    },
    /** Joins by an account, and returns the token of its links. */
    async waiting(departure: number, places: number): Promise<{ account: TestAccount; token: string }> {
      const account = await newAccount()
      return { account, token: (await join(departure, places, account)).json().token }
    },
  }
}
