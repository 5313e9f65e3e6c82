import { toUserError, userErrorsOfExtension } from '#gateway/graph/errors.ts'
import { type FeedModel, toFeed, toFeedModel } from '#gateway/graph/feeds/feeds.model.ts'
import type { CalendarFeed, CalendarFeedPayload, FeedKind } from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { extension, listOf, record, text } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'
import { refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'
import { sitePaths } from '#schema/sitePaths.ts'

export type FeedSourceDeps = { rest: Rest; publicUrl: string }
type Deps = FeedSourceDeps & { account: AccountCalls }

/** Calendars of the account, and by their address. */
export function feedsSource({ rest, account, publicUrl }: Deps, scope: RestScope) {
  return {
    async list(): Promise<CalendarFeed[]> {
      const feeds = listOf(extension(await account.read('/feeds')), 'feeds')
      return feeds.map(toFeed).filter((feed) => feed !== null)
    },

    async create(kind: FeedKind): Promise<CalendarFeedPayload> {
      const response = await account.send({
        method: 'POST',
        path: '/feeds',
        body: { kind: kind.toLowerCase() },
      })
      const errors = userErrorsOfExtension(response)
      if (errors.length > 0) return { ...none, errors }
      const { feed, token } = record(response.body)
      return { feed: toFeed(feed), url: publicUrl + sitePaths.calendarFeed(text(token)), errors }
    },

    async remove(id: string): Promise<CalendarFeedPayload> {
      if (!isKey(id)) return { ...none, errors: [toUserError('NOT_FOUND', 'id')] }
      const response = await account.send({ method: 'DELETE', path: restPath`/feeds/${id}` })
      return { ...none, errors: userErrorsOfExtension(response) }
    },

    /** Sent like a change: its path holds a secret, and no cache may store it. Null for an unknown address. */
    async read(token: string): Promise<FeedModel | null> {
      if (!isKey(token)) return null
      const { status, body } = await rest.send({ method: 'GET', path: restPath`/feeds/${token}` }, scope)
      if (status === 404) return null
      if (status >= 400) throw refusedWith(status)
      return toFeedModel(body)
    },
  }
}

const none = { feed: null, url: null }
