import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RestScope } from '#gateway/upstream/rest.ts'
import { clientGone } from '#gateway/upstream/restFailure.ts'

/** The scope of a request's upstream calls. */
export const requestScope = ({ id, ip, traced }: FastifyRequest, signal: AbortSignal): RestScope => ({
  requestId: id,
  clientAddress: ip,
  signal,
  calls: traced?.calls ?? [],
  trace: traced?.context,
})

/** Aborts when the client disconnects before the response, or has done so already. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort(clientGone())
  if (raw.destroyed) abort()
  else
    raw.on('close', () => {
      if (!raw.writableFinished) abort()
    })
  return controller.signal
}
