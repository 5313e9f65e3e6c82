import type { FastifyReply } from 'fastify'

/**
 * Sends JSON that is text already, past the serialiser: it was written from the same contract when it was stored, and the
 * contract test checks every such answer against its schema.
 */
export function sendJson<Reply extends FastifyReply>(reply: Reply, json: string | Buffer): Reply {
  const untyped: FastifyReply = reply
  untyped.type('application/json; charset=utf-8').send(json)
  return reply
}
