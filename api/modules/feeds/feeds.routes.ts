import { ErrorBody, security } from '#api/contract.ts'
import type { calendarFeeds } from '#api/db/feedTables.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { Done } from '#api/modules/auth/auth.contract.ts'
import { findEvents } from '#api/modules/feeds/feedEvents.repository.ts'
import {
  CreatedFeed,
  FeedEvents,
  FeedList,
  FeedParams,
  FeedRequest,
  FeedTokenParams,
} from '#api/modules/feeds/feeds.contract.ts'
import {
  createFeed,
  deleteFeed,
  feedByToken,
  findFeeds,
  markRead,
} from '#api/modules/feeds/feeds.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const tags = ['feeds']
const config = { extension: true }

const list = {
  tags,
  security,
  summary: 'Lists the calendar feeds of the account',
  response: { 200: FeedList, 401: ErrorBody },
}

const create = {
  tags,
  security,
  summary: 'Creates a calendar feed, or gives it a new address; the former one ends. The token is shown once',
  body: FeedRequest,
  response: { 201: CreatedFeed, 400: ErrorBody, 401: ErrorBody },
}

const remove = {
  tags,
  security,
  summary: 'Deletes a calendar feed of the account; idempotent',
  params: FeedParams,
  response: { 200: Done, 400: ErrorBody, 401: ErrorBody },
}

const read = {
  tags,
  summary: 'Returns the departures of a calendar feed by the token of its address, 60 times an hour',
  params: FeedTokenParams,
  response: { 200: FeedEvents, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}

export function feedRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const auth = authentication(deps)
  const rates = rateLimits(deps)

  app.get('/feeds', { schema: list, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    return { feeds: (await findFeeds(db, user.id)).map(toFeed) }
  })

  app.post('/feeds', { schema: create, config }, async (request, reply) => {
    const { user } = await auth.signedIn(request)
    const { feed, token } = await createFeed(db, { userId: user.id, kind: request.body.kind }, clock())
    return reply.status(201).send({ feed: toFeed(feed), token })
  })

  app.delete('/feeds/:id', { schema: remove, config }, async (request) => {
    const { user } = await auth.signedIn(request)
    await deleteFeed(db, user.id, request.params.id)
    return { ok: true as const }
  })

  app.get('/feeds/:id', { schema: read, config }, async (request) => {
    const feed = await feedByToken(db, request.params.id)
    if (!feed) throw new Refusal('FEED_NOT_FOUND')
    await rates.enforce(limits.feedReads, feed.id)
    const now = clock()
    await markRead(db, feed, now)
    return { kind: feed.kind, events: await findEvents(db, feed, now) }
  })
}

const toFeed = ({ id, kind, createdAt, lastReadAt }: typeof calendarFeeds.$inferSelect) => ({
  id,
  kind,
  created_at: createdAt.toISOString(),
  last_read_at: lastReadAt?.toISOString() ?? null,
})
