import type { FastifyReply, FastifyRequest } from 'fastify'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { failurePage } from '#gateway/server/site/failurePage.ts'
import { octoHeaders, octoPath, octoStatuses } from '#schema/octo.ts'

/** Carries a refusal to the error handler. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

export const overloaded = () =>
  new Refused({ status: 503, code: 'OVERLOADED', message: messages.overloaded, retryAfterS: 2 })

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

/** Sends a refusal: to a reseller in the words of OCTO, a page to a browser that navigates, JSON to any other client. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  if (request.url.startsWith(`${octoPath}/`)) return sendOctoRefusal(reply, refusal)
  const body = refusalBody(reply, refusal)
  if (opensPage(request) && !request.url.startsWith('/graphql'))
    return reply.type('text/html; charset=utf-8').send(failurePage(refusal.message))
  return reply.type('application/json; charset=utf-8').send(body)
}

/** Statuses that say more than those of the standard. */
const ownStatuses = [404, 429]

/** The one code that asks to try again also serves exceeded rates. */
function sendOctoRefusal(reply: FastifyReply, { status, message, retryAfterS }: Refusal): FastifyReply {
  const error = status === 429 || status >= 500 ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST'
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  return reply
    .status(ownStatuses.includes(status) ? status : octoStatuses[error])
    .headers({ 'cache-control': 'no-store', [octoHeaders.capabilities]: '' })
    .type('application/json; charset=utf-8')
    .send({ error, errorMessage: message })
}

/** Whether a browser navigates, by a link or a form. */
export const opensPage = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true) &&
  headers.accept?.includes('text/html') === true
