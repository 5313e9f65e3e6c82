import { expect, test } from 'vitest'
import { refusals } from '#api/messages.ts'
import { octoError, toOctoError } from '#api/modules/octo/octo.errors.ts'
import { Refusal } from '#api/plugins/errors.ts'

test.each([
  ['UNAUTHENTICATED', 'UNAUTHORIZED', 401],
  ['FORBIDDEN', 'FORBIDDEN', 403],
  ['CROSS_SITE', 'FORBIDDEN', 403],
  ['INVALID_JSON', 'BAD_REQUEST', 400],
  ['INVALID_REQUEST', 'BAD_REQUEST', 400],
  ['BODY_TOO_LARGE', 'BAD_REQUEST', 400],
  ['UNSUPPORTED_MEDIA_TYPE', 'BAD_REQUEST', 400],
  ['AMBIGUOUS_CREDENTIALS', 'BAD_REQUEST', 400],
  ['ROUTE_NOT_FOUND', 'BAD_REQUEST', 404],
  ['RATE_LIMITED', 'INTERNAL_SERVER_ERROR', 429],
  ['OVERLOADED', 'INTERNAL_SERVER_ERROR', 500],
  ['DATABASE_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 500],
  ['INTERNAL', 'INTERNAL_SERVER_ERROR', 500],
] as const)('answers the refusal %s as %s with %i', (refusal, code, status) => {
  expect(toOctoError(new Refusal(refusal))).toMatchObject({ code, status })
})

test('has a code for each refusal of the service', () => {
  const codes = Object.keys(refusals).filter((code): code is keyof typeof refusals => code in refusals)
  for (const code of codes) expect(toOctoError(new Refusal(code)).status).toBeGreaterThanOrEqual(400)
})

test('repeats the value received, empty if it was absent', () => {
  expect(octoError('INVALID_UNIT_ID', 'senior')).toMatchObject({ received: 'senior', status: 400 })
  expect(octoError('INVALID_PRODUCT_ID', undefined)).toMatchObject({ received: '', status: 400 })
})

test('answers an unknown failure without its cause', () => {
  const failure = toOctoError(new Error('connection string with a password'))
  expect([failure.code, failure.status, failure.reason]).toEqual(['INTERNAL_SERVER_ERROR', 500, undefined])
})
