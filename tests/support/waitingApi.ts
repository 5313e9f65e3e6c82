import { sweepHolds } from '#api/modules/cart/holds.repository.ts'
import { offerFreePlaces } from '#api/modules/waiting/offers.ts'
import { accountCalls } from '#tests/support/accountCalls.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import type { TestDatabase } from '#tests/support/databases.ts'
import { testEnv } from '#tests/support/testApi.ts'

type Answer = { statusCode: number; json(): { error: { code: string } } }

export const toCode = (answer: Answer) => [answer.statusCode, answer.json().error.code]

/** The service with booking open, at a time that a test moves, and the calls of the waiting list. */
export function waitingApi(current: () => TestDatabase) {
  const { call, later, now } = accountCalls(current)
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
    later,
    /** The job of the service: frees expired holds, then offers. */
    async offer(): Promise<number> {
      await sweepHolds(current().db, now())
      return offerFreePlaces(current().db, testEnv(), now())
    },
    /** Joins by an account, and returns the token of its links. */
    async waiting(departure: number, places: number): Promise<{ account: TestAccount; token: string }> {
      const account = await newAccount()
      return { account, token: (await join(departure, places, account)).json().token }
    },
  }
}
