import type { FastifyReply } from 'fastify'

/**
 * Sends JSON text past the serialiser: it was written from the same contract when it was stored, and the
 * contract test checks such responses against their schema.
 */
export function sendJson<Reply extends FastifyReply>(reply: Reply, json: string | Buffer): Reply {
  const untyped: FastifyReply = reply
  untyped.type('application/json; charset=utf-8').send(json)
  return reply
}
