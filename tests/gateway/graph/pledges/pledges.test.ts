import { expect, test } from 'vitest'
import { signedInAccount } from '#tests/support/accounts.ts'
import { startGateway } from '#tests/support/gateway.ts'
import { lackingDeparture } from '#tests/support/pledges.ts'
import { product } from '#tests/support/product.ts'
import { json, startUpstream } from '#tests/support/upstream.ts'

const current = product({}, true)

const fields = `pledge { id places state calledUntil expeditionSlug departure { id } cart { departureId hold { places secondsLeft } } }
  departure { availableCount heldCount pledges { places booked needed callEndsAt } }
  errors { code field message }`

type Payload = {
  answer: {
    pledge: { id: string; state: string; calledUntil: string | null } | null
    departure: object | null
    errors: { code: string; field: string | null; message: string }[]
  }
}

async function traveller(isEmailConfirmed = true) {
  const { headers } = await signedInAccount(current().db, { isEmailConfirmed })
  const bearer = headers.authorization.replace('Bearer ', '')
  return async <Data = Payload>(query: string): Promise<Data> => {
    const { data, errors } = await current().gateway.ask<Data>(query, {}, { bearer })
    expect(errors).toBeUndefined()
    return data
  }
}

const pledge = (departureId: number, places: number) =>
  `mutation { answer: pledge(departureId: "${departureId}", places: ${places}) { ${fields} } }`

test('promises, confirms into the cart and withdraws', async () => {
  const departureId = await lackingDeparture(current().db)
  const ask = await traveller()
  const { answer } = await ask(pledge(departureId, 1))
  expect(answer).toMatchObject({
    pledge: {
      state: 'CALLED',
      places: 1,
      expeditionSlug: 'balcons-de-la-vanoise',
      departure: { id: String(departureId) },
      cart: null,
    },
    departure: {
      availableCount: 3,
      heldCount: 1,
      pledges: { places: 1, booked: 4, needed: 5, callEndsAt: answer.pledge?.calledUntil },
    },
    errors: [],
  })
  const id = answer.pledge?.id
  expect(await ask(`mutation { answer: confirmPledge(id: "${id}") { ${fields} } }`)).toMatchObject({
    answer: {
      pledge: {
        state: 'CALLED',
        cart: { departureId: String(departureId), hold: { places: 1, secondsLeft: 1800 } },
      },
      errors: [],
    },
  })
  expect(await ask<object>('{ me { pledges { id state } } }')).toEqual({
    me: { pledges: [{ id, state: 'CALLED' }] },
  })
  expect(await ask(`mutation { answer: withdrawPledge(id: "${id}") { ${fields} } }`)).toMatchObject({
    answer: { pledge: { state: 'WITHDRAWN' }, departure: { pledges: { places: 0 } }, errors: [] },
  })
  expect(await ask<object>('{ me { pledges { id } } }')).toEqual({ me: { pledges: [] } })
})

test('reports why a departure takes no promise', async () => {
  const ask = await traveller()
  const refused = async (query: string, by = ask) =>
    (await by(query)).answer.errors.map(({ code, field }) => [code, field])
  const near = await lackingDeparture(current().db, { startOn: '2027-03-20', endOn: '2027-03-22' })
  expect(await refused(pledge(near, 1))).toEqual([['CLOSED', null]])
  const lacking = await lackingDeparture(current().db)
  expect(await refused(pledge(lacking, 5))).toEqual([['INSUFFICIENT_PLACES', 'travellerCount']])
  expect(await refused(pledge(lacking, 1), await traveller(false))).toEqual([['EMAIL_NOT_CONFIRMED', null]])
  expect(await refused(pledge(0, 1))).toEqual([['NOT_FOUND', 'departureId']])
  const none = '00000000-0000-4000-8000-000000000000'
  expect(await refused(`mutation { answer: withdrawPledge(id: "${none}") { ${fields} } }`)).toEqual([
    ['NOT_FOUND', 'id'],
  ])
})

test('counts promises in public', async () => {
  await lackingDeparture(current().db, {
    bookedCount: 2,
    groupMin: 4,
    startOn: '2027-08-30',
    endOn: '2027-08-31',
  })
  const { data } = await current().gateway.ask<{
    features: object
    expedition: { departures: { startDate: string; pledges: object | null }[] }
  }>(
    '{ features { pledges } expedition(slug: "balcons-de-la-vanoise") { departures { startDate pledges { places booked needed } } } }',
  )
  expect(data.features).toEqual({ pledges: true })
  const found = data.expedition.departures.find(({ startDate }) => startDate === '2027-08-30')
  expect(found?.pledges).toEqual({ places: 0, booked: 2, needed: 4 })
})

test('offers no promises of a service without the calls', async () => {
  const upstream = await startUpstream((response, request) =>
    request.url === '/api/v1/user/'
      ? json({ id: '7', email: 'lea@example.test', interests: [] })(response, request)
      : json({}, {}, 404)(response, request),
  )
  const gateway = await startGateway(upstream.url)
  const { data, errors } = await gateway.ask(
    '{ features { pledges } me { id pledges { id } } }',
    {},
    { bearer: 'of-another-service' },
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({ features: { pledges: false }, me: { id: '7', pledges: null } })
})
