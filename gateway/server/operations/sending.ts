import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CachePolicy } from '#gateway/graph/operations/cachePolicy.ts'
import type { PreparedOperation } from '#gateway/graph/operations/preparedOperations.ts'
import { type CachedPayload, encodedFor } from '#gateway/server/operations/payloadCache.ts'
import type { RestCall } from '#gateway/upstream/rest.ts'

export function sendPolicy(reply: FastifyReply, { maxAgeS, isPersonal }: CachePolicy): void {
  reply.header('vary', 'Origin, Accept, Accept-Encoding')
  reply.header(
    'cache-control',
    isPersonal || maxAgeS === 0 ? 'private, no-store' : `public, max-age=${maxAgeS}`,
  )
}

/** Sends the result of an operation. */
export function sendResult(
  reply: FastifyReply,
  payload: CachedPayload,
  mediaType: string,
  isPersonal = false,
): FastifyReply {
  sendPolicy(reply, { maxAgeS: payload.maxAgeS, isPersonal })
  return sendEncoded(reply.header('content-type', mediaType), payload)
}

/** Sends a body in the best encoding that the client accepts. */
export function sendEncoded(reply: FastifyReply, payload: CachedPayload): FastifyReply {
  const { bytes, encoding } = encodedFor(payload, reply.request.headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}

/** Reports an operation to the log, the metrics and the `server-timing` header. */
export function reportOperation(
  request: FastifyRequest,
  reply: FastifyReply,
  operation: PreparedOperation | undefined,
  lane: 'cached' | 'compiled' | 'apollo',
  calls: RestCall[],
): void {
  const requested = calls.filter(({ source }) => source === 'upstream')
  const name = operation?.isRegistered ? (operation.name ?? 'registered') : 'other'
  request.operation = { name, lane, calls: requested.length }
  const longest = requested.reduce((most, { ms }) => Math.max(most, ms), 0)
  reply.header(
    'server-timing',
    `upstream;desc="${requested.length}/${calls.length} calls";dur=${longest.toFixed(1)}, total;dur=${reply.elapsedTime.toFixed(1)}`,
  )
}

/** REST calls of a request, for developers. */
export const readTrace = (calls: RestCall[]) => ({
  trace: calls.map(({ method, path, ms, status, source }) => ({
    method,
    path,
    ms: Math.round(ms * 10) / 10,
    status,
    source,
  })),
})
