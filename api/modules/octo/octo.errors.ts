import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type RefusalCode, refusals } from '#api/messages.ts'
import { toLanguage } from '#api/modules/octo/language.domain.ts'
import {
  messageLanguages,
  type OctoReason,
  octoMessages,
  octoReasons,
} from '#api/modules/octo/octo.messages.ts'
import { readBearer } from '#api/plugins/auth.ts'
import { toRefusal } from '#api/plugins/errors.ts'
import { type OctoCode, octoHeaders, octoStatuses } from '#schema/octo.ts'

/** The field of the body that repeats the value received, by code. */
const receivedFields = {
  INVALID_PRODUCT_ID: 'productId',
  INVALID_OPTION_ID: 'optionId',
  INVALID_AVAILABILITY_ID: 'availabilityId',
  INVALID_UNIT_ID: 'unitId',
  INVALID_BOOKING_UUID: 'uuid',
} as const satisfies Partial<Record<OctoCode, string>>

type UnknownId = keyof typeof receivedFields

/** A refusal in the words of OCTO. */
export class OctoError extends Error {
  readonly code: OctoCode
  /** For an unknown id: the value received, empty if it was absent. */
  readonly received: string | undefined
  readonly reason: OctoReason | undefined
  /** Fields that do not have their type. */
  readonly fields: string[]
  readonly status: number
  readonly retryAfterS: number | undefined

  constructor(code: OctoCode, details: Partial<Omit<OctoError, 'code' | keyof Error>> = {}) {
    super(code)
    this.code = code
    this.received = details.received
    this.reason = details.reason
    this.fields = details.fields ?? []
    this.status = details.status ?? octoStatuses[code]
    this.retryAfterS = details.retryAfterS
  }
}

/** An error to throw: for an unknown id with the value received, for any other code with its reason. */
export function octoError(code: UnknownId, received: string | null | undefined): OctoError
export function octoError(code: Exclude<OctoCode, UnknownId>, reason?: OctoReason): OctoError
export function octoError(code: OctoCode, extra?: string | null): OctoError {
  if (isUnknownId(code)) return new OctoError(code, { received: extra ?? '' })
  return new OctoError(code, { reason: isReason(extra) ? extra : undefined })
}

const isUnknownId = (code: OctoCode): code is UnknownId => code in receivedFields

const isReason = (extra: string | null | undefined): extra is OctoReason =>
  typeof extra === 'string' && extra in octoReasons

/** Refusals that every route may meet, before its own code runs. */
const commonRefusals: Partial<Record<RefusalCode, OctoError>> = {
  UNAUTHENTICATED: octoError('UNAUTHORIZED'),
  INVALID_JSON: octoError('BAD_REQUEST', 'invalidJson'),
  UNSUPPORTED_MEDIA_TYPE: octoError('BAD_REQUEST', 'mediaType'),
  BODY_TOO_LARGE: octoError('BAD_REQUEST', 'bodyTooLarge'),
  ROUTE_NOT_FOUND: new OctoError('BAD_REQUEST', { reason: 'unknownPath', status: 404 }),
}

/** Any failure in the words of OCTO. Its one code that asks to try again also serves exceeded rates. */
export function toOctoError(error: FastifyError | Error): OctoError {
  if (error instanceof OctoError) return error
  const { code, details } = toRefusal(error)
  const [status] = refusals[code]
  if (code === 'RATE_LIMITED')
    return new OctoError('INTERNAL_SERVER_ERROR', {
      reason: 'rateLimited',
      status,
      retryAfterS: details.retryAfterS,
    })
  if (status >= 500)
    return new OctoError('INTERNAL_SERVER_ERROR', { retryAfterS: status === 503 ? 2 : undefined })
  if (details.fields) return new OctoError('BAD_REQUEST', { fields: Object.keys(details.fields) })
  return commonRefusals[code] ?? octoError(status === 403 ? 'FORBIDDEN' : 'BAD_REQUEST')
}

export function answerOctoError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = toOctoError(error)
  if (failure.status >= 500) request.log.error({ err: error, code: failure.code }, 'request failed')
  if (failure.retryAfterS !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(failure.retryAfterS)))
  const language = toLanguage(request.headers['accept-language'], messageLanguages)
  const isUnknownKey = failure.code === 'UNAUTHORIZED' && readBearer(request) !== undefined
  const reason = isUnknownKey ? 'unknownKey' : failure.reason
  const [french, english] = reason ? octoReasons[reason] : octoMessages[failure.code]
  return reply
    .status(failure.status)
    .header('cache-control', 'no-store')
    .header(octoHeaders.language, language)
    .type('application/json; charset=utf-8')
    .send({
      error: failure.code,
      errorMessage: [language === 'en' ? english : french, ...failure.fields.map((name) => `(${name})`)].join(
        ' ',
      ),
      ...(isUnknownId(failure.code) && { [receivedFields[failure.code]]: failure.received ?? '' }),
    })
}
