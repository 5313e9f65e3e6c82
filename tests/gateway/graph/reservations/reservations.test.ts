import { beforeAll, expect, test } from 'vitest'
import { demoPassword } from '#api/db/demo/accounts.ts'
import { product } from '#tests/support/product.ts'

const current = product()
type Reservation = { id: string; departureId: string; status: string; isGuide: boolean }
type Mine = { me: { reservations: Reservation[] } }

async function signedIn(email: string) {
  const { cookie } = await current().gateway.ask(
    'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { id } } }',
    { email, password: demoPassword },
  )
  const ask = <Data>(query: string, variables = {}) =>
    current().gateway.ask<Data>(query, variables, { cookie })
  const { data } = await ask<Mine>('{ me { reservations { id departureId status isGuide } } }')
  return { ask, reservations: data.me.reservations }
}

let camille: Awaited<ReturnType<typeof signedIn>>
let bastien: Awaited<ReturnType<typeof signedIn>>
beforeAll(async () => {
  camille = await signedIn('camille.voyage@demo.explora.test')
  bastien = await signedIn('bastien.guide@demo.explora.test')
})

const dashboard = `query ($id: ID!) {
  reservation(id: $id) {
    id dashboardCompleteness expedition { slug programme { day } }
    participants { position firstName missing }
  }
}`
const change = `mutation ($id: ID!, $position: Int!, $input: ParticipantInput!) {
  updateParticipant(reservationId: $id, position: $position, input: $input) {
    reservation { dashboardCompleteness participants { position diet phone missing } }
    errors { code message field }
  }
}`

test('lets the owner read and complete a reservation', async () => {
  type Data = {
    reservation: { dashboardCompleteness: number; participants: { position: number; missing: string[] }[] }
  }
  const { ask, reservations } = camille
  const toCome = reservations.filter(({ status }) => status === 'TO_COME')
  const read = await Promise.all(toCome.map(({ id }) => ask<Data>(dashboard, { id })))
  const found = read.find(({ data }) =>
    data.reservation.participants.some(({ missing }) => missing.includes('DIET')),
  )
  expect(found?.data.reservation).toMatchObject({ expedition: { programme: expect.any(Array) } })
  const id = toCome[read.indexOf(found ?? read[0] ?? expect.fail())]?.id
  const position = found?.data.reservation.participants.find(({ missing }) =>
    missing.includes('DIET'),
  )?.position
  const input = { diet: 'Végétarien', phone: '06 12 34 56 78' }
  const { data } = await ask<{ updateParticipant: Data & { errors: [] } }>(change, { id, position, input })
  expect(data.updateParticipant.errors).toEqual([])
  const { participants, dashboardCompleteness } = data.updateParticipant.reservation
  expect(participants[(position ?? 0) - 1]).toMatchObject({ diet: 'Végétarien', phone: '+33612345678' })
  expect(dashboardCompleteness).toBeGreaterThan(found?.data.reservation.dashboardCompleteness ?? 100)
})

test.each([
  [{ birthDate: '2099-01-01' }, 'INVALID_BIRTH_DATE', 'birthDate'],
  [{ phone: '12' }, 'INVALID_PHONE', 'phone'],
  [{ shoeSize: 400 }, 'INVALID_INPUT', 'shoeSize'],
])('refuses %j as data', async (input, code, field) => {
  const id = camille.reservations.find(({ status }) => status === 'TO_COME')?.id
  const { data } = await camille.ask(change, { id, position: 1, input })
  expect(data).toMatchObject({ updateParticipant: { reservation: null, errors: [{ code, field }] } })
})

test('refuses changes of a past reservation, and an unknown participant', async () => {
  const over = camille.reservations.find(({ status }) => status === 'PASSED')?.id
  const toCome = camille.reservations.find(({ status }) => status === 'TO_COME')?.id
  const closed = await camille.ask(change, { id: over, position: 1, input: { diet: 'x' } })
  expect(closed.data).toMatchObject({ updateParticipant: { errors: [{ code: 'RESERVATION_CLOSED' }] } })
  for (const position of [0, 9, 100]) {
    const none = await camille.ask(change, { id: toCome, position, input: { diet: 'x' } })
    expect(none.data).toMatchObject({ updateParticipant: { reservation: null, errors: [{}] } })
  }
})

test('returns null for another account’s reservation', async () => {
  const id = camille.reservations[0]?.id
  expect((await bastien.ask(dashboard, { id })).data).toEqual({ reservation: null })
  expect((await current().gateway.ask(dashboard, { id })).data).toEqual({ reservation: null })
})

const guided = `query ($id: ID!) {
  guidedDeparture(id: $id) { name capacity bookedCount travellers { firstName completeness missing } }
}`

test('returns the travellers of a departure to its guide alone', async () => {
  type Data = { guidedDeparture: { bookedCount: number; travellers: object[] } }
  const led = bastien.reservations.filter(({ isGuide }) => isGuide)
  const answers = await Promise.all(
    led.map(({ departureId }) => bastien.ask<Data>(guided, { id: departureId })),
  )
  expect(answers.length).toBeGreaterThan(0)
  for (const { data } of answers)
    expect(data.guidedDeparture.travellers).toHaveLength(data.guidedDeparture.bookedCount)
  const id = led[0]?.departureId
  expect((await camille.ask(guided, { id })).data).toEqual({ guidedDeparture: null })
  expect((await current().gateway.ask(guided, { id })).data).toEqual({ guidedDeparture: null })
  expect((await bastien.ask(guided, { id: '../1' })).data).toEqual({ guidedDeparture: null })
})
