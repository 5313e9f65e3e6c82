import type { FastifyReply, FastifyRequest } from 'fastify'
import { cancelGone, notCancelled } from '#gateway/rest/cancellation.ts'
import type { RestScope } from '#gateway/rest/rest.ts'

/** What a request brings along to its upstream calls. */
export function requestScope(request: FastifyRequest, { raw }: FastifyReply): RestScope {
  const ending = notCancelled()
  raw.on('close', () => {
    if (!raw.writableFinished) cancelGone(ending)
  })
  return {
    requestId: request.id,
    clientAddress: request.ip,
    ending,
    calls: request.traced?.calls ?? [],
    trace: request.traced?.context,
  }
}
