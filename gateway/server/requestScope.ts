import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cancellation } from '#gateway/upstream/cancellation.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'

/** The scope of a request's upstream calls. */
export const requestScope = ({ id, ip, traced }: FastifyRequest, ending: Cancellation): RestScope => ({
  requestId: id,
  clientAddress: ip,
  ending,
  calls: traced?.calls ?? [],
  trace: traced?.context,
})

/** Calls `act` when the client disconnects before the response, or has done so already. */
export function whenGone<T>({ raw }: FastifyReply, act: (of: T) => void, of: T): void {
  if (raw.destroyed) act(of)
  else
    raw.on('close', () => {
      if (!raw.writableFinished) act(of)
    })
}
