import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, callerOf } from '#api/modules/agency/access/guard.ts'
import { ReceivedFile } from '#api/modules/agency/files/files.contract.ts'
import { fileMessages } from '#api/modules/agency/files/files.messages.ts'
import type { FileKind } from '#api/modules/agency/files/files.repository.ts'
import { receiveFile } from '#api/modules/agency/files/uploads.ts'
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

const schemaOf = (summary: string) => ({
  tags: ['agency'],
  security,
  summary,
  response: { 201: ReceivedFile, ...refused },
})

/** Receives files as raw bodies: the only bodies above the limit of the service. */
export function fileRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const rates = rateLimits(deps)
  const summaries: Record<FileKind, string> = {
    gpx: 'Receives a GPX file for the route of an expedition',
    import: 'Receives a table to import',
  }

  for (const kind of ['gpx', 'import'] as const)
    agency.register(async (scope) => {
      readRawBodies(scope, kind)
      scope.post(
        `/files/${kind}`,
        {
          schema: schemaOf(summaries[kind]),
          config: { ...agencyRoute('catalogue'), bodyMs: uploadMs },
          ...uploadOptions(kind),
        },
        async (request, reply) => {
          const caller = callerOf(request)
          await rates.enforce(limits.agencyUploads, caller.user.id)
          return reply
            .status(201)
            .send(await receiveFile({ db, now: clock() }, caller, kind, bodyOf(request)))
        },
      )
    })
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
    answerError(refusalOf(error, kind), request, reply),
})

/** The framework knows sizes and types, but not the file that it refuses. */
function refusalOf(error: FastifyError, kind: UploadKind): FastifyError | Refusal {
  if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return error
  return new Refusal('FILE_REFUSED', { message: fileMessages.tooLarge(kind) })
}

function bodyOf({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body) && body.length > 0) return body
  throw new Refusal('FILE_REFUSED', { message: fileMessages.empty })
}
