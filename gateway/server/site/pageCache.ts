import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#gateway/graph/context.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { refuse } from '#gateway/server/guard/refusal.ts'
import {
  type CachedPayload,
  computeDigest,
  type PayloadCache,
  toTag,
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

type CachedPage = Omit<Made, 'body'> & { payload: CachedPayload; state?: CachedPayload | undefined }

export type Work = {
  key: string
  freshS: number
  /** Time for which a stale page is served while it is rendered again. */
  staleS: number
  /** `storeState` stores the state of the page, which its document refers to by the tag returned. */
  make: (context: Context, signal: AbortSignal, storeState: (state: string) => string) => Promise<Made>
}

/** Documents in shared caches and open tabs refer to it longer than their page is fresh. */
const stateFreshS = 600
const stateKey = (tag: string) => `state\n${tag}`

type Deps = {
  responses: PayloadCache
  createVisitorContext: (scope: RestScope) => Context
  /** Refuses a rendering to a client above its rate limit. */
  findRefusal: (request: FastifyRequest) => Promise<Refusal | undefined>
}

/**
 * Page cache: whole public documents, stored beside GraphQL responses and invalidated with them. Renderings
 * are single-flight.
 */
export function pageCache({ responses, createVisitorContext, findRefusal }: Deps) {
  const inFlights = singleFlight<CachedPage>()

  async function render(work: Work, request: FastifyRequest, signal: AbortSignal): Promise<CachedPage> {
    const begun = responses.begin()
    const scope = requestScope(request, signal)
    let state: CachedPayload | undefined
    try {
      const context = createVisitorContext(scope)
      const { status, body, isShared, movedTo } = await work.make(context, signal, (json) => {
        const bytes = Buffer.from(json)
        const tag = computeDigest(bytes)
        state = responses.set(stateKey(tag), begun, bytes, stateFreshS, new Set())
        return tag
      })
      const paths = new Set(scope.calls.map(({ path }) => path))
      const bytes = Buffer.from(body)
      const payload =
        status === 200 && isShared
          ? responses.set(work.key, begun, bytes, work.freshS, paths)
          : uncachedPayload(bytes, work.freshS, paths)
      return { status, isShared, movedTo, payload, state }
    } catch (error) {
      if (!signal.aborted) request.log.error({ err: error }, 'failed to render page')
      throw error
    }
  }

  /** Requests after an invalidation do not join a rendering begun before it. */
  const toInFlightKey = ({ key }: Work) => `${responses.begin()}\n${key}`

  const join = (work: Work, request: FastifyRequest): InFlight<CachedPage> =>
    inFlights.join(toInFlightKey(work), ({ controller }) => render(work, request, controller.signal))

  async function renderFor(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<CachedPage> {
    if (!inFlights.has(toInFlightKey(work))) refuse(await findRefusal(request))
    const inFlight = join(work, request)
    leaveWith(goneSignal(reply), inFlight)
    return inFlight.result
  }

  return {
    async read(work: Work, request: FastifyRequest, reply: FastifyReply): Promise<CachedPage> {
      const fresh = responses.find(work.key)
      const cached = fresh ?? responses.find(work.key, work.staleS)
      if (!cached) return renderFor(work, request, reply)
      // Already logged; the stale page is served until it is too old.
      if (!fresh) join(work, request).result.catch(() => undefined)
      return { status: 200, isShared: true, payload: cached }
    },

    /** The state with this tag; where another process has rendered the page, that of a new rendering. */
    readState: async (tag: string, work: Work, request: FastifyRequest, reply: FastifyReply) =>
      responses.find(stateKey(tag)) ?? (await renderFor(work, request, reply)).state,
  }
}

export type PageCache = ReturnType<typeof pageCache>

/** Sends a cached response in the best encoding, or 304. */
export function sendPayload(reply: FastifyReply, payload: CachedPayload): FastifyReply {
  const { headers } = reply.request
  const tag = toTag(payload)
  reply.headers({ vary: 'Origin, Accept-Encoding', etag: tag })
  const has = headers['if-none-match']?.split(',').some((each) => each.trim() === tag)
  if (has && reply.statusCode === 200) return reply.status(304).send()
  return sendEncoded(reply, payload)
}
