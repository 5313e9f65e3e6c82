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

/** Writes a JSON object whose first field is JSON text in pieces, which it does not parse. */
export const jsonAround = (field: string, pieces: Buffer[], rest: object): Buffer =>
  Buffer.concat([Buffer.from(`{"${field}":`), ...pieces, Buffer.from(`,${JSON.stringify(rest).slice(1)}`)])
