import { expect, onTestFinished, test } from 'vitest'
import { and, eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { toCalendar } from '#gateway/graph/calendar/calendar.model.ts'
import { expeditionMapper } from '#gateway/graph/expeditions/expeditions.model.ts'
import { imageMapper } from '#gateway/graph/images/images.model.ts'
import { startListening } from '#tests/gateway/server/live/followers.ts'
import { product } from '#tests/support/product.ts'
import { testNow } from '#tests/support/testNow.ts'

const current = product()

type Cell = { week: string; status: string; availableCount: number; departureCount: number }
type Calendar = {
  weeks: string[]
  holidays: { week: string; zones: string[]; label: string }[]
  rows: { expedition: { id: string; name: string }; cells: Cell[] }[]
  totalCount: number
}

const query = `query ($filter: ExpeditionFilter, $sort: ExpeditionSort! = RECOMMENDED, $week: Date, $weeks: Int! = 52, $page: Int! = 1) {
  departureCalendar(filter: $filter, sort: $sort, week: $week, weeks: $weeks, page: $page) {
    weeks holidays { week zones label } totalCount
    rows { expedition { id name } cells { week status availableCount departureCount } }
  }
}`
const ask = async (variables: Record<string, unknown> = {}) => {
  const { data, errors } = await current().gateway.ask<{ departureCalendar: Calendar }>(query, variables)
  expect(errors).toBeUndefined()
  return data.departureCalendar
}

test('answers what the service lists, in one call', async () => {
  current().calls()
  const { rows, weeks, holidays, totalCount } = await ask({
    filter: { countries: ['IT'] },
    sort: 'PRICE_ASC',
  })
  expect(current().calls()).toEqual(['GET /departures/calendar?countries=IT&sort=price&weeks=52&page=1'])
  const answer = await fetch(`${current().apiUrl}/api/v1/departures/calendar?countries=IT&sort=price`)
  const rest: {
    weeks: string[]
    holidays: object[]
    total_count: number
    rows: { name: string; cells: Cell[] }[]
  } = JSON.parse(await answer.text())
  expect({ weeks, holidays, total_count: totalCount }).toMatchObject({
    weeks: rest.weeks,
    holidays: rest.holidays,
    total_count: rest.total_count,
  })
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.map(({ expedition: { name }, cells }) => [name, cells.map(({ week }) => week)])).toEqual(
    rest.rows.map(({ name, cells }) => [name, cells.map(({ week }) => week)]),
  )
})

test.each([{ weeks: 0 }, { weeks: 53 }, { page: 0 }, { week: '2027-02-30' }])(
  'refuses %o',
  async (variables) => {
    const { errors } = await current().gateway.ask(query, variables)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
  },
)

test('shows a cancelled departure, and one that is restored, as soon as the service announces it', async () => {
  const { apiUrl, db } = current()
  const gateway = await startListening(apiUrl)
  onTestFinished(gateway.close)
  const cells = async () => {
    const { data } = await gateway.ask<{ departureCalendar: Calendar }>(query, {
      filter: { query: 'vanoise' },
    })
    return data.departureCalendar.rows.find(({ expedition }) => expedition.id === '1')?.cells ?? []
  }
  const cell = (await cells()).find(({ status }) => status === 'CONFIRMED')
  const change = (canceledAt: Date | null) =>
    db
      .update(departures)
      .set({ canceledAt })
      .where(and(eq(departures.expeditionId, 1), eq(departures.startOn, cell?.week ?? '')))
      .returning()
  const shown = () => expect.poll(async () => (await cells()).find(({ week }) => week === cell?.week)?.status)
  expect(await change(testNow)).toHaveLength(1)
  await shown().toBe('CANCELED')
  await change(null)
  await shown().toBe('CONFIRMED')
})

const toExpedition = expeditionMapper(imageMapper({ imageBase: '/images' }), () => undefined)

test('reads the calendar of another service with the defaults of its fields', () => {
  const body = {
    rows: [{ id: 4, cells: [{ week: '2027-07-10', status: 'maybe' }] }],
    weeks: ['2027-07-10', 3],
  }
  expect(toCalendar(body, toExpedition)).toMatchObject({
    weeks: ['2027-07-10'],
    holidays: [],
    totalCount: 1,
    rows: [
      {
        expedition: { id: '4' },
        cells: [{ week: '2027-07-10', status: 'OPEN', availableCount: 0, departureCount: 1 }],
      },
    ],
  })
})

test.each([undefined, [], {}, { rows: 'none' }])('%j is no calendar', (body) => {
  expect(() => toCalendar(body, toExpedition)).toThrow()
})
