import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { asAccount, expired, isExpired, type Session } from '#gateway/graph/session.ts'
import { refuse, sendRefusal } from '#gateway/server/guard/refusal.ts'
import { goneSignal } from '#gateway/server/requestScope.ts'
import { createForward, unauthenticated, unavailable } from '#gateway/server/site/forward.ts'
import { isKey } from '#gateway/upstream/restPath.ts'
import { agencyPaths, downloadPaths } from '#schema/agencyPaths.ts'
import { sitePaths } from '#schema/sitePaths.ts'
import { uploadMs } from '#schema/upload.ts'

export type DownloadDeps = {
  apiUrl: string
  readSession: (request: FastifyRequest, reply: FastifyReply) => Session
  refusalOfPage: (request: FastifyRequest) => Promise<Refusal | undefined>
}

type Download = {
  url: string
  upstreamPath: (id: string) => string
  timeoutMs: number
  /** Page on which a visitor signs in; without one, the request is refused. */
  signInPath?: string
  /** The only media type that is a file. */
  type?: string
}

const files = (name: string) => `${agencyPaths.files}/${name}/:id`

const downloads: Download[] = [
  {
    url: sitePaths.invoice(':id'),
    upstreamPath: (id) => `/invoices/${id}.pdf`,
    // Below the server's idle timeout, so that the client still receives the failure.
    timeoutMs: 8_000,
    signInPath: sitePaths.reservations,
    type: 'application/pdf',
  },
  {
    url: files(downloadPaths.export),
    upstreamPath: (id) => `/agency/exports/${id}/file`,
    timeoutMs: uploadMs,
  },
  {
    url: files(downloadPaths.report),
    upstreamPath: (id) => `/agency/imports/${id}/report`,
    timeoutMs: uploadMs,
  },
  {
    url: files(downloadPaths.template),
    upstreamPath: (kind) => `/agency/imports/templates/${kind}`,
    timeoutMs: uploadMs,
  },
]

/** Streams files of the service to an account, by the cookie of the session: the service checks its rights. */
export async function downloadRoutes(
  app: FastifyInstance,
  { apiUrl, readSession, refusalOfPage }: DownloadDeps,
): Promise<void> {
  const forward = createForward(app, apiUrl)

  async function fetchFile(request: FastifyRequest, reply: FastifyReply, path: string, timeoutMs: number) {
    const signal = AbortSignal.any([goneSignal(reply), AbortSignal.timeout(timeoutMs)])
    return asAccount(readSession(request, reply), async (bearer) => {
      const headers = { authorization: `Bearer ${bearer}` }
      const response = await forward(request, { method: 'GET', path: `/api/v1${path}`, headers, signal })
      if (response.statusCode !== 401) return response
      await response.body.dump()
      throw expired()
    })
  }

  for (const { url, upstreamPath, timeoutMs, signInPath, type } of downloads)
    app.get<{ Params: { id: string } }>(url, async (request, reply) => {
      refuse(await refusalOfPage(request))
      const { id } = request.params
      if (!isKey(id)) return reply.callNotFound()
      reply.header('cache-control', 'no-store')
      const signIn = () =>
        signInPath ? reply.redirect(signInPath, 303) : sendRefusal(request, reply, unauthenticated)
      try {
        if (!(await readSession(request, reply).bearer())) return signIn()
        const { statusCode, headers, body } = await fetchFile(request, reply, upstreamPath(id), timeoutMs)
        const isFile = !type || headers['content-type'] === type
        if (statusCode === 200 && isFile)
          return reply
            .header('content-disposition', headers['content-disposition'] ?? 'inline')
            .header('content-type', headers['content-type'])
            .send(body)
        await body.dump()
        const isAbsent = statusCode >= 400 && statusCode < 500
        return isAbsent ? reply.callNotFound() : sendRefusal(request, reply, unavailable)
      } catch (err) {
        if (isExpired(err)) return signIn()
        request.log.warn({ err }, 'failed to download a file')
        return sendRefusal(request, reply, unavailable)
      }
    })
}
