import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { messages, upstreamSentences } from '#gateway/messages.ts'
import { recordOrNull, text, texts } from '#gateway/rest/read.ts'
import { type RestAnswer, RestFailure } from '#gateway/rest/rest.ts'
import type { UserError, UserErrorCode } from '#gateway/schema.generated.ts'

/** The service's own codes. A refusal that is not here is no fault of what the user typed. */
const userErrorCodes: Record<string, UserErrorCode> = {
  INVALID_CREDENTIALS: 'INVALID_CREDENTIALS',
  EMAIL_TAKEN: 'EMAIL_TAKEN',
  INVALID_EMAIL: 'INVALID_EMAIL',
  PASSWORD_TOO_SHORT: 'PASSWORD_TOO_SHORT',
  PASSWORD_TOO_LONG: 'INVALID_PASSWORD',
  PASSWORD_TEXT: 'INVALID_PASSWORD',
  INVALID_FIRST_NAME: 'INVALID_NAME',
  INVALID_LAST_NAME: 'INVALID_NAME',
  INVALID_NAME: 'INVALID_NAME',
  INVALID_PHONE: 'INVALID_PHONE',
  INVALID_TEXT: 'INVALID_TEXT',
  INVALID_REQUEST: 'INVALID_INPUT',
  TOO_MANY_VALUES: 'INVALID_INPUT',
  RESET_LINK_INVALID: 'LINK_EXPIRED',
  NEWSLETTER_LINK_INVALID: 'LINK_EXPIRED',
  EXPEDITION_NOT_FOUND: 'NOT_FOUND',
  MESSAGE_NOT_FOUND: 'NOT_FOUND',
  DEPARTURE_NOT_FOUND: 'NOT_FOUND',
  CART_NOT_FOUND: 'NOT_FOUND',
  REPLY_TO_REPLY: 'REPLY_TO_REPLY',
  CART_EXISTS: 'CART_EXISTS',
  DEPARTURE_CANCELED: 'DEPARTURE_CLOSED',
  DEPARTURE_PAST: 'DEPARTURE_CLOSED',
  INSUFFICIENT_PLACES: 'INSUFFICIENT_PLACES',
  RATE_LIMITED: 'RATE_LIMITED',
}

const codeOfStatus: Record<number, UserErrorCode> = {
  400: 'INVALID_INPUT',
  404: 'NOT_FOUND',
  409: 'INVALID_INPUT',
  422: 'INVALID_INPUT',
  429: 'RATE_LIMITED',
}

const fieldNames: Record<string, string> = {
  first_name: 'firstName',
  last_name: 'lastName',
  travelers_count: 'travellerCount',
  departure_id: 'departureId',
  expedition_id: 'expeditionId',
  parent_id: 'parentId',
}

const fieldOfCode: Partial<Record<UserErrorCode, string>> = {
  INVALID_CREDENTIALS: 'password',
  EMAIL_TAKEN: 'email',
  INVALID_EMAIL: 'email',
  PASSWORD_TOO_SHORT: 'password',
  INVALID_PASSWORD: 'password',
  INVALID_PHONE: 'phone',
  INVALID_TEXT: 'body',
}

/** Why the service refused a change; empty when it did not. What a user cannot mend is thrown instead. */
export function userErrorsOf({ status, body }: RestAnswer, fallback?: UserErrorCode): UserError[] {
  if (status < 400) return []
  const told = toldBy(body)
  if (fallback === undefined && (status === 401 || status === 403)) throw refusal(status)
  const [field] = Object.keys(told.fields)
  const known = userErrorCodes[told.code] ?? fallback ?? codeOfStatus[status]
  if (told.sentences.length > 1 || !userErrorCodes[told.code]) {
    const read = told.sentences.flatMap((sentence) => upstreamSentences[sentence] ?? [])
    if (read.length > 0) return read.map((code) => toUserError(code))
  }
  if (!known) throw refusal(status)
  return [toUserError(known, field)]
}

export function toUserError(code: UserErrorCode, field?: string): UserError {
  return {
    code,
    message: messages.userErrors[code],
    field: (field && (fieldNames[field] ?? field)) || fieldOfCode[code] || null,
  }
}

/** A code, sentences and fields, in whichever of the specification's shapes they come. */
function toldBy(body: unknown) {
  const api = recordOrNull(body)
  const error = recordOrNull(api?.error) ?? api
  const sentences = [...texts(api?.errors), text(error?.message), text(api?.error)].filter(Boolean)
  return { code: text(error?.code), sentences, fields: recordOrNull(error?.fields) ?? {} }
}

const refusal = (status: number) => new RestFailure('UPSTREAM_REFUSED', `refused with ${status}`, status)

/** What a resolver threw, as clients see it: a code and one neutral sentence, nothing of what caused it. */
function tellOf(error: unknown): { message: string; code: string } {
  if (!(error instanceof RestFailure)) return { message: messages.internal, code: 'INTERNAL_SERVER_ERROR' }
  if (error.code !== 'UPSTREAM_REFUSED') return { message: messages.unavailable, code: error.code }
  if (error.status === 401) return { message: messages.unauthenticated, code: 'UNAUTHENTICATED' }
  if (error.status === 403) return { message: messages.forbidden, code: 'FORBIDDEN' }
  if (error.status === 429) return { message: messages.rateLimited, code: 'RATE_LIMITED' }
  return { message: messages.refused, code: 'BAD_USER_INPUT' }
}

type Told = {
  message: string
  locations?: GraphQLFormattedError['locations'] | undefined
  path?: GraphQLFormattedError['path'] | undefined
  extensions?: GraphQLFormattedError['extensions'] | undefined
  originalError?: unknown
}
type Log = { error(details: object, message: string): void }

const longestMessage = 500

/** A fault of the document or of its variables is told as it is; of anything else only a code and a neutral sentence. */
export function formatError(
  { message, locations, path, extensions, originalError }: Told,
  log: Log,
): GraphQLFormattedError {
  const place = { ...(locations && { locations }), ...(path && { path }) }
  const code = extensions?.code
  if (typeof code === 'string' && code !== 'INTERNAL_SERVER_ERROR') {
    const { stacktrace: _, ...told } = extensions ?? {}
    return { message: message.slice(0, longestMessage), ...place, extensions: told }
  }
  const told = tellOf(originalError)
  if (told.code === 'INTERNAL_SERVER_ERROR') log.error({ err: originalError ?? message }, 'a resolver failed')
  return { message: told.message, ...place, extensions: { code: told.code } }
}

export const unauthenticated = () =>
  new GraphQLError(messages.unauthenticated, { extensions: { code: 'UNAUTHENTICATED' } })
