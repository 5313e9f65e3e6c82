import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ExecutionResult, type FormattedExecutionResult, subscribe } from 'graphql'
import type { Context } from '#gateway/graph/context.ts'
import { connectionsByAddress } from '#gateway/graph/live/connectionsByAddress.ts'
import type { LiveFeed } from '#gateway/graph/live/live.feed.ts'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import type { GatewayEnv } from '#gateway/server/env.ts'
import { eventStream } from '#gateway/server/live/eventStream.ts'
import {
  formatResult,
  type GraphqlRequest,
  type Prepared,
  prepareSubscription,
  refusal,
  type SubscriptionDeps,
} from '#gateway/server/live/prepared.ts'
import { openSockets } from '#gateway/server/live/sockets.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'

/** Sockets and streams together: an office shares one address. */
const mostByAddress = 100

/** `origins`: origins whose pages may open a socket, besides our host; a program sends none. */
type Deps = SubscriptionDeps & {
  live: LiveFeed
  createVisitorContext: (scope: RestScope) => Context
  createStreamContext: (request: FastifyRequest, reply: FastifyReply) => Context
  origins: string[]
  env: Pick<GatewayEnv, 'proxies' | 'rateLimitFactor'>
  /** The refusal of an address above its rate limit. */
  refusalAt: (address: string) => Promise<Refusal | undefined>
}

/** Answers with a stream of events. */
export type Follow = (reply: FastifyReply, requested: GraphqlRequest) => Promise<FastifyReply>

/** Subscriptions over WebSocket and Server-Sent Events, at the GraphQL address. The data of sockets is public. */
export function subscriptions(app: FastifyInstance, deps: Deps): Follow {
  const format = (result: Parameters<typeof formatResult>[0]) => formatResult(result, app.log)
  const { proxies, rateLimitFactor } = deps.env
  const enter = connectionsByAddress(Math.ceil(mostByAddress * rateLimitFactor))
  /** A stream was counted as its request; a socket may bring any number of operations. */
  const prepareCounted = async (requested: GraphqlRequest, address: string) => {
    const refused = await deps.refusalAt(address)
    if (refused) return [refusal(refused.message, refused.code)]
    return prepareSubscription(deps, requested, () => deps.createVisitorContext(socketScope(address)))
  }
  const sockets = openSockets(app, {
    origins: deps.origins,
    proxies,
    enter,
    prepare: prepareCounted,
    format,
  })
  const streams = new Set<Readable>()
  // Without a listening server there are no subscribers.
  app.addHook('onListen', async () => deps.live.open())
  app.addHook('preClose', async () => {
    deps.live.close()
    // Destroys streams with unread data: the client may never read the rest.
    for (const stream of streams) if (stream.readableLength > 0) stream.destroy()
    await sockets.dispose()
  })
  return async (reply, requested) => {
    const leave = enter(reply.request.ip)
    const toContext = () => deps.createStreamContext(reply.request, reply)
    const prepared = leave
      ? prepareSubscription(deps, requested, toContext)
      : [refusal(messages.rateLimited, 'RATE_LIMITED')]
    const stream = eventStream(formatted(await begin(prepared), format))
    streams.add(stream)
    stream.once('close', () => {
      streams.delete(stream)
      leave?.()
    })
    reply.headers({ 'cache-control': 'no-store', connection: 'close', 'x-accel-buffering': 'no' })
    return reply.type('text/event-stream; charset=utf-8').send(stream)
  }
}

/** A socket carries no session, and its subscriptions make no calls. */
const socketScope = (clientAddress: string): RestScope => ({
  requestId: '',
  clientAddress,
  signal: new AbortController().signal,
  calls: [],
})

const begin = async (prepared: Prepared) =>
  'schema' in prepared ? subscribe(prepared) : { errors: prepared }

type Results = Awaited<ReturnType<typeof subscribe>>

/** A single result counts as a list of one. */
function formatted(results: Results, format: (result: ExecutionResult) => FormattedExecutionResult) {
  const source = Symbol.asyncIterator in results ? results : [results][Symbol.iterator]()
  const formatted: AsyncIterableIterator<FormattedExecutionResult> = {
    async next() {
      const { done, value } = await source.next()
      return done ? { done, value } : { done: false, value: format(value) }
    },
    async return() {
      await source.return?.(undefined)
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => formatted,
  }
  return formatted
}
