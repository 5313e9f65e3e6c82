import { expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'
import { newReview, pastReservation, publishedReview } from '#tests/support/reviews.ts'

const current = product()

type Payload = { reservation: object | null; errors: { code: string; field: string | null }[] }

const text = 'Le bus avait deux heures de retard.'
const selection = 'id reviewMonths review { rating text experienceMonth state reason }'

test('writes the review of a past reservation once, and shows its state to its author', async () => {
  const { traveller, reservationId } = await pastReservation(current().db)
  const credentials = { bearer: traveller.headers.authorization.replace('Bearer ', '') }
  const post = async (fields: string): Promise<Payload> => {
    const call = `postReview(reservationId: "${reservationId}", ${fields})`
    const query = `mutation { answer: ${call} { reservation { ${selection} } errors { code field message } } }`
    return (await current().gateway.ask<{ answer: Payload }>(query, {}, credentials)).data.answer
  }
  const month = 'experienceMonth: "2027-03"'
  expect(await post(`rating: 2, text: "${text}", experienceMonth: "2027-01"`)).toEqual({
    reservation: null,
    errors: [{ code: 'INVALID_INPUT', field: 'experienceMonth', message: 'Choisis un mois de ce voyage.' }],
  })
  const written = {
    reservation: {
      id: reservationId,
      reviewMonths: [],
      review: { rating: 2, text, experienceMonth: '2027-03', state: 'PENDING', reason: null },
    },
    errors: [],
  }
  for (let index = 0; index < 2; index++)
    expect(await post(`rating: 2, text: "${text}", ${month}`)).toEqual(written)
  expect(await post(`rating: 5, text: "${text}", ${month}`)).toMatchObject({
    reservation: null,
    errors: [{ code: 'INVALID_INPUT', message: 'Tu as déjà donné ton avis sur ce départ.' }],
  })
})

test('reports a review without an account', async () => {
  const id = await newReview(current().db, publishedReview)
  const report = async (kind: string, target: string) => {
    const query = `mutation { report(kind: ${kind}, id: "${target}", reason: "Un numéro") { ok errors { code field } } }`
    return (await current().gateway.ask<{ report: object }>(query)).data.report
  }
  expect(await report('REVIEW', String(id))).toEqual({ ok: true, errors: [] })
  const notFound = { ok: false, errors: [{ code: 'NOT_FOUND', field: 'id' }] }
  expect(await report('REVIEW', '999999')).toEqual(notFound)
  expect(await report('MESSAGE', '../1')).toEqual(notFound)
})
