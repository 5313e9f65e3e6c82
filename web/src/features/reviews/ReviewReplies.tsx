import { useId } from 'react'
import { messages as reviewMessages } from '#web/features/reviews/messages.ts'
import { ReplyForm } from '#web/features/reviews/ReplyForm.tsx'
import { ReviewPages } from '#web/features/reviews/ReviewPages.tsx'
import { useReviewRepliesQuery } from '#web/features/reviews/ReviewReplies.generated.ts'
import { messages } from '#web/features/reviews/replies.messages.ts'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

/** The reviews of an expedition, for the guide who replies to them. */
export function ReviewReplies({ slug }: { slug: string }) {
  const query = useReviewRepliesQuery({ variables: { slug }, fetchPolicy: 'cache-and-network' })
  const page = query.dataState === 'complete' ? query.data.expedition?.reviews : undefined
  const title = useId()
  return (
    <section aria-labelledby={title} className="mt-12">
      <h2 id={title} className="text-h2">
        {messages.title}
      </h2>
      <p className="mt-2 mb-6 text-ink-2">{messages.reported}</p>
      {page && (
        <ReviewPages
          page={page}
          isBusy={query.loading}
          onMore={(after) => void query.fetchMore({ variables: { after } })}
          replyTo={(review) => <ReplyForm review={review} />}
        />
      )}
      {!page && query.error && (
        <LoadFailure onRetry={() => query.refetch()}>{reviewMessages.unavailable}</LoadFailure>
      )}
      {!page && !query.error && <div aria-busy="true" className="skeleton h-48" />}
    </section>
  )
}
