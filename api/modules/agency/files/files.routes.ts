import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { type AgencyCaller, agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { ReceivedFile } from '#api/modules/agency/files/files.contract.ts'
import { fileMessages } from '#api/modules/agency/files/files.messages.ts'
import { receiveFile } from '#api/modules/agency/files/uploads.ts'
import { addPhoto } from '#api/modules/agency/photos/photoChanges.ts'
import { ReceivedPhoto } from '#api/modules/agency/photos/photos.contract.ts'
import { answerError, Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { isUploadType, type UploadKind, uploadMs, uploads } from '#schema/upload.ts'

const refused = {
  400: ErrorBody,
  403: ErrorBody,
  404: ErrorBody,
  413: ErrorBody,
  415: ErrorBody,
  422: ErrorBody,
  429: ErrorBody,
}

/** The kind of the rows decides who may import a table, once it is known. */
const rules = { photo: 'catalogue', gpx: 'catalogue', import: 'staff' } as const

type Receiver = {
  summary: string
  received: TSchema
  receive: (caller: AgencyCaller, sent: Buffer) => Promise<object>
}

/** Receives files as raw bodies: the only bodies above the limit of the service. */
export function fileRoutes(agency: Api, deps: ApiDeps): void {
  const rates = rateLimits(deps)
  const receivers: Record<UploadKind, Receiver> = {
    photo: {
      summary: 'Receives a photo, and stores it upright, in sRGB and without metadata',
      received: ReceivedPhoto,
      receive: async (caller, sent) => ({ photo: await addPhoto(deps, caller, sent) }),
    },
    gpx: {
      summary: 'Receives a GPX file for the route of an expedition',
      received: ReceivedFile,
      receive: (caller, sent) => receiveFile(deps, caller, 'gpx', sent),
    },
    import: {
      summary: 'Receives a table to import',
      received: ReceivedFile,
      receive: (caller, sent) => receiveFile(deps, caller, 'import', sent),
    },
  }

  for (const kind of ['photo', 'gpx', 'import'] as const) {
    const { summary, received, receive } = receivers[kind]
    const schema = { tags: ['agency'], security, summary, response: { 201: received, ...refused } }
    const config = { ...agencyRoute(rules[kind]), bodyMs: uploadMs }
    agency.register(async (scope) => {
      readRawBodies(scope, kind)
      scope.post(`/files/${kind}`, { schema, config, ...uploadOptions(kind) }, async (request, reply) => {
        const caller = readCaller(request)
        await rates.enforce(limits.agencyUploads, caller.user.id)
        return reply.status(201).send(await receive(caller, readBody(request)))
      })
    })
  }
}

/** The bytes are read as they are, whatever type announces them: their content decides. */
function readRawBodies(scope: Api, kind: UploadKind): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, ({ headers }, body, done) => {
    const isKnown = isUploadType(kind, headers['content-type'])
    done(isKnown ? null : new Refusal('FILE_REFUSED', { message: fileMessages.types[kind] }), body)
  })
}

const uploadOptions = (kind: UploadKind) => ({
  bodyLimit: uploads[kind].mostBytes,
  errorHandler: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    answerError(toRefusal(error, kind), request, reply),
})

/** The framework knows sizes and types, but not the file that it refuses. */
function toRefusal(error: FastifyError, kind: UploadKind): FastifyError | Refusal {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return error
  return new Refusal('FILE_REFUSED', { message: fileMessages.tooLarge(kind) })
}

function readBody({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  throw new Refusal('FILE_REFUSED', { message: fileMessages.empty })
}
