import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/deps.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  test.each(['1', 'EXP-0001', 'balcons-de-la-vanoise', 'balcons-de-la-vanoise/'])(
    'finds an expedition by %s',
    async (key) => {
      const answer = await api.inject(`/api/v1/expeditions/${key}`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        id: '1',
        unique_id: 'EXP-0001',
        slug: 'balcons-de-la-vanoise',
        difficultyLevel: 3,
      })
    },
  )

  test('returns each day with its figures, and the programme as its texts', async () => {
    const {
      days,
      programme,
      distance_km: km,
      access_note: note,
    } = (await api.inject('/api/v1/expeditions/balcons-de-la-vanoise')).json()
    expect(days).toHaveLength(6)
    expect(days[1]).toMatchObject({
      day: 2,
      title: 'Lac des Vaches et vallon de la Leisse',
      from: 'Refuge des Barmettes',
      to: 'Refuge d’Entre-deux-Eaux',
      mode: 'à pied',
      km: 11,
      ascent_m: 560,
      descent_m: 450,
      high_point_m: 2522,
      hours: 4.5,
      meals: ['petit-déjeuner', 'pique-nique', 'dîner'],
    })
    expect(programme).toEqual(days.map(({ day, text }: { day: number; text: string }) => ({ day, text })))
    expect([km, note]).toEqual([67, expect.stringContaining('Pralognan')])
  })

  test.each(['nope', '99999999999', '0', 'EXP-9999'])(
    'returns 404 for the unknown expedition %s',
    async (key) => {
      const answer = await api.inject(`/api/v1/expeditions/${key}`)
      expect(answer.statusCode).toBe(404)
      expect(answer.json().error).toMatchObject({ code: 'EXPEDITION_NOT_FOUND' })
    },
  )

  test.each(['%00', 'a%2Fb', 'é', 'x'.repeat(129), "1'--"])(
    'refuses the invalid key %s with 4xx',
    async (key) => {
      const answer = await api.inject(`/api/v1/expeditions/${encodeURI(key)}`)
      expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      expect(answer.statusCode).toBeLessThan(500)
    },
  )

  test('returns details in the requested order, without unknown ids', async () => {
    const answer = await api.inject('/api/v1/expeditions/details?ids=3,999999,1')
    const { expeditionDetails } = answer.json()
    expect(expeditionDetails.map((expedition: { id: string }) => expedition.id)).toEqual(['3', '1'])
  })

  test('returns at most fifty details', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')
    const answer = await api.inject(`/api/v1/expeditions/details?ids=${ids(50)}`)
    expect(answer.json().expeditionDetails).toHaveLength(48)
    expect((await api.inject(`/api/v1/expeditions/details?ids=${ids(51)}`)).statusCode).toBe(400)
  })

  test('describes the next departures of an expedition as its list does', async () => {
    const { next_departure_starts: starts, ...expedition } = (
      await api.inject('/api/v1/expeditions/1')
    ).json()
    const list: Record<string, unknown>[] = (await api.inject('/api/v1/expeditions/1/departures')).json()
    expect(starts).toHaveLength(Math.min(3, expedition.next_departures_count))
    expect(
      list
        .filter(({ status }) => status !== 'canceled')
        .slice(0, 3)
        .map(
          ({
            id,
            start,
            end,
            capacity: _,
            held_count: _held,
            held_until: _until,
            pledges: _pledges,
            guide: _guide,
            ...rest
          }) => ({
            departure_id: id,
            next_departure_start: start,
            next_departure_end: end,
            ...rest,
          }),
        ),
    ).toEqual(starts)
  })

  test('finds similar expeditions by activity, level, price and country', async () => {
    const answer = await api.inject('/api/v1/expeditions/1/similar-expeditions')
    const similar: { id: string; level_number: number; min_price: number; country_1: string }[] =
      answer.json()
    expect(similar.length).toBeGreaterThan(3)
    expect(similar.length).toBeLessThanOrEqual(8)
    expect(similar.map((expedition) => expedition.id)).not.toContain('1')
    expect(similar.every((expedition) => Math.abs(expedition.level_number - 3) <= 1)).toBe(true)
    expect(similar[0]?.country_1).toBe('France')
  })
})
