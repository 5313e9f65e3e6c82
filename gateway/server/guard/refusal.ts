import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { failurePage } from '#gateway/server/site/failurePage.ts'

/** Carries a refusal to the error handler. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

export function refuse(refusal: Refusal | undefined): void {
  if (refusal) throw new Refused(refusal)
}

/** Sets the headers of a refusal and returns its body: GraphQL's shape, without data. */
export function refusalBody(reply: FastifyReply, refusal: Refusal) {
  const { status, code, message, retryAfterS, allow, details } = refusal
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  if (allow) reply.header('allow', allow)
  reply.status(status).header('cache-control', 'no-store')
  return { errors: [{ message, extensions: { code, ...details } }] }
}

/** Sends a refusal: a page to a browser that navigates, JSON to any other client. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body = refusalBody(reply, refusal)
  if (opensPage(request) && !request.url.startsWith('/graphql'))
    return reply.type('text/html; charset=utf-8').send(failurePage(refusal.message))
  return reply.type('application/json; charset=utf-8').send(body)
}

/** Whether a browser navigates, by a link or a form. */
export const opensPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true) &&
  headers.accept?.includes('text/html') === true
