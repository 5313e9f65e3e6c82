import { decimal } from '#web/lib/format/format.ts'
import { messages } from '#web/ui/messages.ts'

export const Star = ({ className = '' }: { className?: string }) => (
  <span aria-hidden="true" className={`star ${className}`} />
)

/** One star, one decimal, the count in brackets. An expedition without reviews has no rating to show. */
export const Rating = ({ rating, count }: { rating: number; count: number }) => (
  <span role="img" aria-label={messages.rating(rating, count)} className="rating">
    <b>{decimal(rating)}</b>
    {`(${count})`}
  </span>
)
