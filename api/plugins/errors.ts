import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify'
import { fieldMessages, type RefusalCode, refusals, unknownField } from '#api/messages.ts'

type Details = {
  fields?: Record<string, string>
  retryAfterS?: number
  message?: string
  /** The stored state that a stale change would overwrite. */
  current?: object
  /** Other departures, where places are missing. */
  alternatives?: object[]
}

/**
 * A failure that the caller can correct or wait for: answered with its own status and message, never logged
 * as an error.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: Details

  constructor(code: RefusalCode, details: Details = {}) {
    super(details.message ?? refusals[code][1])
    this.code = code
    this.details = details
  }
}

export const overloaded = () => new Refusal('OVERLOADED')

/** Returns the expedition, or throws the refusal that it does not exist. */
export function orNotFound<T>(found: T | undefined): T {
  if (found === undefined) throw new Refusal('EXPEDITION_NOT_FOUND')
  return found
}

/** Refusals of the framework, as codes of ours. */
const frameworkRefusals: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_REQUEST',
  FST_ERR_BAD_URL: 'INVALID_REQUEST',
  FST_UNDER_PRESSURE: 'OVERLOADED',
}

/** A lost or refused database connection: the service runs, its database does not. */
const lostDatabase = /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|57P0|08|53300)/

/** A query that timed out, or conflicted with another at the same rows: a retry may succeed. */
const crowdedDatabase = /^(57014|40001|40P01)$/

export function installErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError)
  app.setNotFoundHandler((request, reply) => send(new Refusal('ROUTE_NOT_FOUND'), request, reply))
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error)
  if (refusals[refusal.code][0] >= 500)
    request.log.error({ err: error, code: refusal.code }, 'request failed')
  return send(refusal, request, reply)
}

function send(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [status] = refusals[refusal.code]
  const { fields, retryAfterS, current, alternatives } = refusal.details
  const waitS = retryAfterS ?? (status === 503 ? 2 : undefined)
  if (waitS !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(waitS)))
  return (
    reply
      .status(status)
      .header('cache-control', 'no-store')
      // Also without our hooks: a path that cannot be decoded.
      .header('x-request-id', request.id)
      .send({
        error: {
          code: refusal.code,
          message: refusal.message,
          ...(fields && { fields }),
          request_id: request.id,
        },
        ...(current && { current }),
        ...(alternatives && { alternatives }),
      })
  )
}

export function toRefusal(error: FastifyError | Error): Refusal {
  if (error instanceof Refusal) return error
  if ('validation' in error && error.validation)
    return new Refusal('INVALID_REQUEST', { fields: toFields(error.validation) })
  const code = deepestCode(error)
  const known = frameworkRefusals[code]
  if (known) return new Refusal(known)
  if (crowdedDatabase.test(code)) return new Refusal('OVERLOADED')
  if (
    lostDatabase.test(code) ||
    /Connection terminated|timeout exceeded when trying to connect/.test(deepestMessage(error))
  )
    return new Refusal('DATABASE_UNAVAILABLE')
  const status = 'statusCode' in error ? error.statusCode : undefined
  return new Refusal(status !== undefined && status < 500 ? 'INVALID_REQUEST' : 'INTERNAL')
}

type Failure = Pick<FastifySchemaValidationError, 'params' | 'instancePath' | 'keyword'>

/** Messages by field of the failures of a schema. */
export function toFields(failures: readonly Failure[]): Record<string, string> {
  return Object.fromEntries(
    failures.map((failure) => {
      const missing = failure.params.missingProperty ?? failure.params.additionalProperty
      const path = [
        ...failure.instancePath.split('/').slice(1),
        ...(typeof missing === 'string' ? [missing] : []),
      ]
      return [path.join('.') || 'body', fieldMessages[failure.keyword] ?? unknownField]
    }),
  )
}

/** Drizzle wraps the driver's error: the significant code is the innermost one. */
function deepestCode(error: Error): string {
  const inner = error.cause instanceof Error ? deepestCode(error.cause) : ''
  return inner || ('code' in error ? String(error.code) : '')
}

function deepestMessage(error: Error): string {
  return error.cause instanceof Error ? deepestMessage(error.cause) : error.message
}
