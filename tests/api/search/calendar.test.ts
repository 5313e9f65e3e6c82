import { afterAll, beforeAll, expect, test } from 'vitest'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { planDepartures } from '#api/db/demo/departures.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import type { DepartureCalendar } from '#api/modules/search/calendar.contract.ts'
import { listCells, toWeek, weeksFrom } from '#rules/calendar.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

test('puts 392 departures of 47 demonstration trips in 391 cells on 15 January 2027', () => {
  const today = '2027-01-15'
  const rows = catalogue.expeditions.map((expedition) => ({
    name: expedition.name,
    cells: listCells(
      planDepartures(expedition, today)
        .filter(({ startOn }) => startOn > today)
        .map(({ startOn }) => ({ startDate: startOn, status: 'OPEN', availableCount: 1 })),
      weeksFrom(today),
    ),
  }))
  const cells = rows.flatMap((row) => row.cells)
  const shared = rows.filter((row) => row.cells.some((cell) => cell.departureCount > 1))
  expect([rows.filter((row) => row.cells.length > 0).length, cells.length]).toEqual([47, 391])
  expect(cells.reduce((sum, cell) => sum + cell.departureCount, 0)).toBe(392)
  expect(shared.map(({ name }) => name)).toEqual(['Aurores et huskies en Laponie finlandaise'])
})

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })
  afterAll(() => api.close())

  const inject = (query: string) => api.inject(`/api/v1/departures/calendar?${query}`)
  const read = async (query: string): Promise<DepartureCalendar> => (await inject(query)).json()
  const fetchRows = async (query: string): Promise<DepartureCalendar['rows']> => {
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => read(`${query}&page=${page}`)))
    return pages.flatMap(({ rows }) => rows)
  }

  test('lists every expedition with a departure to come once, 12 a page', async () => {
    const rows = await fetchRows('')
    const { rows: first, total_count, weeks, holidays } = await read('')
    expect(first).toHaveLength(12)
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect([rows.length, total_count]).toEqual([47, 47])
    expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([52, '2027-03-06', '2028-02-26'])
    expect(holidays.find(({ week }) => week === '2027-07-10')).toEqual({
      week: '2027-07-10',
      zones: ['A', 'B', 'C'],
      label: 'Vacances d’été',
    })
  })

  test('has the states and places that the departures of an expedition have', async () => {
    for (const { id, cells } of (await fetchRows('')).slice(0, 8)) {
      const listed: { start: string; status: string; available_count: number }[] = (
        await api.inject(`/api/v1/expeditions/${id}/departures`)
      ).json()
      for (const cell of cells) {
        const own = listed.filter(({ start }) => toWeek(start) === cell.week)
        expect(own.map(({ status }) => status)).toContain(cell.status)
        expect(own.reduce((sum, each) => sum + each.available_count, 0)).toBe(cell.available_count)
        expect(own).toHaveLength(cell.departure_count)
      }
      const shown = listed.filter(({ start }) => start < '2028-03-04')
      expect(cells.reduce((sum, { departure_count }) => sum + departure_count, 0)).toBe(shown.length)
    }
  })

  test.each([
    'q=kayak',
    'countries=IT&sort=price',
    'vacation=ete&zone=A',
    'family_friendly=true&age=8',
    'start=2027-06-01&end=2027-07-31&sort=next_departure',
    'travelers_count=6&confirmed=true',
  ])('finds the expeditions of the search, in its order: %s', async (query) => {
    const { hits } = (await api.inject(`/api/v1/expeditions/search?${query}&per_page=50`)).json()
    const rows = await fetchRows(query)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ slug }) => slug)).toEqual(
      hits
        .filter((hit: { next_departures_count: number }) => hit.next_departures_count > 0)
        .map(({ slug }: { slug: string }) => slug),
    )
  })

  test('begins with the week of a day, for as many weeks as requested', async () => {
    const { weeks, rows } = await read('week=2027-07-14&weeks=4')
    expect(weeks).toEqual(['2027-07-10', '2027-07-17', '2027-07-24', '2027-07-31'])
    expect(rows.flatMap(({ cells }) => cells).every(({ week }) => weeks.includes(week))).toBe(true)
  })

  test.each([
    'week=2027-02-30',
    'week=9999-12-31',
    'week=0000-01-01',
    'weeks=53',
    'weeks=0',
    'week=soon',
    'page=0',
    'zone=D',
  ])('refuses %s', async (query) => {
    const answer = await inject(query)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().error.fields)).toEqual([query.split('=')[0]])
  })

  test('shows a change of places at once, and may be cached for ten seconds', async () => {
    const before = (await inject('q=vanoise')).headers
    const [row] = (await read('q=vanoise')).rows
    const cell = row?.cells.find(({ status }) => status !== 'canceled')
    await current()
      .db.update(departures)
      .set({ canceledAt: new Date() })
      .where(
        sql`${eq(departures.expeditionId, Number(row?.id))} and ${departures.startOn} between ${cell?.week} and ${cell?.week}::date + 6`,
      )
    const [changed] = (await read('q=vanoise')).rows
    expect(changed?.cells.find(({ week }) => week === cell?.week)?.status).toBe('canceled')
    expect(before['cache-control']).toBe('public, max-age=10')
    expect((await inject('q=vanoise')).headers['etag']).not.toBe(before['etag'])
  })
})
