import { expect, test } from 'vitest'
import { refusals } from '#api/messages.ts'
import { formatError, userErrorsOf, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'

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

/** Failures that a user can correct are data; all others are thrown. */
const expectedOf: Record<string, string> = {
  INVALID_REQUEST: 'INVALID_INPUT',
  INVALID_JSON: 'INVALID_INPUT',
  MESSAGE_LOCKED: 'MESSAGE_LOCKED id',
  INVALID_TEXT: 'INVALID_TEXT body',
  TOO_MANY_VALUES: 'INVALID_INPUT',
  AMBIGUOUS_CREDENTIALS: 'INVALID_INPUT',
  INVALID_CREDENTIALS: 'thrown 401',
  UNAUTHENTICATED: 'thrown 401',
  FORBIDDEN: 'thrown 403',
  CROSS_SITE: 'thrown 403',
  ROUTE_NOT_FOUND: 'NOT_FOUND',
  EXPEDITION_NOT_FOUND: 'NOT_FOUND expeditionId',
  THEME_NOT_FOUND: 'NOT_FOUND',
  MESSAGE_NOT_FOUND: 'NOT_FOUND parentId',
  DEPARTURE_NOT_FOUND: 'NOT_FOUND departureId',
  CART_NOT_FOUND: 'NOT_FOUND id',
  RESERVATION_NOT_FOUND: 'NOT_FOUND reservationId',
  FEED_NOT_FOUND: 'NOT_FOUND',
  INVOICE_NOT_FOUND: 'NOT_FOUND',
  RESERVATION_CLOSED: 'RESERVATION_CLOSED reservationId',
  TOO_LATE: 'TOO_LATE reservationId',
  INVALID_BIRTH_DATE: 'INVALID_BIRTH_DATE birthDate',
  WRONG_PASSWORD: 'INVALID_CREDENTIALS currentPassword',
  NO_PASSWORD: 'NO_PASSWORD',
  REPLY_TO_REPLY: 'REPLY_TO_REPLY parentId',
  REVIEW_NOT_FOUND: 'NOT_FOUND reviewId',
  REVIEW_EXISTS: 'INVALID_INPUT',
  REVIEW_NOT_POSSIBLE: 'INVALID_INPUT',
  REVIEW_REPLIED: 'INVALID_INPUT',
  REVIEW_CLOSED: 'INVALID_INPUT',
  CART_EXISTS: 'CART_EXISTS',
  DEPARTURE_CANCELED: 'DEPARTURE_CLOSED departureId',
  DEPARTURE_PAST: 'DEPARTURE_CLOSED departureId',
  INSUFFICIENT_PLACES: 'INSUFFICIENT_PLACES travellerCount',
  INVALID_PHONE: 'INVALID_PHONE phone',
  INVALID_EMAIL: 'INVALID_EMAIL email',
  INVALID_NAME: 'INVALID_NAME',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT password',
  PASSWORD_TOO_LONG: 'INVALID_PASSWORD password',
  PASSWORD_TEXT: 'INVALID_PASSWORD password',
  RESET_LINK_INVALID: 'LINK_EXPIRED token',
  NEWSLETTER_LINK_INVALID: 'LINK_EXPIRED token',
  BODY_TOO_LARGE: 'thrown 413',
  UNSUPPORTED_MEDIA_TYPE: 'thrown 415',
  AGE_NOT_ALLOWED: 'AGE_NOT_ALLOWED children',
  ALREADY_ON_LIST: 'ALREADY_ON_LIST email',
  PLACES_AVAILABLE: 'PLACES_AVAILABLE places',
  WAITING_ENTRY_NOT_FOUND: 'LINK_EXPIRED token',
  OFFER_EXPIRED: 'TOO_LATE token',
  BOOKING_CLOSED: 'BOOKING_CLOSED cartId',
  HOLD_EXPIRED: 'HOLD_EXPIRED cartId',
  QUOTE_CHANGED: 'QUOTE_CHANGED quoteHash',
  TERMS_REQUIRED: 'TERMS_REQUIRED acceptsTerms',
  PAYMENT_UNAVAILABLE: 'PAYMENT_UNAVAILABLE',
  PAYMENT_NOT_FOUND: 'NOT_FOUND id',
  WEBHOOK_INVALID: 'INVALID_INPUT',
  DOCUMENT_NAME: 'INVALID_NAME travellers',
  NAME_TOO_LONG: 'INVALID_NAME travellers',
  TRAVELLERS_MISSING: 'INVALID_INPUT travellers',
  OPTION_NOT_SOLD: 'INVALID_INPUT options',
  CODE_INVALID: 'CODE_INVALID codes',
  RATE_LIMITED: 'RATE_LIMITED',
  // Calls of the agency read their codes themselves: agencyErrors.
  SECOND_FACTOR_REQUIRED: 'thrown 403',
  STEP_UP_REQUIRED: 'thrown 403',
  MISSING_PERMISSION: 'thrown 403',
  INVALID_CODE: 'INVALID_INPUT',
  LOCKED: 'RATE_LIMITED',
  FACTOR_NOT_FOUND: 'NOT_FOUND',
  LAST_FACTOR: 'INVALID_INPUT',
  STAFF_NOT_FOUND: 'NOT_FOUND',
  LAST_OWNER: 'INVALID_INPUT',
  CONFLICT: 'INVALID_INPUT',
  ALREADY_STAFF: 'INVALID_INPUT',
  INVITATION_NOT_FOUND: 'NOT_FOUND',
  INVITATION_INVALID: 'INVALID_INPUT',
  INVITED_ELSEWHERE: 'INVALID_INPUT',
  INVITED_BY_FACEBOOK: 'INVALID_INPUT',
  STAFF_PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT password',
  PASSWORD_COMMON: 'INVALID_PASSWORD password',
  TRAVELLER_NOT_FOUND: 'NOT_FOUND',
  CANNED_ANSWER_NOT_FOUND: 'NOT_FOUND',
  KEY_NOT_FOUND: 'NOT_FOUND',
  GUIDE_NOT_FOUND: 'NOT_FOUND',
  CUSTOMER_NOT_FOUND: 'NOT_FOUND',
  ERASURE_REFUSED: 'INVALID_INPUT',
  MAIL_NOT_POSSIBLE: 'INVALID_INPUT',
  MAIL_NOT_FOUND: 'NOT_FOUND',
  MAIL_GONE: 'INVALID_INPUT',
  NEEDS_CONFIRMATION: 'INVALID_INPUT',
  FILE_REFUSED: 'INVALID_INPUT',
  PHOTO_NOT_FOUND: 'NOT_FOUND',
  INVALID_FIELDS: 'INVALID_INPUT',
  SLUG_TAKEN: 'INVALID_INPUT',
  NOT_READY: 'INVALID_INPUT',
  WRONG_STATE: 'INVALID_INPUT',
  HAS_DEPARTURES: 'INVALID_INPUT',
  REVISION_NOT_FOUND: 'NOT_FOUND',
  AMOUNT_TOO_HIGH: 'INVALID_INPUT',
  ENTRY_CLOSED: 'INVALID_INPUT',
  WEBHOOK_NOT_FOUND: 'NOT_FOUND',
  WEBHOOK_DISABLED: 'INVALID_INPUT',
  GIFT_CARD_NOT_FOUND: 'NOT_FOUND',
  GIFT_CARD_CLOSED: 'INVALID_INPUT',
  JOB_NOT_FOUND: 'NOT_FOUND',
  DATES_EXIST: 'INVALID_INPUT',
  NO_DAY: 'INVALID_INPUT',
  TOO_MANY_ROWS: 'INVALID_INPUT',
  TOO_FAR: 'INVALID_INPUT',
  HAS_BOOKINGS: 'INVALID_INPUT',
  CAPACITY_BELOW_BOOKED: 'INVALID_INPUT',
  MINIMUM_ABOVE_CAPACITY: 'INVALID_INPUT',
  START_PAST: 'INVALID_INPUT',
  SALES_CLOSED: 'DEPARTURE_CLOSED departureId',
  OVERLOADED: 'thrown 503',
  DATABASE_UNAVAILABLE: 'thrown 503',
  INTERNAL: 'thrown 500',
}

test.each(Object.entries(refusals))('maps %s of the service', (code, [status, message]) => {
  expect(summary(() => userErrorsOf(answer(status, { error: { code, message } })))).toBe(expectedOf[code])
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
  expect(summary(() => userErrorsOf(answer(422, { token: null, user_id: null, errors })))).toBe(expected)
})

test.each([
  ['a sentence', { error: 'Email ou mot de passe incorrect' }],
  ['another sentence', { error: 'Invalid login' }],
  ['a flag', { error: true }],
  ['nothing', undefined],
])('maps a login refused by %s to a wrong password', (_case, body) => {
  const read = () => userErrorsOf(answer(422, body), ['INVALID_CREDENTIALS', 'password'])
  expect(summary(read)).toBe('INVALID_CREDENTIALS password')
})

test('maps a rate-limited login to its own code', () => {
  expect(summary(() => userErrorsOf(answer(429), ['INVALID_CREDENTIALS', 'password']))).toBe('RATE_LIMITED')
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
  expect(summary(() => userErrorsOf(answer(400, body)))).toBe(expected)
})

test('returns no errors for a successful mutation', () => {
  expect(userErrorsOf(answer(201, { error: 'x' }))).toEqual([])
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
  ['UPSTREAM_BAD_RESPONSE', 200, 'UPSTREAM_BAD_RESPONSE'],
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

test('logs a defect, and reports a neutral message', () => {
  const logged: object[] = []
  const log = { error: (details: object) => logged.push(details) }
  const fault = new TypeError('cannot read secret')
  const formatted = formatError({ message: fault.message, originalError: fault }, log)
  expect(formatted.extensions).toEqual({ code: 'INTERNAL_SERVER_ERROR' })
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
