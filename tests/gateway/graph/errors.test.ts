import { expect, test } from 'vitest'
import { refusals } from '#api/messages.ts'
import { formatError, toUserErrors, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'
import { expectedByName } from '#tests/gateway/graph/expectedErrors.ts'

const answer = (status: number, body?: unknown) => ({ status, body, setCookies: [] })

/** Summarises a result: `NOT_FOUND expeditionId`, or `thrown 403`. */
function summary(read: () => { code: string; field?: string | null | undefined }[]): string {
  try {
    return read()
      .map(({ code, field }) => (field ? `${code} ${field}` : code))
      .join(', ')
  } catch (error) {
    return error instanceof RestFailure ? `thrown ${error.status || error.code}` : String(error)
  }
}

test.each(Object.entries(refusals))('maps %s of the service', (code, [status, message]) => {
  expect(summary(() => toUserErrors(answer(status, { error: { code, message } })))).toBe(expectedByName[code])
})

test.each([
  ['taken', ["Email n'est pas disponible"], 'EMAIL_TAKEN email'],
  ['short', ['Password est trop court (au moins 6 caractères)'], 'PASSWORD_TOO_SHORT password'],
  [
    'both',
    ["Email n'est pas disponible", 'Password est trop court (au moins 6 caractères)'],
    'EMAIL_TAKEN email, PASSWORD_TOO_SHORT password',
  ],
  [
    'all that our own service can say',
    [
      'Cette adresse e-mail est incomplète ou invalide.',
      'Le mot de passe ne peut pas dépasser 128 caractères.',
      'Le prénom ne peut pas être vide.',
      'Le nom ne peut pas être vide.',
    ],
    'INVALID_EMAIL email, INVALID_PASSWORD password, INVALID_NAME firstName, INVALID_NAME lastName',
  ],
  ['nothing we know', ['Non.'], 'INVALID_INPUT'],
  ['nothing', [], 'INVALID_INPUT'],
])('maps a sign-up refused in sentences: %s', (_case, errors, expected) => {
  expect(summary(() => toUserErrors(answer(422, { token: null, user_id: null, errors })))).toBe(expected)
})

test.each([
  ['a sentence', { error: 'Email ou mot de passe incorrect' }],
  ['another sentence', { error: 'Invalid login' }],
  ['a flag', { error: true }],
  ['nothing', undefined],
])('maps a login refused by %s to a wrong password', (_case, body) => {
  const read = () => toUserErrors(answer(422, body), ['INVALID_CREDENTIALS', 'password'])
  expect(summary(read)).toBe('INVALID_CREDENTIALS password')
})

test('maps a rate-limited login to its own code', () => {
  expect(summary(() => toUserErrors(answer(429), ['INVALID_CREDENTIALS', 'password']))).toBe('RATE_LIMITED')
})

test.each([
  [{ travelers_count: 'x' }, 'INVALID_INPUT travellerCount'],
  [{ travelers: 'x' }, 'INVALID_INPUT travellers'],
  [{ first_name: 'x' }, 'INVALID_INPUT firstName'],
  [{ bbox: 'x' }, 'INVALID_INPUT bounds'],
  [{ from: 'x' }, 'INVALID_INPUT fromCity'],
  [{ expedition_type: 'x' }, 'INVALID_INPUT types'],
  [{ body: 'x' }, 'INVALID_TEXT body'],
  [{ phone: 'x' }, 'INVALID_PHONE phone'],
  [{ parent_id: 'x' }, 'NOT_FOUND parentId'],
  [{ birth_date: 'x' }, 'INVALID_BIRTH_DATE birthDate'],
])('maps a refused field of the service to the schema: %j', (fields, expected) => {
  const body = { error: { code: 'INVALID_REQUEST', message: 'x', fields } }
  expect(summary(() => toUserErrors(answer(400, body)))).toBe(expected)
})

test('returns no errors for a successful mutation', () => {
  expect(toUserErrors(answer(201, { error: 'x' }))).toEqual([])
})

test.each([
  [404, undefined, 'thrown UPSTREAM_UNAVAILABLE'],
  [404, { error: { code: 'ROUTE_NOT_FOUND' } }, 'thrown UPSTREAM_UNAVAILABLE'],
  [405, undefined, 'thrown UPSTREAM_UNAVAILABLE'],
  [404, { error: { code: 'CART_NOT_FOUND' } }, 'NOT_FOUND id'],
  [409, { error: { code: 'CART_EXISTS' } }, 'CART_EXISTS'],
  [200, {}, ''],
])('maps the response %s %j to an unspecified call', (status, body, expected) => {
  expect(summary(() => userErrorsOfExtension(answer(status, body)))).toBe(expected)
})

test.each([
  ['UPSTREAM_UNAVAILABLE', 0, 'UPSTREAM_UNAVAILABLE'],
  ['UPSTREAM_TIMEOUT', 0, 'UPSTREAM_TIMEOUT'],
  ['UPSTREAM_REFUSED', 401, 'UNAUTHENTICATED'],
  ['UPSTREAM_REFUSED', 403, 'FORBIDDEN'],
  ['UPSTREAM_REFUSED', 404, 'BAD_USER_INPUT'],
  ['UPSTREAM_REFUSED', 429, 'RATE_LIMITED'],
] as const)('reports %s with %s as %s, without its cause', (code, status, expected) => {
  const failure = new RestFailure(code, 'secret', status, { cause: new Error('postgres://secret') })
  const log = { error: () => expect.unreachable('an expected failure is no fault of ours') }
  const formatted = formatError({ message: 'secret', path: ['a', 0], originalError: failure }, log)
  expect(formatted).toEqual({ message: expect.any(String), path: ['a', 0], extensions: { code: expected } })
  expect(JSON.stringify(formatted)).not.toContain('secret')
})

test.each([
  [new TypeError('cannot read secret'), 'INTERNAL_SERVER_ERROR'],
  [new RestFailure('UPSTREAM_BAD_RESPONSE', 'Departure.secret: expected a value'), 'UPSTREAM_BAD_RESPONSE'],
])('logs %s, and reports a neutral message', (fault, code) => {
  const logged: object[] = []
  const log = { error: (details: object) => logged.push(details) }
  const formatted = formatError({ message: fault.message, originalError: fault }, log)
  expect(formatted.extensions).toEqual({ code })
  expect(JSON.stringify(formatted)).not.toContain('secret')
  expect(logged).toEqual([{ err: fault }])
})

test('reports a fault of the document, truncated, without its stack', () => {
  const log = { error: () => expect.unreachable('a fault of the client') }
  const extensions = { code: 'GRAPHQL_VALIDATION_FAILED', stacktrace: ['secret'] }
  const formatted = formatError({ message: 'x'.repeat(600), extensions }, log)
  expect(formatted).toEqual({
    message: 'x'.repeat(500),
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  })
})
