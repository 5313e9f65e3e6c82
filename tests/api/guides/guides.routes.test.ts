import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { beforeAll, expect, test } from 'vitest'
import { parisDay } from '#api/clock.ts'
import { and, eq, gte, isNull, lt } from '#api/db/drizzle.ts'
import { guides } from '#api/db/referenceTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { GuideProfile } from '#api/modules/guides/guides.contract.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })
  const list = async (): Promise<GuideProfile[]> => (await api.inject('/api/v1/guides')).json()
  const led = async (id: string) => (await list()).find((guide) => guide.id === id)?.departures_led
  const today = parisDay(testNow)

  test('lists each guide once, as the contract says', async () => {
    const all = await list()
    expect([...Value.Errors(Type.Array(GuideProfile), all)]).toEqual([])
    const rows = await current().db.select().from(guides)
    expect(all.map(({ slug, quote }) => ({ slug, quote }))).toEqual(
      rows.map(({ slug, quote }) => ({ slug, quote })),
    )
  })

  test('counts the departures that left with the guide and are over', async () => {
    const { db } = current()
    const past = await db.select().from(departures).where(lt(departures.endOn, today))
    const counts = Map.groupBy(past, ({ guideId }) => String(guideId))
    for (const { id, departures_led } of await list())
      expect(departures_led).toBe(counts.get(id)?.length ?? 0)
  })

  test.each([
    ['cancelled', { canceledAt: testNow }],
    ['too small to leave', { bookedCount: 0, confirmedAt: null }],
    ['of another guide', { guideId: null }],
    ['not over', { endOn: today }],
  ])('omits a departure that is %s', async (_, change) => {
    const { db } = current()
    const [row] = await db
      .select()
      .from(departures)
      .where(and(eq(departures.guideId, 1), lt(departures.endOn, today), isNull(departures.canceledAt)))
      .limit(1)
    const before = await led('1')
    const one = eq(departures.id, row?.id ?? 0)
    await db.update(departures).set(change).where(one)
    expect(await led('1')).toBe((before ?? 0) - 1)
    if (row) await db.update(departures).set(row).where(one)
    expect(await led('1')).toBe(before)
  })

  test('counts a small departure that the guide has confirmed', async () => {
    const { db } = current()
    const [row] = await db
      .select()
      .from(departures)
      .where(and(eq(departures.guideId, 1), gte(departures.startOn, today)))
      .limit(1)
    const before = (await led('1')) ?? 0
    const over = {
      startOn: '2026-01-02',
      endOn: '2026-01-05',
      bookedCount: 1,
      confirmedAt: new Date('2026-01-01T00:00:00Z'),
    }
    const one = eq(departures.id, row?.id ?? 0)
    await db.update(departures).set(over).where(one)
    expect(await led('1')).toBe(before + 1)
    if (row) await db.update(departures).set(row).where(one)
  })
})
