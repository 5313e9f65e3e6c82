import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Pool } from 'undici'
import { messages } from '#gateway/graph/messages.ts'
import { asAccount, expired, isExpired } from '#gateway/graph/session.ts'
import { refuse, sendRefusal } from '#gateway/server/guard/refusal.ts'
import { goneSignal } from '#gateway/server/requestScope.ts'
import type { InvoiceDeps } from '#gateway/server/site/invoices.routes.ts'
import { isKey } from '#gateway/upstream/restPath.ts'
import { agencyPaths, downloadPaths } from '#schema/agencyPaths.ts'
import { uploadMs } from '#schema/upload.ts'

const unavailable = { status: 502, code: 'UPSTREAM_UNAVAILABLE', message: messages.unavailable }
const unauthenticated = { status: 401, code: 'UNAUTHENTICATED', message: messages.unauthenticated }

/** Paths of the service, by those of the site. */
const upstreamPaths: Record<string, (id: string) => string> = {
  [downloadPaths.export]: (id) => `/agency/exports/${id}/file`,
  [downloadPaths.report]: (id) => `/agency/imports/${id}/report`,
  [downloadPaths.template]: (kind) => `/agency/imports/templates/${kind}`,
}

/** Streams files of the agency to the staff, by the cookie of the session: the service checks their rights. */
export async function downloadRoutes(
  app: FastifyInstance,
  { apiUrl, sessionOf, refusalOfPage, timeoutMs = uploadMs }: InvoiceDeps,
): Promise<void> {
  const { origin, pathname } = new URL(apiUrl)
  const pool = new Pool(origin)
  app.addHook('onClose', () => pool.destroy())

  async function request(path: string, bearer: string, { ip, id }: FastifyRequest, reply: FastifyReply) {
    const response = await pool.request({
      method: 'GET',
      path: `${pathname.replace(/\/$/, '')}/api/v1${path}`,
      headers: { authorization: `Bearer ${bearer}`, 'x-forwarded-for': ip, 'x-request-id': id },
      signal: AbortSignal.any([goneSignal(reply), AbortSignal.timeout(timeoutMs)]),
    })
    if (response.statusCode !== 401) return response
    await response.body.dump()
    throw expired()
  }

  for (const [name, upstreamPath] of Object.entries(upstreamPaths))
    app.get<{ Params: { id: string } }>(`${agencyPaths.files}/${name}/:id`, async (asked, reply) => {
      refuse(await refusalOfPage(asked))
      reply.header('cache-control', 'no-store')
      const { id } = asked.params
      const session = sessionOf(asked, reply)
      if (!(await session.bearer())) return sendRefusal(asked, reply, unauthenticated)
      if (!isKey(id)) return reply.callNotFound()
      try {
        const { statusCode, headers, body } = await asAccount(session, (bearer) =>
          request(upstreamPath(id), bearer, asked, reply),
        )
        if (statusCode === 200)
          return reply
            .header('content-disposition', headers['content-disposition'])
            .header('content-type', headers['content-type'])
            .send(body)
        await body.dump()
        return statusCode < 500 ? reply.callNotFound() : sendRefusal(asked, reply, unavailable)
      } catch (err) {
        if (isExpired(err)) return sendRefusal(asked, reply, unauthenticated)
        asked.log.warn({ err }, 'failed to download a file of the agency')
        return sendRefusal(asked, reply, unavailable)
      }
    })
}
