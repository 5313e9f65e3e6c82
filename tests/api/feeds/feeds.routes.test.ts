import { beforeAll, expect, test } from 'vitest'
import { interests } from '#api/db/accountTables.ts'
import { findRows } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { newAccount, rightPassword } from '#tests/api/auth/visitor.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { capturedLog } from '#tests/support/capturedLog.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  const clock = { now: testNow }
  const log = capturedLog()
  let api: Api
  beforeAll(async () => {
    const env = { rateLimitFactor: 1, logLevel: 'debug' as const }
    api = await testApi(current().db, { clock: () => clock.now, env, logStream: log.stream })
  })

  type Caller = Pick<TestAccount, 'headers'>
  const send = (method: 'GET' | 'POST' | 'DELETE', path: string, account?: Caller, payload?: object) =>
    api.inject({
      method,
      url: `/api/v1${path}`,
      ...(account && { headers: account.headers }),
      ...(payload && { payload }),
    })
  async function created(account: Caller, kind = 'favourites') {
    const answer = await send('POST', '/feeds', account, { kind })
    expect(answer.statusCode).toBe(201)
    return answer.json<{ feed: { id: string }; token: string }>()
  }
  const fetchStatus = async (token: string) => (await send('GET', `/feeds/${token}`)).statusCode

  test('stores 160 bits as their hash, shows them once, and reports the last read to the minute', async () => {
    const { db } = current()
    const account = await signedInAccount(db)
    const { feed, token } = await created(account)
    expect(Buffer.from(token, 'base64url')).toHaveLength(20)
    const stored = await findRows<{ text: string }>(
      db,
      sql`select each::text as text from calendar_feeds as each`,
    )
    expect(JSON.stringify(stored)).not.toContain(token)
    const listed = async () => (await send('GET', '/feeds', account)).json().feeds
    const known = { id: feed.id, kind: 'favourites', created_at: testNow.toISOString() }
    expect(await listed()).toEqual([{ ...known, last_read_at: null }])
    expect(await fetchStatus(token)).toBe(200)
    clock.now = new Date(testNow.getTime() + 30_000)
    expect(await fetchStatus(token)).toBe(200)
    expect(await listed()).toEqual([{ ...known, last_read_at: testNow.toISOString() }])
    clock.now = testNow
  })

  test('a new address ends the former; a deleted feed and an unknown token answer alike', async () => {
    const account = await signedInAccount(current().db)
    const first = await created(account)
    const second = await created(account)
    expect(second.feed.id).toBe(first.feed.id)
    expect([await fetchStatus(first.token), await fetchStatus(second.token)]).toEqual([404, 200])
    const other = await signedInAccount(current().db)
    expect((await send('DELETE', `/feeds/${second.feed.id}`, other)).json()).toEqual({ ok: true })
    expect(await fetchStatus(second.token)).toBe(200)
    for (const _ of [1, 2])
      expect((await send('DELETE', `/feeds/${second.feed.id}`, account)).json()).toEqual({ ok: true })
    const [revoked, unknown, mistyped] = await Promise.all(
      [second.token, 'q3Jm0v5b8hYkz5uF6cJmNq0mXb3', '%00'].map((token) => send('GET', `/feeds/${token}`)),
    )
    const withoutId = (answer = revoked) => {
      const { request_id, ...error } = answer?.json().error ?? {}
      return [answer?.statusCode, error]
    }
    expect(withoutId(revoked)).toEqual(withoutId(unknown))
    expect(revoked?.statusCode).toBe(404)
    expect([400, 404]).toContain(mistyped?.statusCode)
  })

  test('is read 60 times an hour', async () => {
    const account = await signedInAccount(current().db)
    const { token } = await created(account)
    for (let read = 0; read < 60; read++) expect(await fetchStatus(token)).toBe(200)
    const refused = await send('GET', `/feeds/${token}`)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    clock.now = new Date(testNow.getTime() + 3_600_000)
    expect(await fetchStatus(token)).toBe(200)
    clock.now = testNow
  })

  test('lists the departures to come of favourites, earliest first, and follows their changes', async () => {
    const { db } = current()
    const account = await signedInAccount(db)
    const { token } = await created(account)
    const events = async () => (await send('GET', `/feeds/${token}`)).json().events
    expect(await events()).toEqual([])
    await db.insert(interests).values({ userId: account.userId, expeditionId: 1, createdAt: testNow })
    const id = await newDeparture(db, 8, '2027-12-27')
    await newDeparture(db, 8, '2027-03-10')
    const starts = (await events()).map(({ start }: { start: string }) => start)
    expect(starts).toEqual(starts.toSorted())
    expect(starts.at(0) > '2027-03-10').toBe(true)
    const own = async () =>
      (await events()).find((each: { departure_id: string }) => each.departure_id === String(id))
    const before = await own()
    expect(before).toMatchObject({ start: '2027-12-27', status: 'almost', available_count: 8, sequence: 0 })
    await db.update(departures).set({ bookedCount: 8 }).where(eq(departures.id, id))
    const after = await own()
    expect(after).toMatchObject({ status: 'full', available_count: 0 })
    expect(after.changed_at > before.changed_at).toBe(true)
  })

  test('lists the reservations of its account alone, past ones too', async () => {
    const { db } = current()
    const [account, other] = [await signedInAccount(db), await signedInAccount(db)]
    const [past, next] = [await newDeparture(db, 8, '2026-07-05'), await newDeparture(db, 8, '2027-08-01')]
    await bookedReservation(db, account.userId, past)
    const id = await bookedReservation(db, account.userId, next)
    await bookedReservation(db, other.userId, await newDeparture(db))
    const { token } = await created(account, 'reservations')
    const { kind, events } = (await send('GET', `/feeds/${token}`)).json()
    expect([kind, events.map(({ departure_id }: { departure_id: string }) => departure_id)]).toEqual([
      'reservations',
      [String(past), String(next)],
    ])
    expect(events[1]).toMatchObject({ reservation_id: id, start: '2027-08-01', status: 'confirmed' })
  })

  test('survives the end of one session and a new password, and ends with all sessions', async () => {
    const { db } = current()
    const account = await signedInAccount(db)
    const { token } = await created(account)
    await send('DELETE', `/auth/sessions/${account.sessionId}`, account)
    expect(await fetchStatus(token)).toBe(200)

    const again = { headers: (await newAccount(api)).bearer }
    const own = await created(again)
    const change = { current_password: rightPassword, password: 'un autre sommet' }
    expect((await send('POST', '/auth/password/change', again, change)).statusCode).toBe(200)
    expect(await fetchStatus(own.token)).toBe(200)
    expect((await send('DELETE', '/auth/sessions', again)).statusCode).toBe(200)
    expect(await fetchStatus(own.token)).toBe(404)
  })

  test('writes no token to the log', async () => {
    const { token } = await created(await signedInAccount(current().db))
    await fetchStatus(token)
    await fetchStatus(`${token}x`)
    expect(log.all()).toContain('/api/v1/feeds/***')
    expect(log.all()).not.toContain(token)
  })
})
