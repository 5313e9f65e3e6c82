import type { ApolloCache } from '@apollo/client'
import { useState } from 'react'
import { messages as profileMessages } from '#web/features/profile/messages.ts'
import type { FeedKind } from '#web/lib/graph/graph.generated.ts'
import {
  CalendarFeedsDocument,
  type FeedFragment,
  useCalendarFeedsQuery,
  useCreateCalendarFeedMutation,
  useDeleteCalendarFeedMutation,
} from '#web/pages/account/CalendarFeeds.generated.ts'
import { messages } from '#web/pages/account/feeds.messages.ts'
import { useAction } from '#web/ui/useAction.ts'

/** The calendar of a kind. Its address is in this state alone, and gone with the page. */
export function useFeed(kind: FeedKind) {
  const query = useCalendarFeedsQuery({ fetchPolicy: 'cache-and-network' })
  const [create] = useCreateCalendarFeedMutation()
  const [remove] = useDeleteCalendarFeedMutation()
  const { run, isBusy } = useAction(profileMessages.failed)
  const [url, setUrl] = useState<string | null>(null)
  const feeds = query.dataState === 'complete' ? query.data.me?.calendarFeeds : undefined
  const feed = feeds?.find((each) => each.kind === kind)

  async function createOne() {
    const { data } = await create({
      variables: { kind },
      update: (cache, { data: created }) => addFeed(cache, created?.createCalendarFeed.feed),
    })
    setUrl(data?.createCalendarFeed.url ?? null)
    return data?.createCalendarFeed.errors
  }

  async function removeOne(id: string) {
    const { data } = await remove({
      variables: { id },
      update: (cache, { data: removed }) => {
        if (removed?.deleteCalendarFeed.errors.length !== 0) return
        cache.evict({ id: cache.identify({ __typename: 'CalendarFeed', id }) ?? '' })
      },
    })
    return data?.deleteCalendarFeed.errors
  }

  return {
    feed,
    url,
    isBusy,
    isFailed: !feeds && !query.loading,
    isKnown: Boolean(feeds),
    retry: query.refetch,
    create: () => run(createOne, messages.ready),
    remove: async (id: string) => {
      const isRemoved = await run(() => removeOne(id), messages.removed)
      if (isRemoved) setUrl(null)
      return isRemoved
    },
  }
}

/** Adds a calendar to the list of the account; a new address changes the one that it holds. */
function addFeed(cache: ApolloCache, feed: FeedFragment | null | undefined): void {
  if (!feed) return
  cache.updateQuery({ query: CalendarFeedsDocument }, (known) => {
    if (!known?.me) return undefined
    const others = known.me.calendarFeeds?.filter(({ kind }) => kind !== feed.kind) ?? []
    return { me: { ...known.me, calendarFeeds: [...others, feed] } }
  })
}
