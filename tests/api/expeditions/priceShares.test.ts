import { expect, test } from 'vitest'
import { eq, sql } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

onDatabase('demo', (current) => {
  test('states the shares of the price of each trip, by its type', async () => {
    const api = await testApi(current().db)
    const get = async (slug: string) => (await api.inject(`/api/v1/expeditions/${slug}`)).json()
    const { price_shares: shares, shares_verified_on: verifiedOn } = await get('balcons-de-la-vanoise')
    expect(verifiedOn).toBeNull()
    expect(shares.map(({ key, percent }: { key: string; percent: number }) => [key, percent])).toEqual([
      ['guide', 32],
      ['hosts', 36],
      ['transport', 4],
      ['gear', 5],
      ['agency', 18],
      ['taxes', 5],
    ])
    expect(await current().db.$count(expeditions, sql`${expeditions.priceShares} is null`)).toBe(0)
  })

  test.each([
    ['Expédition', [32, 36, 4, 5, 18, 5]],
    ['En itinérance', [24, 42, 8, 3, 18, 5]],
    ['En Base Camp', [26, 44, 2, 5, 18, 5]],
    ['Sans les parents', [38, 30, 6, 4, 17, 5]],
  ])('gives every trip of the type « %s » its shares', async (type, percents) => {
    const rows = await current()
      .db.select({ shares: expeditions.priceShares })
      .from(expeditions)
      .where(eq(expeditions.expeditionType, type))
    expect(rows.length).toBeGreaterThan(0)
    for (const { shares } of rows) expect(shares?.map(({ percent }) => percent)).toEqual(percents)
  })

  const share = (percent: number) => ({ key: 'guide', percent, is_local: true })
  const replaced = (priceShares: ReturnType<typeof share>[] | null) =>
    current().db.update(expeditions).set({ priceShares }).where(eq(expeditions.id, 1))

  test.each([
    ['99 %', [99]],
    ['101 %', [50, 51]],
    ['no share', []],
    ['a negative share', [110, -10]],
  ])('refuses %s of the price', async (_case, percents) => {
    await expect(replaced(percents.map(share))).rejects.toThrow()
  })

  test('takes a trip without shares, and shares that are the whole price', async () => {
    for (const shares of [[100, 0].map(share), null]) await expect(replaced(shares)).resolves.toBeDefined()
  })
})
