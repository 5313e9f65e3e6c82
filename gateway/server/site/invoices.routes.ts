import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Pool } from 'undici'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { asAccount, expired, isExpired, type Session } from '#gateway/graph/session.ts'
import { refuse, sendRefusal } from '#gateway/server/guard/refusal.ts'
import { isKey } from '#gateway/upstream/restPath.ts'
import { sitePaths } from '#schema/sitePaths.ts'

export type InvoiceDeps = {
  apiUrl: string
  sessionOf: (request: FastifyRequest, reply: FastifyReply) => Session
  refusalOfPage: (request: FastifyRequest) => Promise<Refusal | undefined>
  timeoutMs?: number
}

/** Below the server's idle timeout, so that the client still receives the failure. */
const defaultTimeoutMs = 8_000
const mostBytes = 4 * 1024 * 1024

const unavailable = { status: 502, code: 'UPSTREAM_UNAVAILABLE', message: messages.unavailable }

/** Downloads the account's invoices by its session cookie; a visitor is sent to the page that signs in. */
export async function invoiceRoutes(
  app: FastifyInstance,
  { apiUrl, sessionOf, refusalOfPage, timeoutMs = defaultTimeoutMs }: InvoiceDeps,
): Promise<void> {
  const { origin, pathname } = new URL(apiUrl)
  const pool = new Pool(origin, { maxResponseSize: mostBytes })
  app.addHook('onClose', () => pool.destroy())

  async function fetchPdf(request: FastifyRequest, id: string, bearer: string) {
    const response = await pool.request({
      method: 'GET',
      path: `${pathname.replace(/\/$/, '')}/api/v1/invoices/${id}.pdf`,
      headers: {
        authorization: `Bearer ${bearer}`,
        'x-forwarded-for': request.ip,
        'x-request-id': request.id,
      },
      signal: AbortSignal.timeout(timeoutMs),
    })
    const name = response.headers['content-disposition']
    const body = Buffer.from(await response.body.arrayBuffer())
    const isPdf = response.headers['content-type'] === 'application/pdf'
    return { status: response.statusCode, isPdf, name: typeof name === 'string' ? name : 'inline', body }
  }

  async function fetchOwn(request: FastifyRequest, session: Session, id: string) {
    if (!(await session.bearer())) return undefined
    return asAccount(session, async (bearer) => {
      const answer = await fetchPdf(request, id, bearer)
      if (answer.status === 401) throw expired()
      return answer
    })
  }

  app.get<{ Params: { id: string } }>(sitePaths.invoice(':id'), async (request, reply) => {
    refuse(await refusalOfPage(request))
    const { id } = request.params
    if (!isKey(id)) return reply.callNotFound()
    reply.header('cache-control', 'no-store')
    try {
      const answer = await fetchOwn(request, sessionOf(request, reply), id)
      if (!answer) return reply.redirect(sitePaths.reservations, 303)
      if (answer.status === 404 || answer.status === 400) return reply.callNotFound()
      if (answer.status !== 200 || !answer.isPdf) return sendRefusal(request, reply, unavailable)
      return reply.type('application/pdf').header('content-disposition', answer.name).send(answer.body)
    } catch (err) {
      if (isExpired(err)) return reply.redirect(sitePaths.reservations, 303)
      request.log.warn({ err }, 'failed to download invoice')
      return sendRefusal(request, reply, unavailable)
    }
  })
}
