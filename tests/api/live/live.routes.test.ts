import { createHash } from 'node:crypto'
import { get, request } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sessions, users } from '#api/db/accountTables.ts'
import { guideAbsences } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { releasePlaces, takePlaces } from '#api/modules/reservations/places.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { type Follower, follow } from '#tests/support/eventStream.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onBothDatabases('demo', (current) => {
  let api: Api
  let url = ''
  let departureId = 0
  const followers: Follower[] = []
  beforeAll(async () => {
    api = await testApi(current().db, { listen: current().listen })
    url = `${await api.listen({ port: 0 })}/api/v1/live`
    const [row] = await current()
      .db.insert(departures)
      .values({
        expeditionId: 5,
        startOn: '2027-06-01',
        endOn: '2027-06-06',
        capacity: 8,
        groupMin: 4,
        priceCents: 99_900,
        createdAt: testNow,
      })
      .returning()
    departureId = row?.id ?? 0
  })
  afterEach(() => {
    for (const follower of followers.splice(0)) follower.leave()
  })
  afterAll(() => api.close())

  const followed = async () => {
    const follower = await follow(url)
    followers.push(follower)
    return follower
  }
  const listed = async () => {
    const answer = await api.inject('/api/v1/expeditions/5/departures')
    return answer.json().find((departure: { id: string }) => departure.id === String(departureId))
  }
  const toPrefix = (id: string) => createHash('sha256').update(id).digest('hex').slice(0, 3)
  const change = (fields: Partial<typeof departures.$inferInsert>, db: Database = current().db) =>
    db.update(departures).set(fields).where(eq(departures.id, departureId))

  test('responds with an unbuffered, uncached stream', async () => {
    const answer = await fetch(url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(answer.headers.get('x-request-id')).toBeTruthy()
    await answer.body?.cancel()
  })

  describe('publishes a change of a departure as its list describes it:', () => {
    test.each<[string, () => Promise<unknown>, object]>([
      [
        'places taken',
        () => takePlaces(current().db, departureId, 3),
        { available_count: 5, status: 'almost' },
      ],
      ['places released', () => releasePlaces(current().db, departureId, 1), { available_count: 6 }],
      ['confirmed', () => change({ confirmedAt: testNow }), { status: 'confirmed' }],
      ['sales closed', () => change({ salesClosedAt: testNow }), { available_count: 0, status: 'full' }],
      ['sales open again', () => change({ salesClosedAt: null }), { available_count: 6 }],
      ['another price', () => change({ priceCents: 89_900 }), { price: 899 }],
      ['full', () => takePlaces(current().db, departureId, 6), { available_count: 0, status: 'full' }],
      ['cancelled', () => change({ canceledAt: testNow }), { available_count: 0, status: 'canceled' }],
    ])('%s', async (_name, happen, said) => {
      const follower = await followed()
      await happen()
      const { event, data } = await follower.next()
      expect(event).toBe('departure')
      expect(data).toEqual({ expedition_id: '5', departure: await listed() })
      expect(data).toMatchObject({ departure: said })
    })
  })

  test('publishes neither rollbacks nor empty updates, and two updates of one transaction once', async () => {
    const follower = await followed()
    const { db } = current()
    const undone = db.transaction(async (tx) => {
      await change({ priceCents: 100 }, tx)
      throw new Error('taken back')
    })
    await expect(undone).rejects.toThrow('taken back')
    await expect(change({ bookedCount: 9 })).rejects.toThrow()
    await change({ capacity: 8 })
    await db.transaction(async (tx) => {
      await change({ priceCents: 2_000 }, tx)
      await change({ priceCents: 3_000 }, tx)
    })
    expect(await follower.next()).toMatchObject({ data: { departure: { price: 30 } } })
    await change({ priceCents: 4_000 })
    expect(await follower.next()).toMatchObject({ data: { departure: { price: 40 } } })
  })

  test('publishes that guides have changed, and no absence, which the site does not show', async () => {
    const { db } = current()
    const follower = await followed()
    await db.insert(guideAbsences).values({ guideId: 1, startOn: '2027-08-01', endOn: '2027-08-02' })
    await db.update(guides).set({ version: 2, changedAt: testNow }).where(eq(guides.id, 1))
    await db.update(guides).set({ bio: 'Une autre histoire.' }).where(eq(guides.id, 1))
    expect(await follower.next()).toEqual({ event: 'content', data: { table: 'guides' } })
    await change({ priceCents: 4_500 })
    expect(await follower.next()).toMatchObject({ event: 'departure' })
  })

  describe('publishes a prefix of the account whose', () => {
    test.each<[string, (account: TestAccount) => Promise<unknown>]>([
      ['session ends', ({ sessionId }) => current().db.delete(sessions).where(eq(sessions.id, sessionId))],
      ['account is deleted', ({ userId }) => current().db.delete(users).where(eq(users.id, userId))],
      [
        'favourite is added',
        ({ headers }) =>
          api.inject({ method: 'POST', url: '/api/v1/interests/', headers, payload: { expedition_id: '5' } }),
      ],
    ])('%s', async (_, happen) => {
      const follower = await followed()
      const account = await signedInAccount(current().db)
      expect(await follower.nextAccounts()).toEqual({ prefix: '' })
      await happen(account)
      expect(await follower.nextAccounts()).toEqual({ prefix: toPrefix(account.userId) })
    })
  })

  test('sends the end of a session before the response of the sign-out', async () => {
    const { headers, userId } = await signedInAccount(current().db)
    const received: string[] = []
    const logout = url.replace('/live', '/auth/logout')
    const { promise: isSignedOut, resolve } = Promise.withResolvers<number>()
    // Without the time limit of the flush, which a loaded machine may reach.
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const stream = get(url, (response) =>
      response.setEncoding('utf8').on('data', (text: string) => {
        received.push(text)
        if (received.length > 1) return
        request(logout, { method: 'POST', headers }, () => resolve(received.push('signed out'))).end()
      }),
    )
    await isSignedOut
    stream.destroy()
    expect(received[1]).toContain(`{"prefix":"${toPrefix(userId)}"}`)
  })

  test('publishes a question and its reply as their authors received them', async () => {
    const follower = await followed()
    const { headers } = await signedInAccount(current().db)
    const post = (payload: object) =>
      api.inject({ method: 'POST', url: '/api/v1/expeditions/5/messages', headers, payload })
    const question = (await post({ body: 'Où dort-on ?\nÀ la belle étoile ?' })).json()
    expect(await follower.next()).toEqual({
      event: 'message',
      data: { expedition_id: '5', message: question },
    })
    const reply = (await post({ body: 'En refuge.', parent_id: question.id })).json()
    expect(await follower.next()).toEqual({ event: 'message', data: { expedition_id: '5', message: reply } })
    expect(reply.parent_id).toBe(question.id)
  })

  test('reads a change once for all subscribers', async () => {
    const all = await Promise.all([followed(), followed(), followed()])
    const reads = vi.spyOn(current().db, 'select')
    await change({ priceCents: 5_000 })
    for (const follower of all)
      expect(await follower.next()).toMatchObject({ data: { departure: { price: 50 } } })
    expect(reads).toHaveBeenCalledOnce()
    reads.mockRestore()
  })

  test('opens no stream for HEAD', async () => {
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(404)
  })
})
