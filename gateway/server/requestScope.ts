import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Cancellation } from '#gateway/upstream/cancellation.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'

/** What a request brings along to its upstream calls. */
export const requestScope = ({ id, ip, traced }: FastifyRequest, ending: Cancellation): RestScope => ({
  requestId: id,
  clientAddress: ip,
  ending,
  calls: traced?.calls ?? [],
  trace: traced?.context,
})

/** Acts when whoever asked goes away without the answer, or has gone already, while a guard was still being asked. */
export function whenGone<T>({ raw }: FastifyReply, act: (of: T) => void, of: T): void {
  if (raw.destroyed) act(of)
  else
    raw.on('close', () => {
      if (!raw.writableFinished) act(of)
    })
}
