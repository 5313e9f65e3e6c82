import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#gateway/graph/context.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { refuse } from '#gateway/server/guard/refusal.ts'
import {
  type CachedPayload,
  encodedFor,
  type PayloadCache,
  tagOf,
  uncachedPayload,
} from '#gateway/server/operations/payloadCache.ts'
import { requestScope, whenGone } from '#gateway/server/requestScope.ts'
import { type Cancellation, cancelGone, notCancelled } from '#gateway/upstream/cancellation.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'

/** A rendered document; `isShared` when it is complete and public. */
type Made = { status: number; body: string; isShared: boolean }

type Shown = { status: number; isShared: boolean; answer: CachedPayload }

export type Work = {
  key: string
  freshS: number
  /** Time for which a stale page is served while it is rendered again. */
  staleS: number
  make: (context: Context, signal: AbortSignal) => Promise<Made>
}

/** A rendering in flight, shared by all who wait for it. */
type InFlight = { result: Promise<Shown>; controller: AbortController; followers: number }

type Deps = {
  answers: PayloadCache
  visitorContextOf: (scope: RestScope) => Context
  /** Refuses a rendering to a client above its rate limit. */
  refusalOf: (request: FastifyRequest) => Promise<Refusal | undefined>
}

/**
 * Page cache: whole public documents, stored beside GraphQL responses and invalidated with them. Renderings
 * are single-flight.
 */
export function pageCache({ answers, visitorContextOf, refusalOf }: Deps) {
  const inFlights = new Map<string, InFlight>()

  function begin(work: Work, request: FastifyRequest, inFlightKey: string): InFlight {
    const begun = answers.begin()
    const controller = new AbortController()
    const { signal } = controller
    const scope = requestScope(request, endingWith(signal))
    const { calls } = scope
    async function run(): Promise<Shown> {
      try {
        const { status, body, isShared } = await work.make(visitorContextOf(scope), signal)
        const paths = new Set(calls.map(({ path }) => path))
        const bytes = Buffer.from(body)
        const answer =
          status === 200 && isShared
            ? answers.keep(work.key, begun, bytes, work.freshS, paths)
            : uncachedPayload(bytes, work.freshS, paths)
        return { status, isShared, answer }
      } catch (error) {
        if (!signal.aborted) request.log.error({ err: error }, 'a page could not be made')
        throw error
      } finally {
        if (inFlights.get(inFlightKey) === inFlight) inFlights.delete(inFlightKey)
      }
    }
    const inFlight: InFlight = { result: Promise.resolve().then(run), controller, followers: 0 }
    inFlights.set(inFlightKey, inFlight)
    return inFlight
  }

  /** Requests after an invalidation do not join a rendering begun before it. */
  const inFlightKeyOf = ({ key }: Work) => `${answers.begin()}\n${key}`

  function inFlightOf(work: Work, request: FastifyRequest): InFlight {
    const inFlightKey = inFlightKeyOf(work)
    const known = inFlights.get(inFlightKey)
    const inFlight = known && !known.controller.signal.aborted ? known : begin(work, request, inFlightKey)
    inFlight.followers += 1
    return inFlight
  }

  return async (work: Work, request: FastifyRequest, reply: FastifyReply): Promise<Shown> => {
    const fresh = answers.find(work.key)
    const kept = fresh ?? answers.find(work.key, work.staleS)
    if (kept) {
      // Already logged; the stale page is served until it is too old.
      if (!fresh) inFlightOf(work, request).result.catch(() => undefined)
      return { status: 200, isShared: true, answer: kept }
    }
    if (!inFlights.has(inFlightKeyOf(work))) refuse(await refusalOf(request))
    const inFlight = inFlightOf(work, request)
    whenGone(reply, leave, inFlight)
    return inFlight.result
  }
}

function endingWith(signal: AbortSignal): Cancellation {
  const ending = notCancelled()
  signal.addEventListener('abort', () => cancelGone(ending), { once: true })
  return ending
}

function leave(inFlight: InFlight): void {
  inFlight.followers -= 1
  if (inFlight.followers === 0) inFlight.controller.abort()
}

export type PageCache = ReturnType<typeof pageCache>

/** Sends a cached response in the best encoding, or 304. */
export function sendAnswer(reply: FastifyReply, answer: CachedPayload): FastifyReply {
  const { headers } = reply.request
  const tag = tagOf(answer)
  reply.headers({ vary: 'Origin, Accept-Encoding', etag: tag })
  const has = headers['if-none-match']?.split(',').some((each) => each.trim() === tag)
  if (has && reply.statusCode === 200) return reply.status(304).send()
  const { bytes, encoding } = encodedFor(answer, headers['accept-encoding'])
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
