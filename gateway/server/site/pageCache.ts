import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#gateway/graph/context.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { refuse } from '#gateway/server/guard/refusal.ts'
import {
  type CachedPayload,
  type PayloadCache,
  tagOf,
  uncachedPayload,
} from '#gateway/server/operations/payloadCache.ts'
import { sendEncoded } from '#gateway/server/operations/sending.ts'
import { goneSignal, requestScope } from '#gateway/server/requestScope.ts'
import { type InFlight, leaveWith, singleFlight } from '#gateway/upstream/inFlight.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'

/**
 * A rendered document; `isShared` when it is complete and public, `movedTo` when it was requested under a
 * former path.
 */
type Made = { status: number; body: string; isShared: boolean; movedTo?: string | undefined }

type Shown = Omit<Made, 'body'> & { payload: CachedPayload }

export type Work = {
  key: string
  freshS: number
  /** Time for which a stale page is served while it is rendered again. */
  staleS: number
  make: (context: Context, signal: AbortSignal) => Promise<Made>
}

type Deps = {
  responses: PayloadCache
  visitorContextOf: (scope: RestScope) => Context
  /** Refuses a rendering to a client above its rate limit. */
  refusalOf: (request: FastifyRequest) => Promise<Refusal | undefined>
}

/**
 * Page cache: whole public documents, stored beside GraphQL responses and invalidated with them. Renderings
 * are single-flight.
 */
export function pageCache({ responses, visitorContextOf, refusalOf }: Deps) {
  const inFlights = singleFlight<Shown>()

  async function render(work: Work, request: FastifyRequest, signal: AbortSignal): Promise<Shown> {
    const begun = responses.begin()
    const scope = requestScope(request, signal)
    try {
      const { status, body, isShared, movedTo } = await work.make(visitorContextOf(scope), signal)
      const paths = new Set(scope.calls.map(({ path }) => path))
      const bytes = Buffer.from(body)
      const payload =
        status === 200 && isShared
          ? responses.set(work.key, begun, bytes, work.freshS, paths)
          : uncachedPayload(bytes, work.freshS, paths)
      return { status, isShared, movedTo, payload }
    } catch (error) {
      if (!signal.aborted) request.log.error({ err: error }, 'failed to render page')
      throw error
    }
  }

  /** Requests after an invalidation do not join a rendering begun before it. */
  const inFlightKeyOf = ({ key }: Work) => `${responses.begin()}\n${key}`

  const join = (work: Work, request: FastifyRequest): InFlight<Shown> =>
    inFlights.join(inFlightKeyOf(work), ({ controller }) => render(work, request, controller.signal))

  return async (work: Work, request: FastifyRequest, reply: FastifyReply): Promise<Shown> => {
    const fresh = responses.find(work.key)
    const cached = fresh ?? responses.find(work.key, work.staleS)
    if (cached) {
      // Already logged; the stale page is served until it is too old.
      if (!fresh) join(work, request).result.catch(() => undefined)
      return { status: 200, isShared: true, payload: cached }
    }
    if (!inFlights.has(inFlightKeyOf(work))) refuse(await refusalOf(request))
    const inFlight = join(work, request)
    leaveWith(goneSignal(reply), inFlight)
    return inFlight.result
  }
}

export type PageCache = ReturnType<typeof pageCache>

/** Sends a cached response in the best encoding, or 304. */
export function sendPayload(reply: FastifyReply, payload: CachedPayload): FastifyReply {
  const { headers } = reply.request
  const tag = tagOf(payload)
  reply.headers({ vary: 'Origin, Accept-Encoding', etag: tag })
  const has = headers['if-none-match']?.split(',').some((each) => each.trim() === tag)
  if (has && reply.statusCode === 200) return reply.status(304).send()
  return sendEncoded(reply, payload)
}
