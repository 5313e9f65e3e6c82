import { beforeAll, expect, test } from 'vitest'
import { parisDay } from '#api/clock.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { and, avg, count, eq } from '#api/db/drizzle.ts'
import { reviews } from '#api/db/reviewTables.ts'
import { departures } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import type { Review } from '#api/modules/reviews/reviews.contract.ts'
import { companies } from '#schema/constants.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const isPublished = eq(reviews.state, 'published')

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  test('lists all reviews of an expedition, newest first, in pages with their count', async () => {
    const whole = await api.inject('/api/v1/expeditions/1/reviews')
    const dates = whole.json().map((review: { date: string }) => review.date)
    expect(whole.headers['x-total-count']).toBe('5')
    expect(dates).toEqual([...dates].sort().reverse())
    const pages = await Promise.all(
      [1, 2, 3].map((page) => api.inject(`/api/v1/expeditions/1/reviews?per_page=2&page=${page}`)),
    )
    expect(pages.flatMap((page) => page.json())).toEqual(whole.json())
  })

  test('names the expedition of the last ten reviews', async () => {
    const last = (await api.inject('/api/v1/reviews/last')).json()
    expect(last).toHaveLength(10)
    expect(last[0].expedition).toMatchObject({ slug: expect.any(String), name: expect.any(String) })
  })

  test('lists all reviews in pages, newest first, as many of a rating as its statistics count', async () => {
    const last = (await api.inject('/api/v1/reviews/last')).json()
    const stat = (await api.inject('/api/v1/reviews/stat')).json()
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => api.inject(`/api/v1/reviews?page=${page}`)))
    const all = pages.flatMap((page) => page.json())
    expect(all).toHaveLength(stat.count)
    expect(all.slice(0, 10)).toEqual(last)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const [rating, expected] of Object.entries(stat.distribution)) {
      const rated = (await api.inject(`/api/v1/reviews?rating=${rating}`)).json()
      expect(rated).toHaveLength(Math.min(50, Number(expected)))
      expect(rated.every(({ rateOnFive }: Review) => rateOnFive === Number(rating))).toBe(true)
    }
    for (const wrong of ['rating=6', 'page=0', 'per_page=51'])
      expect((await api.inject(`/api/v1/reviews?${wrong}`)).statusCode).toBe(400)
  })

  test('computes statistics equal to the rows', async () => {
    const stat = (await api.inject('/api/v1/reviews/stat')).json()
    const [all] = await current()
      .db.select({ count: count(), average: avg(reviews.rating) })
      .from(reviews)
      .where(isPublished)
    const isFive = and(isPublished, eq(reviews.rating, 5))
    const [fives] = await current().db.select({ count: count() }).from(reviews).where(isFive)
    expect(stat).toMatchObject({ count: all?.count, average: Math.round(Number(all?.average) * 10) / 10 })
    expect(stat.distribution['5']).toBe(fives?.count)
  })

  test('returns as many reviews of a rating as its statistics count', async () => {
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
  ])('refuses %s', async (query) => {
    expect((await api.inject(`/api/v1/expeditions/1/reviews?${query}`)).statusCode).toBe(400)
  })

  test('returns an empty page after the last one', async () => {
    expect((await api.inject('/api/v1/expeditions/1/reviews?page=999')).json()).toEqual([])
  })

  test('filters by travellers, alone and with a rating, as the statistics count', async () => {
    const stat = (await api.inject('/api/v1/expeditions/1/reviews/stat')).json()
    let found = 0
    for (const company of companies) {
      const only = `travelled_with=${company}`
      const some = (await api.inject(`/api/v1/expeditions/1/reviews?${only}`)).json()
      expect(some.map((review: Review) => review.travelled_with)).toEqual(some.map(() => company))
      expect(some).toHaveLength(stat.companies[company])
      const own = (await api.inject(`/api/v1/expeditions/1/reviews/stat?${only}`)).json()
      expect([own.count, own.companies]).toEqual([some.length, stat.companies])
      const fives = (await api.inject(`/api/v1/expeditions/1/reviews?${only}&rating=5`)).json()
      expect(fives).toHaveLength(own.distribution['5'])
      found += some.length
    }
    expect(found).toBe(5)
    expect((await api.inject('/api/v1/expeditions/1/reviews?travelled_with=dog')).statusCode).toBe(400)
  })

  test('lets a guide of the expedition reply to a review, and replace the reply', async () => {
    const { db } = current()
    const [review] = (await api.inject('/api/v1/expeditions/1/reviews')).json()
    const { userId, headers } = await signedInAccount(db, { firstName: 'Camille' })
    const put = (body: string, who = headers) =>
      api.inject({
        method: 'POST',
        url: `/api/v1/reviews/${review.id}/reply`,
        headers: who,
        payload: { body },
      })
    expect((await put('Merci !')).statusCode).toBe(404)
    const [departure] = await db.select().from(departures).where(eq(departures.expeditionId, 1)).limit(1)
    await db.insert(reservations).values({
      userId,
      departureId: departure?.id ?? 0,
      isGuide: true,
      travelersCount: 0,
      totalCents: 0,
      createdAt: testNow,
    })
    for (const body of ['Merci !', '  Merci à toi.  ']) {
      const answer = await put(body)
      expect([answer.statusCode, answer.json().reply]).toEqual([
        200,
        { body: body.trim(), author: 'Camille', date: parisDay(testNow), role: 'guide' },
      ])
      const [shown] = (await api.inject('/api/v1/expeditions/1/reviews?per_page=1')).json()
      expect(shown.reply.body).toBe(body.trim())
    }
    expect((await put('   ')).statusCode).toBe(400)
    const nowhere = { method: 'POST', url: '/api/v1/reviews/999999/reply', headers } as const
    expect((await api.inject({ ...nowhere, payload: { body: 'Merci !' } })).statusCode).toBe(404)
    expect((await api.inject({ ...nowhere, headers: {}, payload: { body: 'Merci !' } })).statusCode).toBe(401)
  })
})
