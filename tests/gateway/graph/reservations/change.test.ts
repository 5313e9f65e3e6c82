import { beforeEach, expect, test } from 'vitest'
import { eq } from '#api/db/drizzle.ts'
import { departures } from '#api/db/tables.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { bookedReservation } from '#tests/support/bookedReservation.ts'
import { product } from '#tests/support/product.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'

const current = product({}, true)
const price = `query ($id: ID!, $departureId: ID!) {
  reservation(id: $id) { change(departureId: $departureId) { hash fee difference refund balance } }
}`
const move = `mutation ($id: ID!, $departureId: ID!, $quoteHash: String!) {
  answer: changeDeparture(reservationId: $id, departureId: $departureId, quoteHash: $quoteHash) {
    reservation { departureId departureDate total balance balanceDueOn } errors { code message field }
  }
}`
const replace = `mutation ($id: ID!, $position: Int!, $traveller: CartTravellerInput!) {
  answer: changeTraveller(reservationId: $id, position: $position, traveller: $traveller) {
    reservation { participants { firstName lastName birthDate } } errors { code field message }
  }
}`

type Quote = { hash: string; fee: number; difference: number; refund: number; balance: number }
type Priced = { reservation: { change: Quote | null } }

let id = ''
let from = 0
let to = 0
let bearer = ''
beforeEach(async () => {
  const { db } = current()
  const account = await signedInAccount(db)
  bearer = account.headers.authorization.replace('Bearer ', '')
  from = await newDeparture(db)
  to = await newDeparture(db, 8, '2027-08-02')
  await db.update(departures).set({ priceCents: 600_00 }).where(eq(departures.id, to))
  id = await bookedReservation(db, account.userId, from)
})

async function ask<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await current().gateway.ask<Data>(query, { id, ...variables }, { bearer })
  expect(errors).toBeUndefined()
  return data
}
const findPrice = async (departureId: string) =>
  (await ask<Priced>(price, { departureId })).reservation.change

test('moves a reservation at the price that it has shown', async () => {
  const departureId = String(to)
  const quote = await findPrice(departureId)
  expect(quote).toMatchObject({ fee: 0, difference: 200, refund: 0, balance: 200 })
  expect(await ask(move, { departureId, quoteHash: quote?.hash })).toEqual({
    answer: {
      reservation: {
        departureId,
        departureDate: '2027-08-02',
        total: 1200,
        balance: 200,
        balanceDueOn: '2027-07-03',
      },
      errors: [],
    },
  })
})

test('refuses an older price, and has none for an unknown departure', async () => {
  const departureId = String(to)
  expect(await ask(move, { departureId, quoteHash: 'older' })).toMatchObject({
    answer: { reservation: null, errors: [{ code: 'QUOTE_CHANGED', field: 'quoteHash' }] },
  })
  for (const unknown of [String(from), '99999999', 'x', '../1']) expect(await findPrice(unknown)).toBeNull()
})

test('replaces a traveller, and reports each refused field', async () => {
  const traveller = { firstName: 'Léo', lastName: 'Martin', birthDate: '1985-01-02' }
  const changed = await ask<{ answer: { reservation: { participants: object[] } } }>(replace, {
    position: 2,
    traveller,
  })
  expect(changed.answer.reservation.participants[1]).toEqual(traveller)
  const wrong = { firstName: 'R2', lastName: 'Martin', birthDate: '2015-01-02' }
  expect(await ask(replace, { position: 2, traveller: wrong })).toMatchObject({
    answer: {
      reservation: null,
      errors: [
        { code: 'INVALID_NAME', field: 'firstName' },
        { code: 'INVALID_BIRTH_DATE', field: 'birthDate' },
      ],
    },
  })
})

test('refuses another traveller in the last week', async () => {
  await current().db.update(departures).set({ startOn: '2027-03-16' }).where(eq(departures.id, from))
  const traveller = { firstName: 'Léo', lastName: 'Martin', birthDate: '1985-01-02' }
  expect(await ask(replace, { position: 1, traveller })).toMatchObject({
    answer: {
      reservation: null,
      errors: [{ code: 'TOO_LATE', message: expect.stringContaining('appelle-nous') }],
    },
  })
})

test.each([0, 3, -1])('finds no traveller %s', async (position) => {
  const traveller = { firstName: 'Léo', lastName: 'Martin', birthDate: '1985-01-02' }
  expect(await ask(replace, { position, traveller })).toMatchObject({
    answer: { reservation: null, errors: [{ field: expect.any(String) }] },
  })
})
