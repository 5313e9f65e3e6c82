import { beforeAll, expect, test } from 'vitest'
import { addDays } from '#api/clock.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { emptyExpedition } from '#tests/support/bareExpedition.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

const today = '2027-03-10'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
    const common = {
      expeditionId: 5,
      capacity: 8,
      groupMin: 4,
      priceCents: 99_900,
      createdAt: new Date('2027-01-01T00:00:00Z'),
    }
    await emptyExpedition(current().db, 5)
    await current()
      .db.insert(departures)
      .values(
        [-30, 0, 1, 40].map((days) => ({
          ...common,
          startOn: addDays(today, days),
          endOn: addDays(today, days + 7),
        })),
      )
  })

  const fetchDays = async (url: string) =>
    (await api.inject(url)).json().map((departure: { start: string }) => departure.start)

  test('lists departures that have not begun, earliest first', async () => {
    expect(await fetchDays('/api/v1/expeditions/5/departures')).toEqual(['2027-03-11', '2027-04-19'])
  })

  test('includes past departures with past=1 alone', async () => {
    expect(await fetchDays('/api/v1/expeditions/gr20-nord-l-essentiel/departures/?past=1')).toEqual([
      '2027-02-08',
      today,
      '2027-03-11',
      '2027-04-19',
    ])
    expect(await fetchDays('/api/v1/expeditions/5/departures?past=0')).toHaveLength(2)
  })

  test('returns places, price, state and guide of a departure', async () => {
    const [departure] = (await api.inject('/api/v1/expeditions/5/departures')).json()
    expect(departure).toMatchObject({
      capacity: 8,
      available_count: 8,
      price: 999,
      status: 'open',
      missing_to_confirm: 4,
      is_confirmed: false,
      guide: null,
    })
  })

  test('returns an empty list without departures, and 404 for an unknown expedition', async () => {
    expect((await api.inject('/api/v1/expeditions/les-trois-frontieres-a-ski/departures')).json()).toEqual([])
    expect((await api.inject('/api/v1/expeditions/999999/departures')).statusCode).toBe(404)
  })

  test.each(['past=2', 'past=1&past=0', 'past='])('refuses %s', async (query) => {
    expect((await api.inject(`/api/v1/expeditions/5/departures?${query}`)).statusCode).toBe(400)
  })
})
