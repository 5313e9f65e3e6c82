import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { assertObjectType } from 'graphql'
import { readAgency } from '#gateway/graph/agency/agency.wire.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { schema } from '#gateway/graph/schema.ts'
import type { Session } from '#gateway/graph/session.ts'
import { readUserErrors } from '#gateway/graph/wire/refusals.ts'
import { refuse, sendRefusal } from '#gateway/server/guard/refusal.ts'
import { goneSignal } from '#gateway/server/requestScope.ts'
import { createForward, unauthenticated, unavailable } from '#gateway/server/site/forward.ts'
import { textOrNull } from '#gateway/upstream/read.ts'
import { agencyPaths } from '#schema/agencyPaths.ts'
import { isRecord, parse } from '#schema/json.ts'
import { isUploadType, type UploadKind, uploadMs, uploads } from '#schema/upload.ts'

export type UploadDeps = {
  apiUrl: string
  readSession: (request: FastifyRequest, reply: FastifyReply) => Session
  refusalOfForm: (request: FastifyRequest) => Promise<Refusal | undefined>
  toImage: ToImage
  timeoutMs?: number
}

const mostBytes = 1024 * 1024

/**
 * Streams files of the staff to the service, which checks rights before it reads and content after. The
 * response is the payload of a mutation.
 */
export async function uploadRoutes(
  app: FastifyInstance,
  { apiUrl, readSession, refusalOfForm, toImage, timeoutMs = uploadMs }: UploadDeps,
): Promise<void> {
  const forward = createForward(app, apiUrl, { maxResponseSize: mostBytes })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  async function send(kind: UploadKind, request: FastifyRequest, reply: FastifyReply, bearer: string) {
    const { 'content-type': type, 'content-length': length } = request.headers
    const response = await forward(request, {
      method: 'POST',
      path: `/api/v1/agency/files/${kind}`,
      headers: { authorization: `Bearer ${bearer}`, 'content-type': type, 'content-length': length },
      body: request.raw,
      signal: AbortSignal.any([goneSignal(reply), AbortSignal.timeout(timeoutMs)]),
    })
    const body = parse(isRecord, await response.body.text())
    return { status: response.statusCode, body, setCookies: [] }
  }

  for (const kind of Object.keys(uploads).filter(isKind))
    app.post(`${agencyPaths.files}/${kind}`, { config: { bodyMs: timeoutMs } }, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      refuse(refusalOfFile(kind, request) ?? (await refusalOfForm(request)))
      // Checking a photograph may take longer than a connection may be idle.
      request.socket.setTimeout(timeoutMs)
      const bearer = await readSession(request, reply).bearer()
      if (!bearer) return sendRefusal(request, reply, unauthenticated)
      try {
        const response = await send(kind, request, reply, bearer)
        if (response.status === 401) return sendRefusal(request, reply, unauthenticated)
        if (response.status >= 500 || !response.body) return sendRefusal(request, reply, unavailable)
        const errors = readUserErrors(response, new Map())
        return reply.status(response.status).send({ ...toReceived(response.body, toImage), errors })
      } catch (err) {
        request.log.warn({ err }, 'failed to forward a file')
        return sendRefusal(request, reply, unavailable)
      }
    })
}

const photoType = assertObjectType(schema.getType('AgencyPhoto'))

function toReceived({ file_id: fileId, photo }: Record<string, unknown>, toImage: ToImage) {
  return { fileId: textOrNull(fileId), photo: readAgency(photoType, photo, { wire: { toImage } }) }
}

const isKind = (name: string): name is UploadKind => name in uploads

/** Refuses a file by its head: neither a form nor a guess of its size is read. */
function refusalOfFile(kind: UploadKind, { headers }: FastifyRequest): Refusal | undefined {
  const { types, mostBytes: most } = uploads[kind]
  const length = Number(headers['content-length'])
  if (!isUploadType(kind, headers['content-type']))
    return {
      status: 415,
      code: 'UNSUPPORTED_MEDIA_TYPE',
      message: `Files are sent as ${types.join(' or ')}.`,
    }
  if (Number.isNaN(length))
    return { status: 411, code: 'BAD_REQUEST', message: 'Files are sent with their length.' }
  if (length > most) return { status: 413, code: 'FILE_REFUSED', message: `Files are ${most} bytes at most.` }
  return undefined
}
