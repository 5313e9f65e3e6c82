import { buildSchema, graphql } from 'graphql'
import { expect, test } from 'vitest'
import { attachCalls, checkStatus } from '#gateway/graph/wire/resolve.ts'

const schema = buildSchema(`
  directive @call(to: [String!]!, at: String, as: String, nullOn: [String!]) on FIELD_DEFINITION
  scalar DateTime
  type UserError { code: String!  message: String!  field: String }
  type Conflict { by: String  at: DateTime!  version: Int!  fields: [ConflictField!]! }
  type ConflictField { field: String!  mine: String  theirs: String }
  type Report { id: ID!  errors: [String!]! }
  type Date { departureId: ID! }
  type Trip { id: ID!  name: String!  groupMin: Int! }
  input TripInput { name: String  groupMin: Int }
  type Saved { trip: Trip  conflict: Conflict  errors: [UserError!]! }
  type Booked { trip: Trip @call(to: "GET /trips/{tripId}")  otherDates: [Date!]!  errors: [UserError!]! }
  type Query {
    report(id: ID!): Report @call(to: "GET /reports/{id}")
    quote(id: ID!): Trip @call(to: "GET /quotes/{id}", nullOn: ["CLOSED"])
  }
  type Mutation {
    save(id: ID!, version: Int!, input: TripInput!): Saved! @call(to: "PATCH /trips/{id}", as: "trip")
    book(id: ID!): Booked! @call(to: "POST /trips/{id}/bookings")
  }
`)
attachCalls(schema, { read: {}, prepare: {}, write: {} })

/** Runs a document before a service that gives these responses; returns the calls that it made. */
async function run(source: string, responses: Record<string, [status: number, body: unknown]>) {
  const calls: string[] = []
  const respond = (call: string) => {
    calls.push(call)
    const [status = 404, body = undefined] = responses[call] ?? []
    return Promise.resolve({ status, body, setCookies: [] })
  }
  const wire = {
    read: (path: string) => respond(`GET ${path}`),
    send: ({ method, path }: { method: string; path: string }) => respond(`${method} ${path}`),
  }
  const { data, errors } = await graphql({ schema, source, contextValue: { wire } })
  return { data, errors, calls }
}
const refusal = (code: string) => ({ error: { code, message: 'Non.' } })

test('reads a value that has a list named errors', async () => {
  const { data } = await run('{ report(id: "1") { id errors } }', {
    'GET /reports/1': [200, { id: '1', errors: ['line 3'] }],
  })
  expect(data).toEqual({ report: { id: '1', errors: ['line 3'] } })
})

test.each([
  [404, 'TRIP_NOT_FOUND'],
  [409, 'CLOSED'],
])('reads null for a refusal with %s %s', async (status, code) => {
  const { data, errors } = await run('{ quote(id: "1") { id } }', {
    'GET /quotes/1': [status, refusal(code)],
  })
  expect([data, errors]).toEqual([{ quote: null }, undefined])
})

test('reads the row of an accepted booking by its id, and calls nothing for a refused one', async () => {
  const source = 'mutation { book(id: "1") { trip { name } otherDates { departureId } errors { field } } }'
  const trip = { id: '1', name: 'Vanoise', group_min: 4 }
  const accepted = await run(source, {
    'POST /trips/1/bookings': [201, { trip_id: '1', other_dates: [] }],
    'GET /trips/1': [200, trip],
  })
  expect(accepted.data).toEqual({ book: { trip: { name: 'Vanoise' }, otherDates: [], errors: [] } })
  const refused = await run(source, {
    'POST /trips/1/bookings': [409, { ...refusal('WRONG_STATE'), other_dates: [{ departure_id: '7' }] }],
  })
  expect(refused.data).toEqual({
    book: { trip: null, otherDates: [{ departureId: '7' }], errors: [{ field: 'id' }] },
  })
  expect(refused.calls).toEqual(['POST /trips/1/bookings'])
})

test('answers a stale change with the fields that differ', async () => {
  const source = `mutation { save(id: "1", version: 1, input: { name: "A", groupMin: 4 }) {
    trip { id } conflict { by version fields { field mine theirs } } errors { code field } } }`
  const current = {
    id: '1',
    name: 'B',
    group_min: 4,
    version: 2,
    changed_by: 'Noé',
    changed_at: '2027-03-10T09:00:00Z',
  }
  const { data } = await run(source, { 'PATCH /trips/1': [409, { ...refusal('CONFLICT'), current }] })
  expect(data).toEqual({
    save: {
      trip: null,
      conflict: { by: 'Noé', version: 2, fields: [{ field: 'name', mine: '"A"', theirs: '"B"' }] },
      errors: [{ code: 'CONFLICT', field: 'version' }],
    },
  })
})

test.each([
  [403, 403],
  [404, 403],
  [503, 503],
])('throws for a read refused with %d as for %d', (status, expected) => {
  expect(() => checkStatus({ status, body: refusal('X') })).toThrow(
    expect.objectContaining({ status: expected }),
  )
})
