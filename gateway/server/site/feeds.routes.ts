import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#gateway/graph/context.ts'
import { messages } from '#gateway/graph/messages.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'
import { refuse, sendRefusal } from '#gateway/server/guard/refusal.ts'
import { goneSignal, requestScope } from '#gateway/server/requestScope.ts'
import { feedMessages } from '#gateway/server/site/feed.content.ts'
import { writeFeed } from '#gateway/server/site/feed.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'
import { toStatus } from '#gateway/upstream/restFailure.ts'
import { sitePaths } from '#schema/sitePaths.ts'

type Deps = {
  publicUrl: string
  createVisitorContext: (scope: RestScope) => Context
  refusalOfPage: (request: FastifyRequest) => Promise<Refusal | undefined>
}

/** The window in which the service counts the reads of one address. */
const retryAfterS = 3600
const unknown = { status: 404, code: 'NOT_FOUND', message: feedMessages.unknown }
const tooMany = { status: 429, code: 'RATE_LIMITED', message: messages.rateLimited, retryAfterS }

/** Calendars by their address, for programs that subscribe to them: they send no session. */
export function feedRoutes(
  app: FastifyInstance,
  { publicUrl, createVisitorContext, refusalOfPage }: Deps,
): void {
  app.get<{ Params: { token: string } }>(sitePaths.calendarFeed(':token'), async (request, reply) => {
    refuse(await refusalOfPage(request))
    const { feeds } = createVisitorContext(requestScope(request, goneSignal(reply)))
    try {
      const feed = await feeds.read(request.params.token)
      if (!feed) return sendRefusal(request, reply, unknown)
      return reply
        .headers({
          'cache-control': 'private, max-age=900',
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'inline; filename="explora.ics"',
        })
        .send(writeFeed(feed, publicUrl))
    } catch (error) {
      if (toStatus(error) !== 429) throw error
      return sendRefusal(request, reply, tooMany)
    }
  })
}
