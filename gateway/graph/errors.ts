import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { areaErrors, messages, reasonMessages, upstreamMessages } from '#gateway/graph/messages.ts'
import type { SignUpInput, UserError, UserErrorCode } from '#gateway/graph/schema.generated.ts'
import { recordOrNull, text, texts } from '#gateway/upstream/read.ts'
import type { RestResponse } from '#gateway/upstream/rest.ts'
import { RestFailure, refusedWith } from '#gateway/upstream/restFailure.ts'
import { searchParameters } from '#schema/searchParameters.ts'
import { faultsOfSignUp, type SignUpFault } from '#schema/signUp.ts'

/** Code of a refusal for clients, and the field it is about. */
export type ErrorCodeAndField = readonly [code: UserErrorCode, field?: string]

/** Faults of a sign-up, found here or by the REST API. */
const signUpErrors: Record<SignUpFault, ErrorCodeAndField> = {
  INVALID_EMAIL: ['INVALID_EMAIL', 'email'],
  PASSWORD_TOO_SHORT: ['PASSWORD_TOO_SHORT', 'password'],
  PASSWORD_TOO_LONG: ['INVALID_PASSWORD', 'password'],
  PASSWORD_TEXT: ['INVALID_PASSWORD', 'password'],
  INVALID_FIRST_NAME: ['INVALID_NAME', 'firstName'],
  FIRST_NAME_TOO_LONG: ['INVALID_INPUT', 'firstName'],
  INVALID_LAST_NAME: ['INVALID_NAME', 'lastName'],
  LAST_NAME_TOO_LONG: ['INVALID_INPUT', 'lastName'],
}

/** User errors by the REST API's codes. Other codes are not caused by the user's input. */
const userErrors: Record<string, ErrorCodeAndField> = {
  ...signUpErrors,
  ...areaErrors,
  INVALID_CREDENTIALS: ['INVALID_CREDENTIALS', 'password'],
  EMAIL_TAKEN: ['EMAIL_TAKEN', 'email'],
  INVALID_NAME: ['INVALID_NAME'],
  INVALID_PHONE: ['INVALID_PHONE', 'phone'],
  INVALID_TEXT: ['INVALID_TEXT', 'body'],
  INVALID_REQUEST: ['INVALID_INPUT'],
  TOO_MANY_VALUES: ['INVALID_INPUT'],
  RESET_LINK_INVALID: ['LINK_EXPIRED', 'token'],
  NEWSLETTER_LINK_INVALID: ['LINK_EXPIRED', 'token'],
  EXPEDITION_NOT_FOUND: ['NOT_FOUND', 'expeditionId'],
  REVIEW_NOT_FOUND: ['NOT_FOUND', 'reviewId'],
  MESSAGE_NOT_FOUND: ['NOT_FOUND', 'parentId'],
  MESSAGE_LOCKED: ['MESSAGE_LOCKED', 'id'],
  DEPARTURE_NOT_FOUND: ['NOT_FOUND', 'departureId'],
  CART_NOT_FOUND: ['NOT_FOUND', 'id'],
  RESERVATION_NOT_FOUND: ['NOT_FOUND', 'reservationId'],
  RESERVATION_CLOSED: ['RESERVATION_CLOSED', 'reservationId'],
  TOO_LATE: ['TOO_LATE', 'reservationId'],
  INVALID_BIRTH_DATE: ['INVALID_BIRTH_DATE', 'birthDate'],
  WRONG_PASSWORD: ['INVALID_CREDENTIALS', 'currentPassword'],
  NO_PASSWORD: ['NO_PASSWORD'],
  REPLY_TO_REPLY: ['REPLY_TO_REPLY', 'parentId'],
  CART_EXISTS: ['CART_EXISTS'],
  DEPARTURE_CANCELED: ['DEPARTURE_CLOSED', 'departureId'],
  DEPARTURE_PAST: ['DEPARTURE_CLOSED', 'departureId'],
  SALES_CLOSED: ['DEPARTURE_CLOSED', 'departureId'],
  INSUFFICIENT_PLACES: ['INSUFFICIENT_PLACES', 'travellerCount'],
  AGE_NOT_ALLOWED: ['AGE_NOT_ALLOWED', 'children'],
  DOCUMENT_NAME: ['INVALID_NAME', 'travellers'],
  NAME_TOO_LONG: ['INVALID_NAME', 'travellers'],
  TRAVELLERS_MISSING: ['INVALID_INPUT', 'travellers'],
  ALREADY_ON_LIST: ['ALREADY_ON_LIST', 'email'],
  PLACES_AVAILABLE: ['PLACES_AVAILABLE', 'places'],
  WAITING_ENTRY_NOT_FOUND: ['LINK_EXPIRED', 'token'],
  OFFER_EXPIRED: ['TOO_LATE', 'token'],
  OPTION_NOT_SOLD: ['INVALID_INPUT', 'options'],
  BOOKING_CLOSED: ['BOOKING_CLOSED', 'cartId'],
  HOLD_EXPIRED: ['HOLD_EXPIRED', 'cartId'],
  QUOTE_CHANGED: ['QUOTE_CHANGED', 'quoteHash'],
  TERMS_REQUIRED: ['TERMS_REQUIRED', 'acceptsTerms'],
  PAYMENT_UNAVAILABLE: ['PAYMENT_UNAVAILABLE'],
  CODE_INVALID: ['CODE_INVALID', 'codes'],
  WEBHOOK_INVALID: ['INVALID_INPUT'],
  PAYMENT_NOT_FOUND: ['NOT_FOUND', 'id'],
  RATE_LIMITED: ['RATE_LIMITED'],
}

/** User errors by field, where the REST API reports an invalid field without a reason. */
const wrongFields: Record<string, UserErrorCode> = {
  body: 'INVALID_TEXT',
  birthDate: 'INVALID_BIRTH_DATE',
  departureId: 'NOT_FOUND',
  email: 'INVALID_EMAIL',
  name: 'INVALID_NAME',
  parentId: 'NOT_FOUND',
  phone: 'INVALID_PHONE',
  token: 'LINK_EXPIRED',
}

/** User errors by status, for refusals without a code. */
const refusedByStatus: Record<number, ErrorCodeAndField> = {
  400: ['INVALID_INPUT'],
  404: ['NOT_FOUND'],
  409: ['INVALID_INPUT'],
  422: ['INVALID_INPUT'],
}

/** GraphQL names of REST fields. */
const fieldNames: Record<string, string> = {
  // A refused range is reported at its upper end.
  ...Object.fromEntries(searchParameters.map(({ name, field }) => [name, [field].flat().at(-1) ?? name])),
  per_page: 'first',
  departure_days_in: 'departureDaysIn',
  first_name: 'firstName',
  last_name: 'lastName',
  travelers_count: 'travellerCount',
  children_count: 'children',
  current_password: 'currentPassword',
  birth_date: 'birthDate',
  emergency_contact: 'emergencyContact',
  shoe_size: 'shoeSize',
  departure_id: 'departureId',
  quote_hash: 'quoteHash',
  idempotency_key: 'idempotencyKey',
  expedition_id: 'expeditionId',
  experience_month: 'experienceMonth',
  parent_id: 'parentId',
}

/**
 * Maps a refused mutation to user errors, `fallback` without a reason; empty on success. Throws failures that
 * a user cannot correct.
 */
export function toUserErrors({ status, body }: RestResponse, fallback?: ErrorCodeAndField): UserError[] {
  if (status < 400) return []
  if (status === 401 || status === 403) throw refusedWith(status)
  const { code, upstreamTexts, field } = readError(body)
  const coded = userErrors[code]
  const read = upstreamTexts.flatMap((upstreamText) => {
    const refused = upstreamMessages[upstreamText]
    return refused ? [toUserError(...refused)] : []
  })
  // Several messages list all faults, the code only the first.
  if (read.length > (coded ? 1 : 0)) return read
  const [known, about] =
    coded ?? (status === 429 ? ['RATE_LIMITED'] : fallback) ?? refusedByStatus[status] ?? []
  if (!known) throw refusedWith(status)
  const userCode = code === 'INVALID_REQUEST' && field ? (wrongFields[field] ?? known) : known
  const message = reasonMessages[code] ?? messages.userErrors[userCode]
  return [{ ...toUserError(userCode, field ?? about), message }]
}

/** The same for a call that the specification does not list: another service may lack it. */
export function userErrorsOfExtension(response: RestResponse): UserError[] {
  if ([404, 405].includes(response.status) && !userErrors[readError(response.body).code])
    throw new RestFailure('UPSTREAM_UNAVAILABLE', 'the REST API lacks this call')
  return toUserErrors(response)
}

/** Codes of the fields of a form after the first, which has the code of the refusal. */
const formFields: Record<string, UserErrorCode> = {
  firstName: 'INVALID_NAME',
  lastName: 'INVALID_NAME',
  birthDate: 'INVALID_BIRTH_DATE',
}

/** One error for each refused field of a form, with the service's own message: `travellers.0.birthDate`. */
export function userErrorsByField(response: RestResponse): UserError[] {
  const [first] = userErrorsOfExtension(response)
  if (!first) return []
  const error = recordOrNull(recordOrNull(response.body)?.error)
  const fields = Object.entries(recordOrNull(error?.fields) ?? {})
  if (fields.length === 0) return [first]
  return fields.map(([path, message], index) => {
    const field = path.replaceAll(/[a-z_]+/g, (name) => fieldNames[name] ?? name)
    const code = index === 0 ? undefined : formFields[field.split('.').at(-1) ?? '']
    return { code: code ?? first.code, message: text(message, first.message), field }
  })
}

/** The payload of a mutation without a result. */
export const toOk = (errors: UserError[]) => ({ ok: errors.length === 0, errors })

export const toUserError = (code: UserErrorCode, field?: string): UserError => ({
  code,
  message: messages.userErrors[code],
  field: field ?? null,
})

/** Validates a sign-up by the shared rule before any call. */
export const userErrorsOfSignUp = (input: SignUpInput): UserError[] =>
  faultsOfSignUp(input).map((fault) => toUserError(...signUpErrors[fault]))

/** Reads code, messages and field from the error shapes of the specification. */
function readError(body: unknown) {
  const api = recordOrNull(body)
  const error = recordOrNull(api?.error) ?? api
  const upstreamTexts = [...texts(api?.errors), text(error?.message), text(api?.error)].filter(Boolean)
  const [field] = Object.keys(recordOrNull(error?.fields) ?? {})
  return { code: text(error?.code), upstreamTexts, field: field && (fieldNames[field] ?? field) }
}

/** Whether the failure carries a code of our REST API; other services send a status alone. */
export const isExplained = (failure: unknown): boolean =>
  failure instanceof RestFailure && readError(failure.cause).code !== ''

/** Reduces a resolver's error to a code and a neutral message, with the invalid field, without the cause. */
function toPublicError(error: unknown): { message: string; code: string; field?: string | undefined } {
  if (!(error instanceof RestFailure)) return { message: messages.internal, code: 'INTERNAL_SERVER_ERROR' }
  if (error.code !== 'UPSTREAM_REFUSED') return { message: messages.unavailable, code: error.code }
  if (error.status === 401) return { message: messages.unauthenticated, code: 'UNAUTHENTICATED' }
  if (error.status === 403) return { message: messages.forbidden, code: 'FORBIDDEN' }
  if (error.status === 429) return { message: messages.rateLimited, code: 'RATE_LIMITED' }
  const { code, field } = readError(error.cause)
  const message = code === 'TOO_MANY_VALUES' ? messages.tooManyValues : messages.refused
  return { message, code: 'BAD_USER_INPUT', field }
}

type RaisedError = {
  message: string
  locations?: GraphQLFormattedError['locations'] | undefined
  path?: GraphQLFormattedError['path'] | undefined
  extensions?: GraphQLFormattedError['extensions'] | undefined
  originalError?: unknown
}
type Log = { error(details: object, message: string): void }

export const longestMessage = 500
const logged = new Set(['INTERNAL_SERVER_ERROR', 'UPSTREAM_BAD_RESPONSE'])

/**
 * Passes faults of the document or its variables through; reduces any other error to a code and a neutral
 * message.
 */
export function formatError(
  { message, locations, path, extensions, originalError }: RaisedError,
  log: Log,
): GraphQLFormattedError {
  const location = { ...(locations && { locations }), ...(path && { path }) }
  const { stacktrace: _, http, code = toCode(http), ...details } = extensions ?? {}
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR')
    return { message: message.slice(0, longestMessage), ...location, extensions: { code, ...details } }
  // Raised outside resolvers: null for a non-null argument, or too many invalid variables.
  if (isUncoded(originalError) && /^(Argument "|Too many errors processing variables)/.test(message))
    return { message, ...location, extensions: { code: 'BAD_USER_INPUT' } }
  const publicError = toPublicError(originalError)
  if (logged.has(publicError.code)) log.error({ err: originalError ?? message }, 'resolver failed')
  const { field } = publicError
  return {
    message: publicError.message,
    ...location,
    extensions: { code: publicError.code, ...(field && { field }) },
  }
}

const isUncoded = (originalError: unknown) => !originalError || originalError instanceof GraphQLError

/** Apollo reports some refusals by status alone. */
const toCode = (http: unknown) => (recordOrNull(http)?.status === 400 ? 'BAD_REQUEST' : undefined)

export const unauthenticated = () =>
  new GraphQLError(messages.unauthenticated, { extensions: { code: 'UNAUTHENTICATED' } })
