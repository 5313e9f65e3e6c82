import { beforeAll, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { reviews } from '#api/db/reviewTables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newReview, pastDeparture, pastReservation } from '#tests/support/reviews.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const input = {
  rating: 2,
  text: '  Le bus avait deux heures de retard,\r\net personne ne nous l’a dit.  ',
  experience_month: '2027-02',
}
const text = 'Le bus avait deux heures de retard,\net personne ne nous l’a dit.'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  async function submit(reservationId: string, { headers }: TestAccount, changes: object = {}) {
    const url = `/api/v1/reservations/${reservationId}/reviews`
    const answer = await api.inject({ method: 'POST', url, headers, payload: { ...input, ...changes } })
    return { status: answer.statusCode, body: answer.json() }
  }
  async function findReservation({ headers }: TestAccount) {
    const answer = await api.inject({ url: '/api/v1/reservations', headers })
    return answer.json().list_reservations[0]
  }
  const stored = (departureId: number) =>
    current().db.select().from(reviews).where(eq(reviews.departureId, departureId))
  const shown = async () => {
    const list = (await api.inject('/api/v1/expeditions/1/reviews')).json()
    return list.map((review: { reviewText: string }) => review.reviewText)
  }

  test('stores a review of a past reservation, pending and unseen by visitors', async () => {
    const { traveller, departureId, reservationId } = await pastReservation(current().db)
    expect(await findReservation(traveller)).toMatchObject({
      review: null,
      review_months: ['2027-02', '2027-03'],
    })
    const { status, body } = await submit(reservationId, traveller)
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'pending', rating: 2, text, reason: null })
    expect(await stored(departureId)).toMatchObject([
      {
        state: 'pending',
        expeditionId: 1,
        firstName: 'Élodie',
        isVerified: true,
        publishedOn: null,
        experienceMonth: '2027-02',
      },
    ])
    expect(await findReservation(traveller)).toMatchObject({ review: body, review_months: [] })
    expect(await shown()).not.toContain(text)
    expect((await api.inject('/api/v1/reviews/last')).body).not.toContain('deux heures de retard')
  })

  test('stores one review of simultaneous requests, and refuses a second one', async () => {
    const { traveller, departureId, reservationId } = await pastReservation(current().db)
    const answers = await Promise.all(Array.from({ length: 4 }, () => submit(reservationId, traveller)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1)
    expect(await stored(departureId)).toHaveLength(1)
    const second = await submit(reservationId, traveller, { rating: 5 })
    expect([second.status, second.body.error.code]).toEqual([409, 'REVIEW_EXISTS'])
    expect(await stored(departureId)).toMatchObject([{ rating: 2 }])
  })

  test('replaces a refused review by another one, once, which waits again', async () => {
    const { db } = current()
    const { traveller, departureId, reservationId } = await pastReservation(db)
    const first = await submit(reservationId, traveller)
    const refusal = { refusalReason: 'personal_data', refusalText: 'Un nom y figure.' } as const
    const refused = { state: 'refused', decidedAt: testNow, ...refusal } as const
    await db.update(reviews).set(refused).where(eq(reviews.departureId, departureId))
    expect(await findReservation(traveller)).toMatchObject({
      review: { state: 'refused', reason: 'Un nom y figure.' },
      review_months: ['2027-02', '2027-03'],
    })
    expect((await submit(reservationId, traveller)).body).toMatchObject({ state: 'refused' })
    const again = { rating: 3, text: 'Le bus avait deux heures de retard, sans un mot.' }
    const answers = await Promise.all([1, 2].map(() => submit(reservationId, traveller, again)))
    for (const { status, body } of answers)
      expect([status, body]).toMatchObject([
        201,
        { id: first.body.id, state: 'pending', reason: null, ...again },
      ])
    expect(await stored(departureId)).toMatchObject([
      { state: 'pending', version: 2, decidedAt: null, refusalReason: null, ...again },
    ])
    expect((await submit(reservationId, traveller, { rating: 5 })).status).toBe(409)
  })

  test('has one review per account and departure in the database', async () => {
    const { db } = current()
    const { userId: authorId } = await signedInAccount(db)
    const departureId = await pastDeparture(db)
    await newReview(db, { authorId, departureId })
    await expect(newReview(db, { authorId, departureId, rating: 5 })).rejects.toThrow()
  })

  test('refuses a trip to come, a cancelled one, that of the guide and of another account', async () => {
    const { db } = current()
    const today = await pastDeparture(db, { startOn: '2027-03-06', endOn: '2027-03-10' })
    const guide = { isGuide: true, travelersCount: 0 }
    const notPossible = [
      await pastReservation(db, { departureId: today }),
      await pastReservation(db, { canceledAt: testNow }),
      await pastReservation(db, guide),
    ]
    for (const { traveller, reservationId } of notPossible) {
      const { status, body } = await submit(reservationId, traveller)
      expect([status, body.error.code]).toEqual([409, 'REVIEW_NOT_POSSIBLE'])
      expect((await findReservation(traveller)).review_months).toEqual([])
    }
    const { reservationId } = await pastReservation(db)
    const other = await submit(reservationId, await signedInAccount(db))
    expect([other.status, other.body.error.code]).toEqual([404, 'RESERVATION_NOT_FOUND'])
    const { statusCode } = await api.inject({
      method: 'POST',
      url: `/api/v1/reservations/${reservationId}/reviews`,
      payload: input,
    })
    expect(statusCode).toBe(401)
  })

  test.each([
    ['a rating of 0', { rating: 0 }, 400],
    ['a rating of 6', { rating: 6 }, 400],
    ['half a star', { rating: 4.5 }, 400],
    ['19 characters', { text: 'x'.repeat(19) }, 400],
    ['19 characters and blanks', { text: `${'x'.repeat(19)}    ` }, 422],
    ['4,001 characters', { text: 'x'.repeat(4_001) }, 400],
    ['a forbidden character', { text: `${'x'.repeat(20)}\u202e` }, 400],
    ['a month of another trip', { experience_month: '2027-01' }, 422],
    ['a thirteenth month', { experience_month: '2027-13' }, 400],
    ['an unknown field', { state: 'published' }, 400],
  ])('refuses %s and stores nothing', async (_, changes, expected) => {
    const { traveller, departureId, reservationId } = await pastReservation(current().db)
    expect((await submit(reservationId, traveller, changes)).status).toBe(expected)
    expect(await stored(departureId)).toEqual([])
  })

  test('accepts 20 and 4,000 characters', async () => {
    for (const length of [20, 4_000]) {
      const { traveller, reservationId } = await pastReservation(current().db)
      expect((await submit(reservationId, traveller, { text: 'é'.repeat(length) })).status).toBe(201)
    }
  })
})
