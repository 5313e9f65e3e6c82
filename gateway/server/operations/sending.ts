import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachePolicy } from '#gateway/graph/operations/cachePolicy.ts'
import type { PreparedOperation } from '#gateway/graph/operations/preparedOperations.ts'
import { encodedFor, type KeptAnswer } from '#gateway/server/operations/answers.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'

export function sendPolicy(reply: FastifyReply, { maxAgeS, isPersonal }: CachePolicy): void {
  reply.header('vary', 'Origin, Accept, Accept-Encoding')
  reply.header(
    'cache-control',
    isPersonal || maxAgeS === 0 ? 'private, no-store' : `public, max-age=${maxAgeS}`,
  )
}

export function sendKept(reply: FastifyReply, kept: KeptAnswer, mediaType: string): FastifyReply {
  const { bytes, encoding } = encodedFor(kept, reply.request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  sendPolicy(reply, { maxAgeS: kept.maxAgeS, isPersonal: false })
  return reply.header('content-type', mediaType).send(bytes)
}

/** Reports an operation to the log, the metrics and the `server-timing` header. */
export function tellWork(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: PreparedOperation | undefined,
  lane: 'kept' | 'compiled' | 'apollo',
  calls: RestCall[],
): void {
  const asked = calls.filter(({ source }) => source === 'upstream')
  const name = operation?.isRegistered ? (operation.name ?? 'registered') : 'other'
  request.operation = { name, lane, calls: asked.length }
  const longest = asked.reduce((most, { ms }) => Math.max(most, ms), 0)
  reply.header(
    'server-timing',
    `upstream;desc="${asked.length}/${calls.length} calls";dur=${longest.toFixed(1)}, total;dur=${reply.elapsedTime.toFixed(1)}`,
  )
}

/** REST calls of a request, for developers. */
export const traceOf = (calls: RestCall[]) => ({
  trace: calls.map(({ method, path, ms, status, source }) => ({
    method,
    path,
    ms: Math.round(ms * 10) / 10,
    status,
    source,
  })),
})
