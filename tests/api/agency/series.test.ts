import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditEntries, departurePrices, guideAbsences } from '#api/db/agencyTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { and, eq, gte, inArray } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Row = { start: string; capacity: number; group_min: number; price_cents: number }
type Planned = Row & { end: string; guide_clash: string | null }

const saturdays = { from: '2028-01-01', to: '2028-12-29', weekdays: [6] }
const expeditionId = 4

onDatabase('demo', (current) => {
  let api: Api
  let noe: Awaited<ReturnType<typeof staffMember>>
  beforeAll(async () => {
    api = await testApi(current().db)
    noe = await staffMember(current().db, { permissions: ['departures'] })
  })
  const isOfSeries = and(eq(departures.expeditionId, expeditionId), gte(departures.startOn, '2028-01-01'))
  beforeEach(async () => {
    const { db } = current()
    const ids = db.select({ id: departures.id }).from(departures).where(isOfSeries)
    // The row that opens the dashboard of a guide.
    await db.delete(reservations).where(inArray(reservations.departureId, ids))
    await db.delete(departures).where(isOfSeries)
  })

  async function post(path: string, payload: object, key?: string) {
    const headers = { ...noe.headers, ...(key && { 'idempotency-key': key }) }
    const answer = await api.inject({
      method: 'POST',
      url: `/api/v1/agency/departures${path}`,
      headers,
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const plan = (input: object) => post('/plan', { expedition_id: String(expeditionId), ...input })
  const findRows = async (input: object): Promise<Row[]> =>
    (await plan(input)).body.rows.map(({ end: _, guide_clash: __, ...row }: Planned) => row)
  const create = (rows: Row[], key: string = randomUUID()) =>
    post('', { expedition_id: String(expeditionId), rows }, key)
  const starts = ({ body }: { body: { departures: { start: string }[] } }) =>
    body.departures.map(({ start }) => start)

  test('plans 52 Saturdays with the defaults of the trip, and creates nothing', async () => {
    const before = await current().db.$count(departures)
    const { body } = await plan(saturdays)
    expect(body.rows).toHaveLength(52)
    expect(body.rows[0]).toEqual({
      start: '2028-01-01',
      end: expect.stringMatching(/^2028-01-/),
      capacity: expect.any(Number),
      group_min: expect.any(Number),
      price_cents: expect.any(Number),
      guide_clash: null,
    })
    expect(await current().db.$count(departures)).toBe(before)
  })

  test('marks the days on which the guide is absent, or leads another departure of the series', async () => {
    const { db } = current()
    const [trip] = await db.select().from(expeditions).where(eq(expeditions.id, expeditionId))
    const guideId = trip?.guideId ?? 0
    await db.insert(guideAbsences).values({ guideId, startOn: '2028-01-08', endOn: '2028-01-08' })
    const clashes = async (weekdays: number[]) => {
      const { body } = await plan({ from: '2028-01-01', to: '2028-01-09', weekdays })
      return body.rows.map(({ guide_clash }: Planned) => guide_clash)
    }
    expect(await clashes([6])).toEqual([null, expect.stringMatching(/\(absence\)\.$/)])
    expect(await clashes([6, 7])).toEqual(
      Array.from({ length: 4 }, () => expect.stringContaining('n’est pas libre')),
    )
    await db.delete(guideAbsences).where(eq(guideAbsences.guideId, guideId))
  })

  test('names an absence before a later departure of the guide', async () => {
    const { db } = current()
    const [trip] = await db.select().from(expeditions).where(eq(expeditions.id, expeditionId))
    const guideId = trip?.guideId ?? 0
    await db.insert(guideAbsences).values({ guideId, startOn: '2028-01-01', endOn: '2028-01-01' })
    const led = eq(departures.id, await newDeparture(db, 8, '2028-01-02'))
    await db.update(departures).set({ guideId }).where(led)
    const { body } = await plan({ from: '2028-01-01', to: '2028-01-01', weekdays: [6] })
    expect(body.rows[0].guide_clash).toMatch(/le\s1er\sjanvier\s2028\s\(absence\), le\s2/)
    await db.delete(guideAbsences).where(eq(guideAbsences.guideId, guideId))
    await db.delete(departures).where(led)
  })

  test('creates 52 Saturdays once by a double click and a replay', async () => {
    const { db } = current()
    const rows = await findRows(saturdays)
    const key = randomUUID()
    const [one, other] = await Promise.all([create(rows, key), create(rows, key)])
    const replay = await create(rows, key)
    expect([one.status, other.status, replay.status]).toEqual([201, 201, 201])
    expect(starts(one)).toHaveLength(52)
    expect([other.body, replay.body]).toEqual([one.body, one.body])
    expect(await db.$count(departures, isOfSeries)).toBe(52)
    const created = await db.select().from(departures).where(isOfSeries)
    const entries = await db.select().from(auditEntries).where(eq(auditEntries.action, 'departure.created'))
    const ids = new Set(created.map(({ id }) => String(id)))
    expect(entries.filter(({ entityId }) => ids.has(entityId))).toHaveLength(52)
    expect(await db.$count(departurePrices, eq(departurePrices.departureId, created[0]?.id ?? 0))).toBe(1)
    const shown: { start: string }[] = (
      await api.inject(`/api/v1/expeditions/${expeditionId}/departures`)
    ).json()
    expect(shown.filter(({ start }) => start >= '2028-01-01')).toHaveLength(52)
  })

  test('skips days on which the trip leaves, and refuses where none is left', async () => {
    const june = { ...saturdays, from: '2028-06-01', to: '2028-06-30' }
    const rows = await findRows(june)
    expect(starts(await create(rows.slice(0, 2)))).toEqual(['2028-06-03', '2028-06-10'])
    const planned = await plan(june)
    expect(planned.body.existing).toEqual(['2028-06-03', '2028-06-10'])
    const rest = await create([...rows, ...rows])
    expect([starts(rest), rest.body.existing]).toEqual([
      ['2028-06-17', '2028-06-24'],
      ['2028-06-03', '2028-06-10'],
    ])
    for (const refused of [await plan(june), await create(rows)])
      expect([refused.status, refused.body.error.message]).toEqual([409, 'Ces dates existent déjà.'])
  })

  test('plans a day again whose departure is cancelled', async () => {
    const day = { ...saturdays, from: '2028-06-03', to: '2028-06-03' }
    await create(await findRows(day))
    await current().db.update(departures).set({ canceledAt: testNow }).where(isOfSeries)
    expect(await findRows(day)).toHaveLength(1)
  })

  test('creates the rows as they were edited', async () => {
    const [row] = await findRows({ ...saturdays, to: '2028-01-01' })
    if (!row) throw new Error('the plan has no row')
    const edited = { ...row, start: '2028-01-02', capacity: 6, group_min: 2, price_cents: 777_00 }
    expect((await create([edited])).body.departures).toMatchObject([
      { start: '2028-01-02', capacity: 6, group_min: 2, price_cents: 777_00, version: 1, state: 'open' },
    ])
  })

  const good = { start: '2028-06-03', capacity: 8, group_min: 4, price_cents: 500_00 }
  test.each<[string, Row[], number, string]>([
    ['a day in the past', [good, { ...good, start: '2027-03-10' }], 422, 'START_PAST'],
    ['a day too far', [good, { ...good, start: '2029-03-11' }], 422, 'TOO_FAR'],
    [
      'a minimum above the places',
      [good, { ...good, start: '2028-06-10', group_min: 9 }],
      422,
      'MINIMUM_ABOVE_CAPACITY',
    ],
    ['a price with cents', [{ ...good, price_cents: 500_01 }], 400, 'INVALID_REQUEST'],
    ['61 rows', Array.from({ length: 61 }, () => good), 400, 'INVALID_REQUEST'],
  ])('refuses %s, and creates no row', async (_case, rows, status, code) => {
    const refused = await create(rows)
    expect([refused.status, refused.body.error.code]).toEqual([status, code])
    expect(await current().db.$count(departures, isOfSeries)).toBe(0)
  })

  test.each([
    ['more than 60 days', { ...saturdays, weekdays: [6, 7] }, 'TOO_MANY_ROWS'],
    ['a period beyond 24 months', { ...saturdays, to: '2029-03-11' }, 'TOO_FAR'],
    ['no day', { ...saturdays, to: '2028-01-01', weekdays: [1] }, 'NO_DAY'],
  ])('plans nothing for %s', async (_case, input, code) => {
    expect((await plan(input)).body.error.code).toBe(code)
  })

  test('requires a key, and an expedition', async () => {
    const input = { expedition_id: '4', rows: [good] }
    expect((await post('', input)).status).toBe(400)
    expect((await post('', input, 'again')).status).toBe(400)
    const unknown = await post('', { ...input, expedition_id: '999999' }, randomUUID())
    expect([unknown.status, unknown.body.error.code]).toEqual([404, 'EXPEDITION_NOT_FOUND'])
  })
})
