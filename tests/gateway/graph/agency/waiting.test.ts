import { expect, test } from 'vitest'
import { product } from '#tests/support/product.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'
import { findEntries, newDeparture } from '#tests/support/waitingList.ts'

const current = product({}, true)

type Added = {
  agencyAddWaitingEntry: {
    entryId: string | null
    errors: { code: string; field: string; message: string }[]
  }
}

async function add(departureId: number | string, input: { email?: string; places?: number } = {}) {
  const { headers } = await staffMember(current().db, { permissions: ['bookings'] })
  const { data } = await current().gateway.ask<Added>(
    `mutation ($id: ID!, $email: String!, $places: Int!) {
      agencyAddWaitingEntry(id: $id, email: $email, places: $places) { entryId errors { code field message } }
    }`,
    { id: String(departureId), email: 'attend@exemple.test', places: 2, ...input },
    { bearer: headers.authorization.replace('Bearer ', '') },
  )
  return data.agencyAddWaitingEntry
}

test('returns the id of the new entry', async () => {
  const { db } = current()
  const departureId = await newDeparture(db)
  const { entryId, errors } = await add(departureId)
  const [entry] = await findEntries(db, departureId)
  expect([entryId, errors]).toEqual([entry?.id, []])
  expect((await add(departureId)).errors).toMatchObject([{ code: 'ALREADY_ON_LIST', field: 'email' }])
})

test.each([
  ['PLACES_AVAILABLE', 'places', { bookedCount: 6 }, {}],
  ['INSUFFICIENT_PLACES', 'places', {}, { places: 9 }],
  ['DEPARTURE_CLOSED', 'id', { canceledAt: testNow }, {}],
  ['INVALID_EMAIL', 'email', {}, { email: 'attend' }],
])('refuses with %s at %s', async (code, field, changes, input) => {
  const { entryId, errors } = await add(await newDeparture(current().db, changes), input)
  expect(entryId).toBeNull()
  expect(errors).toMatchObject([{ code, field }])
})

test('refuses a departure that does not exist, or cannot', async () => {
  for (const id of ['999999', '..'])
    expect((await add(id)).errors).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }])
})
