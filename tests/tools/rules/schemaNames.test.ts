import { expect, test } from 'vitest'
import { schemaNames } from '#tools/rules/schemaNames.ts'

const check = (text: string) => schemaNames([{ path: 'schema/trip.graphql', text }])

test.each([
  ['type trip', 'trip is a type: write it PascalCase'],
  ['input trip_filter', 'trip_filter is a type: write it PascalCase'],
  ['type Trip { min_price: Int }', 'min_price is a field or an argument: write it camelCase'],
  ['type Trip { dates(First: Int): Int }', 'First is a field or an argument: write it camelCase'],
  ['enum Kind { alone }', 'alone is a value: write it in capitals'],
  ['extend type Mutation { leave: Trip! }', 'leave is a mutation: let it answer a `…Payload!`'],
  ['type Mutation { leave: LeavePayload }', 'leave is a mutation: let it answer a `…Payload!`'],
  ['type LeavePayload', 'LeavePayload is a payload: give it `errors: [UserError!]!`'],
  [
    'type LeavePayload { errors: [UserError!] }',
    'LeavePayload is a payload: give it `errors: [UserError!]!`',
  ],
])('reports %s', (text, message) => {
  expect(check(`\n${text}`)).toEqual([{ path: 'schema/trip.graphql', line: 2, message }])
})

test.each([
  'type Trip { kgCo2e: Float }',
  'enum Kind { A FEWEST_CO2 }',
  'extend type Mutation { leave: LeavePayload! } type LeavePayload { errors: [UserError!]! }',
])('accepts %s', (text) => {
  expect(check(text)).toEqual([])
})
