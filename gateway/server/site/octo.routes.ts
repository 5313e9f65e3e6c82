import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Pool } from 'undici'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { Refused } from '#gateway/server/guard/refusal.ts'
import { goneSignal } from '#gateway/server/requestScope.ts'
import { isPlainPath, pickHeaders } from '#gateway/server/site/service.routes.ts'
import { type OctoCode, octoHeaders, octoPath, octoStatuses } from '#schema/octo.ts'

type OctoDeps = {
  apiUrl: string
  refusalOfPage: (request: FastifyRequest) => Promise<Refusal | undefined>
  timeoutMs?: number
}

/** Time without a byte: the catalogue takes longer than this, its pieces do not. */
const defaultTimeoutMs = 8_000

const methods = ['GET', 'POST', 'PATCH', 'DELETE'] as const

/** Headers forwarded from resellers: no cookie, since a key is their only credential. */
const passedOn = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'user-agent',
  octoHeaders.capabilities,
  octoHeaders.env,
]
const passedBack = ['content-length', 'content-type', 'retry-after', ...Object.values(octoHeaders)]

/**
 * Forwards the calls of resellers to the REST service, which checks their keys. Responses are streamed and never
 * cached; failures of the way are in the words of OCTO too.
 */
export async function octoRoutes(
  app: FastifyInstance,
  { apiUrl, refusalOfPage, timeoutMs = defaultTimeoutMs }: OctoDeps,
): Promise<void> {
  const { origin, pathname } = new URL(apiUrl)
  const basePath = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs })
  app.addHook('onClose', () => pool.destroy())
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler<FastifyError | Refused>((error, request, reply) => {
    if (error instanceof Refused) return sendRateLimited(reply, error.refusal)
    const { statusCode = 500 } = error
    if (statusCode < 500) return sendOctoError(reply, 'BAD_REQUEST', messages.refused)
    request.log.error({ err: error }, 'request failed')
    return sendOctoError(reply, 'INTERNAL_SERVER_ERROR', messages.internal)
  })

  const ask = (request: FastifyRequest, reply: FastifyReply) =>
    pool.request({
      method: methods.find((method) => method === request.method) ?? 'GET',
      path: basePath + request.url,
      headers: {
        ...pickHeaders(request.headers, passedOn),
        'x-forwarded-for': request.ip,
        'x-request-id': request.id,
      },
      body: Buffer.isBuffer(request.body) ? request.body : null,
      signal: goneSignal(reply),
    })

  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const refusal = await refusalOfPage(request)
    if (refusal) return sendRateLimited(reply, refusal)
    if (!isPlainPath(request.url)) return sendOctoError(reply, 'BAD_REQUEST', messages.refused)
    try {
      const { statusCode, headers, body } = await ask(request, reply)
      if (speaksOcto(headers))
        return reply
          .status(statusCode)
          .headers({ ...pickHeaders(headers, passedBack), 'cache-control': 'no-store' })
          .send(body)
      await body.dump()
      if (statusCode < 500) return sendOctoError(reply.status(404), 'BAD_REQUEST', messages.notSold)
    } catch (err) {
      request.log.warn({ err }, 'failed to forward a call of a reseller')
    }
    return sendOctoError(reply, 'INTERNAL_SERVER_ERROR', messages.unavailable)
  }

  for (const url of [octoPath, `${octoPath}/*`]) app.route({ method: [...methods], url, handler: pass })
}

/** A service of another maker may lack OCTO: its own failures and pages are no answers to a reseller. */
const speaksOcto = (headers: IncomingHttpHeaders) => headers[octoHeaders.capabilities] !== undefined

/** Too many requests: the one code of OCTO that asks to try again, with its own status. */
const sendRateLimited = (reply: FastifyReply, { status, message, retryAfterS = 1 }: Refusal) =>
  sendOctoError(reply.status(status).header('retry-after', retryAfterS), 'INTERNAL_SERVER_ERROR', message)

/** Sends a code with its status, unless the reply has one already. */
function sendOctoError(reply: FastifyReply, error: OctoCode, errorMessage: string): FastifyReply {
  const status = reply.statusCode === 200 ? octoStatuses[error] : reply.statusCode
  return reply
    .status(status)
    .headers({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      [octoHeaders.capabilities]: '',
    })
    .send({ error, errorMessage })
}
