import { decimal } from '#web/lib/format.ts'
import { messages } from '#web/ui/messages.ts'

export function Star({ className = 'size-[15px]' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={`fill-sun-500 stroke-sun-700 stroke-1 ${className}`}
    >
      <path d="m12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5L12 17.4l-5.9 3.1 1.2-6.5L2.500 9.400l6.600-.900z" />
    </svg>
  )
}

/** One star, one decimal, the count in brackets. A trip without reviews has no rating to show. */
export function Rating({ rating, count }: { rating: number; count: number }) {
  return (
    <span className="inline-flex items-center gap-1 tabular-nums">
      <span className="sr-only">{messages.rating(rating, count)}</span>
      <Star />
      <span aria-hidden="true" className="font-semibold text-ink">
        {decimal(rating)} <span className="font-normal text-ink-2">({count})</span>
      </span>
    </span>
  )
}
