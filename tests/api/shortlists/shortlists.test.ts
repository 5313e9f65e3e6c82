import { expect, test, vi } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { shortlistPeople, shortlists } from '#api/db/shortlistTables.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { deleteUnusedLists } from '#api/modules/shortlists/shortlists.repository.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { shortlistApi } from '#tests/support/shortlists.ts'
import { testNow } from '#tests/support/testNow.ts'
import { newDeparture } from '#tests/support/waitingList.ts'

const unknown = 'q7Zr1cXo5v8b0hYkz5uF6c'

/** Trips of the demonstration with these departures alone. */
async function tripWith(db: Database, slug: string, dates: [startOn: string, endOn: string, free: number][]) {
  const [row] = await db.select({ id: expeditions.id }).from(expeditions).where(eq(expeditions.slug, slug))
  const expeditionId = row?.id ?? 0
  await db.update(departures).set({ canceledAt: testNow }).where(eq(departures.expeditionId, expeditionId))
  for (const [startOn, endOn, free] of dates)
    await newDeparture(db, { expeditionId, startOn, endOn, capacity: 8, bookedCount: 8 - free })
  return String(expeditionId)
}

onDatabase('demo', (current) => {
  const lists = shortlistApi(current)
  const put = (token: string, part: string, key: string, payload: object) =>
    lists.call('PUT', `/${token}/${part}`, { key, payload })

  test('proposes the departures of three friends as worked by hand', async () => {
    const { db } = current()
    const vanoise = await tripWith(db, 'balcons-de-la-vanoise', [['2027-07-10', '2027-07-15', 2]])
    const morbihan = await tripWith(db, 'd-ile-en-ile-dans-le-golfe-du-morbihan', [
      ['2027-06-26', '2027-06-28', 8],
      ['2027-07-10', '2027-07-12', 5],
    ])
    const { token } = await lists.create([vanoise, morbihan, '999999'])
    const friends = [
      { name: 'Léa', party: 1, weeks: ['2027-07-10 2', '2027-06-26 1'], votes: [2, 1] },
      { name: 'Hugo', party: 1, weeks: ['2027-07-10 2'], votes: [2, 2] },
      { name: 'Sam', party: 2, weeks: ['2027-07-10 1'], votes: [0, 2] },
    ]
    const people: string[] = []
    for (const { name, party, weeks, votes } of friends) {
      const { person_key: key, shortlist } = await lists.join(token, name, party)
      people.push(shortlist.me)
      const marked = weeks.map((each) => ({ week: each.slice(0, 10), part: Number(each.slice(11)) }))
      await put(token, 'weeks', key, { weeks: marked })
      for (const [index, id] of [vanoise, morbihan].entries())
        await put(token, 'votes', key, { expedition_id: id, vote: votes[index] })
    }
    const list = await lists.read(token)
    expect(list.items.map((item: { id: string; score: number }) => [item.id, item.score])).toEqual([
      [vanoise, 4],
      [morbihan, 5],
    ])
    expect(list.items[0].votes).toEqual(
      people.map((id, index) => ({ person_id: id, vote: [2, 2, 0][index] })),
    )
    expect(list.people).toMatchObject([
      {
        name: 'Léa',
        party: 1,
        weeks: [
          { week: '2027-06-26', part: 1 },
          { week: '2027-07-10', part: 2 },
        ],
      },
      { name: 'Hugo', party: 1 },
      { name: 'Sam', party: 2, weeks: [{ week: '2027-07-10', part: 1 }] },
    ])
    expect(list.best_dates).toMatchObject([
      { expedition_id: morbihan, departure: { start: '2027-07-10' }, travellers: 4, missing: [] },
      { expedition_id: vanoise, departure: { start: '2027-07-10' }, travellers: 2, missing: [people[2]] },
    ])
    expect(list).toMatchObject({ me: null, is_closed: false, expires_on: '2027-06-08' })
  })

  test('stores hashes alone, and the account of a signed-in owner', async () => {
    const { db } = current()
    const account = await signedInAccount(db)
    const payload = { title: 'À deux', expedition_ids: ['1'] }
    const answer = await lists.call('POST', '', {
      key: account.headers.authorization.replace('Bearer ', ''),
      payload,
    })
    const { token, owner_key, shortlist } = answer.json()
    const { person_key } = await lists.join(token)
    const [stored] = await db.select().from(shortlists).where(eq(shortlists.id, shortlist.id))
    const people = await db.select().from(shortlistPeople).where(eq(shortlistPeople.listId, shortlist.id))
    expect(stored).toMatchObject({ title: 'À deux', ownerUser: account.userId })
    expect(stored?.tokenHash).toHaveLength(32)
    const text = JSON.stringify([stored, people].map((each) => JSON.stringify(each)))
    for (const secret of [token, owner_key, person_key]) {
      expect(secret).toMatch(/^[\w-]{22}$/)
      expect(text).not.toContain(secret)
      expect(text).not.toContain([...Buffer.from(secret)].join())
    }
  })

  test('changes nothing for a key of a stranger', async () => {
    const { token, owner_key } = await lists.create()
    await lists.join(token)
    const other = await lists.create()
    const { person_key: strangers } = await lists.join(other.token)
    const before = await lists.read(token)
    const changes = [
      ['PUT', '/votes', { expedition_id: '1', vote: 2 }],
      ['PUT', '/weeks', { weeks: [{ week: '2027-07-10', part: 2 }] }],
      ['PUT', '/items', { expedition_id: '1', is_listed: false }],
      ['DELETE', '/people/me', undefined],
      ['PATCH', '', { is_closed: true }],
      ['DELETE', '', undefined],
    ] as const
    for (const [method, part, payload] of changes)
      for (const key of [strangers, other.owner_key, unknown, undefined, ...(part ? [owner_key] : [])]) {
        const answer = await lists.call(method, `/${token}${part}`, {
          ...(key && { key }),
          ...(payload && { payload }),
        })
        expect(answer.statusCode, `${method} ${part} ${key}`).toBe(404)
      }
    expect(await lists.read(token)).toEqual(before)
    expect(before.people).toHaveLength(1)
  })

  test('answers alike for an unknown, a deleted and an expired token, after one query each', async () => {
    const { token: deleted, owner_key: key } = await lists.create()
    expect((await lists.call('DELETE', `/${deleted}`, { key })).json()).toEqual({ ok: true })
    const { token: expired } = await lists.create()
    lists.at(90)
    const queries = vi.spyOn(current().db, 'select')
    const fetchAnswers = async (token: string) => {
      queries.mockClear()
      const read = await lists.call('GET', `/${token}`)
      const queryCount = queries.mock.calls.length
      const answers = [
        read,
        await lists.call('POST', `/${token}/people`, { payload: { name: 'Zoé', party: 1 } }),
        await put(token, 'votes', key, { expedition_id: '1', vote: 2 }),
        await put(token, 'weeks', key, { weeks: [] }),
        await put(token, 'items', key, { expedition_id: '1', is_listed: true }),
        await lists.call('PATCH', `/${token}`, { key, payload: { is_closed: true } }),
        await lists.call('DELETE', `/${token}`, { key }),
        await lists.call('DELETE', `/${token}/people/me`, { key }),
      ]
      const bytes = answers.map(({ statusCode, headers, body }) => [
        statusCode,
        headers['cache-control'],
        headers['content-length'],
        body.replace(/"request_id":"[^"]+"/, ''),
      ])
      return { bytes, queryCount }
    }
    const never = await fetchAnswers(unknown)
    expect(never.queryCount).toBe(1)
    expect(never.bytes.map(([status, stored]) => [status, stored])).toEqual(
      never.bytes.map(() => [404, 'no-store']),
    )
    expect(await fetchAnswers(deleted)).toEqual(never)
    expect(await fetchAnswers(expired)).toEqual(never)
    queries.mockRestore()
  })

  test('sends a list that no cache stores, with the person of the key', async () => {
    const { token } = await lists.create()
    const { person_key, shortlist } = await lists.join(token)
    for (const key of [undefined, person_key]) {
      const answer = await lists.call('GET', `/${token}`, key ? { key } : {})
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
      expect(answer.headers.etag).toBeUndefined()
      expect(answer.json().me).toBe(key ? shortlist.me : null)
    }
  })

  test('closes for its owner: no more changes, but leaving and reading', async () => {
    const { token, owner_key } = await lists.create()
    const { person_key } = await lists.join(token)
    await put(token, 'votes', person_key, { expedition_id: '1', vote: 1 })
    for (const _ of ['once', 'again'])
      expect(
        (await lists.call('PATCH', `/${token}`, { key: owner_key, payload: { is_closed: true } })).json(),
      ).toMatchObject({
        is_closed: true,
        items: [{ score: 1 }, { score: 0 }],
      })
    const refusals = await Promise.all([
      put(token, 'votes', person_key, { expedition_id: '1', vote: 2 }),
      put(token, 'weeks', person_key, { weeks: [] }),
      put(token, 'items', person_key, { expedition_id: '1', is_listed: false }),
      lists.call('POST', `/${token}/people`, { payload: { name: 'Zoé', party: 1 } }),
    ])
    expect(refusals.map((each) => each.json().error.code)).toEqual(refusals.map(() => 'SHORTLIST_CLOSED'))
    const left = await lists.call('DELETE', `/${token}/people/me`, { key: person_key })
    expect(left.json()).toMatchObject({ people: [], items: [{ score: 0, votes: [] }, {}] })
  })

  test('takes votes back, replaces weeks, and puts trips back with their votes', async () => {
    const { token } = await lists.create()
    const { person_key: key } = await lists.join(token)
    const findVote = async (vote: number | null) =>
      (await put(token, 'votes', key, { expedition_id: '1', vote })).json().items[0].votes
    expect(await findVote(2)).toMatchObject([{ vote: 2 }])
    expect(await findVote(0)).toMatchObject([{ vote: 0 }])
    expect(await findVote(null)).toEqual([])
    await findVote(2)
    const order = async (is_listed: boolean) =>
      (await put(token, 'items', key, { expedition_id: '1', is_listed })).json().items
    expect(await order(false)).toMatchObject([{ id: '2' }])
    expect((await put(token, 'votes', key, { expedition_id: '1', vote: 1 })).json().error.code).toBe(
      'EXPEDITION_NOT_FOUND',
    )
    expect(await order(true)).toMatchObject([{ id: '2' }, { id: '1', score: 2 }])
    expect(await order(true)).toHaveLength(2)
    await put(token, 'weeks', key, { weeks: [{ week: '2027-07-10', part: 1 }] })
    const weeks = [
      { week: '2027-03-06', part: 2 },
      { week: '2027-08-07', part: 1 },
    ]
    const changed = await put(token, 'weeks', key, { weeks: [{ week: '2027-02-27', part: 1 }, ...weeks] })
    expect(changed.json().people).toMatchObject([{ weeks }])
  })

  test('deletes a list 90 days after its last use, which a read counts once a day', async () => {
    const { db } = current()
    const { token, shortlist } = await lists.create()
    const isStored = async () => (await db.$count(shortlists, eq(shortlists.id, shortlist.id))) === 1
    lists.at(0.9)
    expect(await lists.read(token)).toMatchObject({ expires_on: '2027-06-08' })
    lists.at(60)
    expect(await lists.read(token)).toMatchObject({ expires_on: '2027-08-07' })
    await deleteUnusedLists(db, lists.at(149))
    expect(await isStored()).toBe(true)
    lists.at(150)
    expect((await lists.call('GET', `/${token}`)).statusCode).toBe(404)
    await deleteUnusedLists(db, lists.at(150))
    expect(await isStored()).toBe(false)
  })
})
