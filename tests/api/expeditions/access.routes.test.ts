import { beforeAll, expect, test } from 'vitest'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import type { TrainAccess } from '#api/modules/expeditions/access.contract.ts'
import { refreshStaleExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { cityBySlug } from '#rules/cityLinks.content.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Listed = TrainAccess & { expedition_id: string }

const slugs = [...cityBySlug.keys()]

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const listed = async (from: string, ids: string): Promise<Listed[]> =>
    (await api.inject(`/api/v1/access?from=${from}&ids=${ids}`)).json().access
  const allIds = Array.from({ length: 48 }, (_, index) => index + 1).join()

  test('lists the journeys in the order of the ids, without unknown ones, for an hour', async () => {
    const answer = await api.inject('/api/v1/access?from=rennes&ids=2,999,1')
    expect(answer.headers['cache-control']).toBe('public, max-age=3600')
    const { access } = answer.json()
    expect(access.map(({ expedition_id }: Listed) => expedition_id)).toEqual(['2', '1'])
    expect(access[1]).toMatchObject({
      city: 'Rennes',
      city_slug: 'rennes',
      hours: 7.8,
      kg_co2e: 4.1,
      is_estimated: true,
      via: 'Paris',
      compare: { plane_kg_co2e: 159, car_kg_co2e: 65 },
    })
    expect(access[1].legs[0]).toEqual({
      mode: 'tgv',
      km: 1055,
      label: 'TGV',
      kg_per_km: 0.00293,
      kg_co2e: 3.09115,
      source: 'ADEME, Impact CO2 (usage 0,0023 + construction 0,00063)',
    })
  })

  test('shows on 432 journeys the sum of their legs', async () => {
    const all = (await Promise.all(slugs.map((slug) => listed(slug, allIds)))).flat()
    expect(all).toHaveLength(432)
    expect(all.filter(({ is_estimated }) => is_estimated)).toHaveLength(254)
    for (const { expedition_id, city, kg_co2e, legs } of all) {
      const sum = legs.reduce((kg, leg) => kg + leg.km * leg.kg_per_km, 0)
      expect(Math.abs(sum - kg_co2e), `${expedition_id} from ${city}`).toBeLessThanOrEqual(0.05 + 1e-9)
    }
  })

  test('knows no journey from an unknown city', async () => {
    expect(await listed('atlantis', '1,2')).toEqual([])
  })

  test.each([
    'from=rennes',
    'ids=1',
    'from=Rennes&ids=1',
    'from=rennes&ids=a',
    `from=rennes&ids=${'1,'.repeat(50)}1`,
  ])('refuses %s', async (query) => {
    const answer = await api.inject(`/api/v1/access?${query}`)
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'INVALID_REQUEST'])
  })

  test('derives the estimates of a catalogue from before them', async () => {
    const { db } = current()
    const column = () =>
      db.select({ trainAccess: expeditions.trainAccess }).from(expeditions).where(eq(expeditions.id, 1))
    const former = await column()
    const published = former[0]?.trainAccess.filter((journey) => !journey.is_estimated) ?? []
    await db.update(expeditions).set({ trainAccess: published }).where(eq(expeditions.id, 1))
    await db
      .update(expeditionDocuments)
      .set({ staleOn: '0001-01-01' })
      .where(eq(expeditionDocuments.expeditionId, 1))
    expect(await listed('rennes', '1')).toEqual([])
    await refreshStaleExpeditions(db, testNow)
    expect(await column()).toEqual(former)
    expect(await listed('rennes', '1')).toHaveLength(1)
  })
})
