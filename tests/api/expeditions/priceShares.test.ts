import { expect, test } from 'vitest'
import { eq, sql } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

onOneDatabase('demo', (current) => {
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

  test('refuses shares that are not the whole price', async () => {
    const set = { priceShares: [{ key: 'guide', percent: 99, is_local: true }] }
    const wrong = current().db.update(expeditions).set(set).where(eq(expeditions.id, 1))
    await expect(wrong).rejects.toThrow()
  })
})
