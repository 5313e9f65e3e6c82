import { messages } from '#web/features/reviews/messages.ts'
import type { ReviewScoreFragment } from '#web/features/reviews/ReviewScore.generated.ts'
import { decimal } from '#web/lib/format/format.ts'

/** The average of all reviews, and the number of each rating. */
export function ReviewScore({ stats }: { stats: ReviewScoreFragment }) {
  if (stats.average === null) return <p>{messages.none}</p>
  return (
    <div>
      <p className="font-display text-[5.5rem] leading-[.9] font-bold tracking-tight tabular-nums">
        {decimal(stats.average)}
      </p>
      <p className="mt-3.5 max-w-[15.4em] text-lg text-current/85">{messages.outOfFive(stats.count)}</p>
      <ul className="mt-6 grid max-w-80 gap-1.5">
        {stats.distribution.map(({ rating, count }) => (
          <li key={rating} className="flex items-center gap-3 text-meta tabular-nums">
            <span className="sr-only">{messages.ratingLine(rating, count)}</span>
            <span aria-hidden="true">{rating}</span>
            <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-current/20">
              <span
                className="block h-full rounded-full bg-sun-500"
                style={{ width: `${(100 * count) / Math.max(1, stats.count)}%` }}
              />
            </span>
            <span aria-hidden="true" className="w-10 text-right">
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
