import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { refuse } from '#gateway/server/guard/refusal.ts'
import { withMarker } from '#gateway/server/guard/sessionMarker.ts'
import { failurePage } from '#gateway/server/site/failurePage.ts'
import { createForward, type Forward, isPlainPath, pickHeaders } from '#gateway/server/site/forward.ts'
import { sitePaths } from '#schema/sitePaths.ts'

type ServiceDeps = {
  apiUrl: string
  isProduction: boolean
  refusalOfPage: (request: FastifyRequest) => Promise<Refusal | undefined>
  timeoutMs?: number
}

/** Below the server's idle timeout, so that the client still receives the failure. */
const defaultTimeoutMs = 8_000
const mostBytes = 4 * 1024 * 1024
/** More than an event of a payment provider. */
const maxEventBytes = 16 * 1024

/** Headers forwarded from the browser. The gateway sets client address and request id. */
const passedOn = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'explora-demo-signature',
  'origin',
  'referer',
  'sec-fetch-mode',
  'sec-fetch-site',
  'stripe-signature',
  'user-agent',
]
const passedBack = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'location',
  'referrer-policy',
  'retry-after',
  'set-cookie',
]

/**
 * Forwards the REST service's own pages and sign-ins at the site's address, with their cookies and redirects.
 */
export async function serviceRoutes(
  app: FastifyInstance,
  { apiUrl, isProduction, refusalOfPage, timeoutMs = defaultTimeoutMs }: ServiceDeps,
): Promise<void> {
  const forward = createForward(app, apiUrl, { maxResponseSize: mostBytes })
  readBodiesAsTheyAre(app)

  async function pass(request: FastifyRequest, reply: FastifyReply, path = request.url) {
    if (!isPlainPath(request.url)) return reply.callNotFound()
    try {
      const { status, headers, body } = await fetchPage(forward, request, path, timeoutMs)
      const setCookies = [headers['set-cookie'] ?? []].flat()
      if (setCookies.length > 0) headers['set-cookie'] = withMarker(setCookies)
      return reply.status(status).headers(headers).send(body)
    } catch (cause) {
      return sendFailure(request.log, reply, cause)
    }
  }

  for (const provider of ['google_oauth2', 'facebook']) {
    app.get(`/auth/${provider}`, (request, reply) => pass(request, reply))
    app.get(`/auth/${provider}/callback`, (request, reply) => pass(request, reply))
  }
  app.route({
    method: ['GET', 'POST'],
    url: '/auth/demo/*',
    handler: (request, reply) => pass(request, reply),
  })
  if (!isProduction)
    for (const path of ['/dev/mails*', '/dev/codes']) app.get(path, (request, reply) => pass(request, reply))
  // Without a session, and refused by the api only after the body was read.
  const limited = { onRequest: async (request: FastifyRequest) => refuse(await refusalOfPage(request)) }
  app.post<{ Params: { provider: string } }>(
    '/payments/webhooks/:provider',
    { ...limited, bodyLimit: maxEventBytes },
    (request, reply) =>
      pass(request, reply, `/api/v1/payments/webhooks/${encodeURIComponent(request.params.provider)}`),
  )
  app.post<{ Params: { token: string } }>(
    `${sitePaths.newsletterUnsubscription}/:token`,
    limited,
    (request, reply) =>
      pass(request, reply, `/api/v1/newsletter/unsubscription/${encodeURIComponent(request.params.token)}`),
  )
}

/** Mail readers unsubscribe by a form, in either encoding. */
function readBodiesAsTheyAre(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const types = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
}

async function fetchPage(forward: Forward, request: FastifyRequest, path: string, timeoutMs: number) {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const response = await forward(request, {
    method: isRead ? 'GET' : 'POST',
    path,
    headers: pickHeaders(request.headers, passedOn),
    body: Buffer.isBuffer(request.body) ? request.body : null,
    signal: AbortSignal.timeout(timeoutMs),
  })
  const body = Buffer.from(await response.body.arrayBuffer())
  return { status: response.statusCode, headers: pickHeaders(response.headers, passedBack), body }
}

/** A browser navigates here: it receives a page without the cause. */
function sendFailure(log: FastifyBaseLogger, reply: FastifyReply, cause: unknown): FastifyReply {
  const isLate = cause instanceof Error && cause.name === 'TimeoutError'
  log.warn({ cause: cause instanceof Error ? cause.message : 'unknown' }, 'upstream did not respond')
  return reply
    .status(isLate ? 504 : 502)
    .headers({ 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' })
    .send(failurePage(messages.unavailable))
}
