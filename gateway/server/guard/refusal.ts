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

/** Sets the head of the answer, and gives its body: GraphQL's own shape, without data. */
export function refusalBody(reply: FastifyReply, refusal: Refusal) {
  const { status, code, message, retryAfterS, allow, details } = refusal
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  if (allow) reply.header('allow', allow)
  reply.status(status).header('cache-control', 'no-store')
  return { errors: [{ message, extensions: { code, ...details } }] }
}

/** The same at any address: a browser that opens a page is told in a page. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body = refusalBody(reply, refusal)
  if (opensPage(request) && !request.url.startsWith('/graphql'))
    return reply.type('text/html; charset=utf-8').send(failurePage(refusal.message))
  return reply.type('application/json; charset=utf-8').send(body)
}

/** A browser that goes there, by a link or a form, not a program that asks. */
export const opensPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true) &&
  headers.accept?.includes('text/html') === true
