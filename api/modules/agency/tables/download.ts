import type { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Type } from 'typebox'

const type = 'application/octet-stream'

/** A file of the agency, as a response. */
export const fileResponse = {
  content: {
    [type]: { schema: Type.Unsafe<string>({ type: 'string', format: 'binary', description: 'The file' }) },
  },
}

/** Sends a file to save: its name has its type, and no browser shows it as a page of ours. */
export const sendFile = (reply: FastifyReply, name: string, content: string | Readable) =>
  reply.header('content-disposition', `attachment; filename="${name}"`).type(type).send(content)
