import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { refuse, sendRefusal } from '#gateway/server/guard/refusal.ts'
import { goneSignal } from '#gateway/server/requestScope.ts'
import { createForward, isPlainPath, pickHeaders, unavailable } from '#gateway/server/site/forward.ts'
import { octoHeaders, octoPath } from '#schema/octo.ts'

type OctoDeps = {
  apiUrl: string
  refusalOfPage: (request: FastifyRequest) => Promise<Refusal | undefined>
  timeoutMs?: number
}

/** Time without a byte: the catalogue takes longer than this, its pieces do not. */
const defaultTimeoutMs = 8_000

const unreadable = { status: 400, code: 'BAD_REQUEST', message: messages.refused }
const notSold = { status: 404, code: 'NOT_FOUND', message: messages.notSold }

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
 * cached.
 */
export async function octoRoutes(
  app: FastifyInstance,
  { apiUrl, refusalOfPage, timeoutMs = defaultTimeoutMs }: OctoDeps,
): Promise<void> {
  const forward = createForward(app, apiUrl, { headersTimeout: timeoutMs, bodyTimeout: timeoutMs })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  const call = (request: FastifyRequest, reply: FastifyReply) =>
    forward(request, {
      method: methods.find((method) => method === request.method) ?? 'GET',
      path: request.url,
      headers: pickHeaders(request.headers, passedOn),
      body: Buffer.isBuffer(request.body) ? request.body : null,
      signal: goneSignal(reply),
    })

  async function pass(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    refuse(await refusalOfPage(request))
    if (!isPlainPath(request.url)) return sendRefusal(request, reply, unreadable)
    try {
      const { statusCode, headers, body } = await call(request, reply)
      if (speaksOcto(headers))
        return reply
          .status(statusCode)
          .headers({ ...pickHeaders(headers, passedBack), 'cache-control': 'no-store' })
          .send(body)
      await body.dump()
      return sendRefusal(request, reply, statusCode < 500 ? notSold : unavailable)
    } catch (err) {
      request.log.warn({ err }, 'failed to forward a call of a reseller')
      return sendRefusal(request, reply, unavailable)
    }
  }

  for (const url of [octoPath, `${octoPath}/*`]) app.route({ method: [...methods], url, handler: pass })
}

/** A service of another maker may lack OCTO: its own failures and pages are no answers to a reseller. */
const speaksOcto = (headers: IncomingHttpHeaders) => headers[octoHeaders.capabilities] !== undefined
