import { avg, count, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '#api/app.ts'
import { reviews } from '#api/db/tables.ts'
import { onBothDatabases } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'

onBothDatabases('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  test('a trip’s reviews, newest first, page by page without loss, with their number', async () => {
    const whole = await api.inject('/api/v1/expeditions/1/reviews')
    const dates = whole.json().map((review: { date: string }) => review.date)
    expect(whole.headers['x-total-count']).toBe('5')
    expect(dates).toEqual([...dates].sort().reverse())
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.inject(`/api/v1/expeditions/1/reviews?per_page=2&page=${page}`)),
    )
    expect(pages.flatMap((page) => page.json())).toEqual(whole.json())
  })

  test('the last ten name their trip', async () => {
    const last = (await api.inject('/api/v1/reviews/last')).json()
    expect(last).toHaveLength(10)
    expect(last[0].expedition).toMatchObject({ slug: expect.any(String), name: expect.any(String) })
  })

  test('the statistics equal the rows', async () => {
    const stat = (await api.inject('/api/v1/reviews/stat')).json()
    const [all] = await current()
      .db.select({ count: count(), average: avg(reviews.rating) })
      .from(reviews)
    const [fives] = await current().db.select({ count: count() }).from(reviews).where(eq(reviews.rating, 5))
    expect(stat).toMatchObject({ count: all?.count, average: Math.round(Number(all?.average) * 10) / 10 })
    expect(stat.distribution['5']).toBe(fives?.count)
  })

  test('those of one trip that give so many stars are as many as its own statistics say', async () => {
    const stat = (await api.inject('/api/v1/expeditions/1/reviews/stat')).json()
    expect(stat).toMatchObject({ average: 4.6, count: 5 })
    for (const [rating, expected] of Object.entries(stat.distribution)) {
      const some = (await api.inject(`/api/v1/expeditions/1/reviews?rating=${rating}`)).json()
      expect(some.map((review: { rateOnFive: number }) => review.rateOnFive)).toEqual(
        Array(Number(expected)).fill(Number(rating)),
      )
    }
    expect((await api.inject('/api/v1/expeditions/0/reviews/stat')).statusCode).toBe(404)
  })

  test.each([
    'rating=0',
    'rating=6',
    'rating=4.5',
    'page=0',
    'page=-1',
    'per_page=51',
    'page=1&page=2',
    'page=9999999',
  ])('%s is refused', async (query) => {
    expect((await api.inject(`/api/v1/expeditions/1/reviews?${query}`)).statusCode).toBe(400)
  })

  test('past the last page there is nothing, and no error', async () => {
    expect((await api.inject('/api/v1/expeditions/1/reviews?page=999')).json()).toEqual([])
  })
})
