import { Link } from 'react-router-dom'
import { messages } from '#web/features/reviews/messages.ts'
import type { ReviewScoreFragment } from '#web/features/reviews/ReviewScore.generated.ts'
import { decimal } from '#web/lib/format/format.ts'
import { Star } from '#web/ui/Rating.tsx'

type Props = {
  stats: ReviewScoreFragment
  /** The selected rating; undefined shows all. */
  rating: number | undefined
  onRating?: (rating: number | undefined) => void
  /** Makes each rating a link, which works without scripts. */
  toAddress?: (rating: number | undefined) => string
}

/** The average, and the number of each rating: a press filters, another one shows all. */
export function RatingFilter({ stats, rating: chosen, onRating, toAddress }: Props) {
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
            {toAddress && count > 0 ? (
              <Link
                to={toAddress(rating === chosen ? undefined : rating)}
                aria-current={rating === chosen ? 'true' : undefined}
                preventScrollReset
                className={`${bar} hover:bg-ink/6`}
              >
                <Bar rating={rating} count={count} all={stats.count} />
              </Link>
            ) : (
              <button
                type="button"
                aria-pressed={rating === chosen}
                disabled={count === 0}
                onClick={() => onRating?.(rating === chosen ? undefined : rating)}
                className={`${bar} not-disabled:hover:bg-ink/6 disabled:cursor-default`}
              >
                <Bar rating={rating} count={count} all={stats.count} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const bar =
  'flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-meta tabular-nums aria-pressed:bg-pine-50 aria-pressed:font-semibold aria-pressed:shadow-[inset_0_0_0_2px_var(--color-pine-600)] aria-[current=true]:bg-pine-50 aria-[current=true]:font-semibold aria-[current=true]:shadow-[inset_0_0_0_2px_var(--color-pine-600)]'

const Bar = ({ rating, count, all }: { rating: number; count: number; all: number }) => (
  <>
    <span className="flex w-7 items-center gap-1">
      {`${rating} `}
      <span className="sr-only">{messages.starsAnd(rating)}</span>
      <Star className="size-3.5" />
    </span>
    <span className="h-2 grow overflow-hidden rounded-full bg-ink/10">
      <span
        className="block h-full rounded-full bg-sun-500"
        style={{ width: `${(100 * count) / Math.max(1, all)}%` }}
      />
    </span>
    <span className="w-7 text-right text-ink-2">
      {`${count} `}
      <span className="sr-only">{messages.review}</span>
    </span>
  </>
)
