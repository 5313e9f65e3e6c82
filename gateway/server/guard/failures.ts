import type { FastifyError, FastifyInstance } from 'fastify'
import { messages } from '#gateway/graph/messages.ts'
import { Refused, sendRefusal } from '#gateway/server/guard/refusal.ts'
import { defaultLimits } from '#gateway/upstream/limits.ts'
import { RestFailure } from '#gateway/upstream/restFailure.ts'

const codes: Record<number, string> = { 413: 'BODY_TOO_LARGE', 415: 'UNSUPPORTED_MEDIA_TYPE' }

/** The time for which the circuit breaker stays open. */
export const retryAfterS = defaultLimits.openMs / 1000

/** Handles uncaught errors and unreadable bodies: not cached, without the message of an internal cause. */
export function installFailures(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refused>((error, request, reply) => {
    if (error instanceof Refused) return sendRefusal(request, reply, error.refusal)
    const { statusCode: status = 500, message } = error
    if (status < 500)
      return sendRefusal(request, reply, { status, code: codes[status] ?? 'BAD_REQUEST', message })
    if (error instanceof RestFailure && error.code !== 'UPSTREAM_REFUSED')
      return sendRefusal(request, reply, {
        status: 503,
        code: error.code,
        message: messages.unavailable,
        retryAfterS,
      })
    request.log.error({ err: error }, 'request failed')
    return sendRefusal(request, reply, { status, code: 'INTERNAL_SERVER_ERROR', message: messages.internal })
  })
}
