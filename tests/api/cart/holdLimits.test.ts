import { expect, test } from 'vitest'
import { accountCalls } from '#tests/support/accountCalls.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture as createDeparture } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'

const minute = 60_000

onDatabase('demo', (current) => {
  const { call: send, later: moveClock } = accountCalls(current)
  const later = (minutes: number) => moveClock(minutes * minute)
  const newAccount = () => signedInAccount(current().db)
  const newDeparture = (capacity: number) => createDeparture(current().db, capacity)
  const call = (account: TestAccount, method: 'DELETE', path: string) => send(method, path, account)
  const put = (account: TestAccount, departureId: number, travelers_count: number) =>
    send('POST', '/cart', account, { departure_id: String(departureId), travelers_count })

  test('continues a hold that was given up, and lets no other cart of the account begin a new one', async () => {
    const account = await newAccount()
    const departure = await newDeparture(4)
    const { cart } = (await put(account, departure, 2)).json()
    later(10)
    await call(account, 'DELETE', `/cart/${cart.id}`)
    const again = (await put(account, departure, 3)).json()
    expect(again.cart.hold).toMatchObject({ places: 3, seconds_left: 1200 })
    later(31)
    await call(account, 'DELETE', `/cart/${again.cart.id}`)
    expect((await put(account, departure, 1)).json().error.code).toBe('HOLD_PAUSED')
    expect((await put(account, await newDeparture(4), 1)).statusCode).toBe(201)
  })

  test('holds four places for an account without a confirmed address', async () => {
    const account = await signedInAccount(current().db, { isEmailConfirmed: false })
    const departure = await newDeparture(6)
    expect((await put(account, departure, 5)).json().error.code).toBe('EMAIL_NOT_CONFIRMED')
    expect((await put(account, departure, 4)).statusCode).toBe(201)
    const more = await put(account, departure, 5)
    expect([more.statusCode, more.json().error.code]).toEqual([409, 'EMAIL_NOT_CONFIRMED'])
  })

  test('holds twenty places for the accounts of one address block', async () => {
    const { db } = current()
    const strict = await testApi(db, { isBookingOpen: true })
    const hold = async (remoteAddress: string, travelers_count: number) => {
      const { headers } = await newAccount()
      const payload = { departure_id: String(await newDeparture(30)), travelers_count }
      const answer = await strict.inject({
        method: 'POST',
        url: '/api/v1/cart',
        headers,
        payload,
        remoteAddress,
      })
      return answer.json().error?.code ?? answer.statusCode
    }
    expect(await hold('2001:db8:1::1', 15)).toBe(201)
    expect(await hold('2001:db8:1::2', 6)).toBe('TOO_MANY_HELD')
    expect(await hold('2001:db8:1::2', 5)).toBe(201)
    expect(await hold('2001:db8:2::1', 6)).toBe(201)
    await strict.close()
  })
})
