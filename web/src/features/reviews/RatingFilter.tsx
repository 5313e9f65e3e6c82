import { messages } from '#web/features/reviews/messages.ts'
import type { ReviewScoreFragment } from '#web/features/reviews/ReviewScore.generated.ts'
import { decimal } from '#web/lib/format/format.ts'
import { Star } from '#web/ui/Rating.tsx'

type Props = {
  stats: ReviewScoreFragment
  /** The selected rating; undefined shows all. */
  rating: number | undefined
  onRating: (rating: number | undefined) => void
}

/** The average, and the number of each rating: a press filters, another one shows all. */
export function RatingFilter({ stats, rating: chosen, onRating }: Props) {
  return (
    <>
      {stats.average !== null && (
        <p className="flex items-center gap-3 tabular-nums">
          <span className="font-display text-[3.5rem] leading-none font-bold tracking-tight">
            {decimal(stats.average)}
          </span>
          <Star className="-mr-1.5 size-6" />
          <span className="text-meta text-ink-2">{messages.outOfFiveShort(stats.count)}</span>
        </p>
      )}
      <ul aria-label={messages.filter} className="mt-4 -ml-3 max-w-sm">
        {stats.distribution.map(({ rating, count }) => (
          <li key={rating}>
            <button
              type="button"
              aria-pressed={rating === chosen}
              disabled={count === 0}
              onClick={() => onRating(rating === chosen ? undefined : rating)}
              className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-meta tabular-nums not-disabled:hover:bg-ink/6 disabled:cursor-default aria-pressed:bg-pine-50 aria-pressed:font-semibold aria-pressed:shadow-[inset_0_0_0_2px_var(--color-pine-600)]"
            >
              <span className="flex w-7 items-center gap-1">
                {rating} <span className="sr-only">{messages.starsAnd(rating)}</span>
                <Star className="size-3.5" />
              </span>
              <span className="h-2 grow overflow-hidden rounded-full bg-ink/10">
                <span
                  className="block h-full rounded-full bg-sun-500"
                  style={{ width: `${(100 * count) / Math.max(1, stats.count)}%` }}
                />
              </span>
              <span className="w-7 text-right text-ink-2">
                {count} <span className="sr-only">{messages.review}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
