import { useEffect, useId, useRef } from 'react'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import type { FeedKind } from '#web/lib/graph/graph.generated.ts'
import { FeedActions } from '#web/pages/account/FeedActions.tsx'
import { FeedAddress } from '#web/pages/account/FeedAddress.tsx'
import { messages } from '#web/pages/account/feeds.messages.ts'
import { useFeed } from '#web/pages/account/useFeed.ts'
import { Button } from '#web/ui/Button.tsx'
import { messages as uiMessages } from '#web/ui/messages.ts'

type Props = {
  kind: FeedKind
  /** Whether a button has just opened it: it takes the focus over. */
  isOpened?: boolean
}

/** Creates, renews and deletes the calendar of favourites or reservations. */
export function FeedPanel({ kind, isOpened = false }: Props) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const { feed, url, isBusy, isFailed, isKnown, retry, create, remove } = useFeed(kind)
  useEffect(() => {
    if (isOpened) title.current?.focus()
  }, [isOpened])
  const Title = isOpened ? 'h2' : 'h3'
  return (
    <section aria-labelledby={id} className="max-w-2xl rounded-lg border border-line p-5">
      <Title ref={title} id={id} tabIndex={-1} className="text-h3">
        {messages.titles[kind]}
      </Title>
      <p className="mt-1 text-ink-2">{messages.explanations[kind]}</p>
      {isFailed && (
        <div role="status" className="mt-4 flex flex-wrap items-center gap-4">
          <p>{messages.failed}</p>
          <Button onClick={() => void retry()}>{uiMessages.retry}</Button>
        </div>
      )}
      {!isKnown && !isFailed && <div className="skeleton mt-4 h-12 max-w-60" aria-busy="true" />}
      {isKnown && !feed && (
        <Button variant="ink" isBusy={isBusy} className="mt-4" onClick={() => void create()}>
          {messages.create}
        </Button>
      )}
      {feed && (
        <>
          {url && <FeedAddress key={`address ${url}`} url={url} />}
          <p className="mt-4 text-meta text-ink-2">
            {messages.created(dayAndHour(feed.createdAt))}{' '}
            {feed.lastReadAt ? messages.lastRead(dayAndHour(feed.lastReadAt)) : messages.neverRead}{' '}
            {messages.stays}
          </p>
          <FeedActions
            key={url ?? feed.id}
            isBusy={isBusy}
            onRenew={create}
            onRemove={() => remove(feed.id).then((isRemoved) => isRemoved && title.current?.focus())}
          />
        </>
      )}
    </section>
  )
}
