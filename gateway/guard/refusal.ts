import type { FastifyReply } from 'fastify'

/** Why a guard stops a request, before anything is done for it. */
export type Refusal = {
  status: number
  code: string
  message: string
  retryAfterS?: number
  details?: Record<string, string | number>
}

/** Sets the head of the answer, and gives its body: GraphQL's own shape, without data. */
export function refusalBody(reply: FastifyReply, { status, code, message, retryAfterS, details }: Refusal) {
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  reply.status(status).header('cache-control', 'no-store')
  return { errors: [{ message, extensions: { code, ...details } }] }
}
