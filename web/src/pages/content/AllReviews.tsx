import { Link } from 'react-router-dom'
import { RatingFilter } from '#web/features/reviews/RatingFilter.tsx'
import { ReviewList } from '#web/features/reviews/ReviewList.tsx'
import { paths } from '#web/lib/site/paths.ts'
import type { DatedReviewsFragment, ReviewsPageQuery } from '#web/pages/content/ReviewsPage.generated.ts'
import { reviewRules } from '#web/pages/content/reviews.content.ts'
import { listReviewed, type ReviewQuery, toAddress, toPlace } from '#web/pages/content/reviews.rules.ts'
import { SelectForm } from '#web/pages/content/SelectForm.tsx'
import { messages } from '#web/pages/messages.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'

type Props = { data: ReviewsPageQuery | undefined; input: ReviewQuery; onRetry: () => Promise<unknown> }

/** Ratings, and a page of the reviews: of all expeditions or of one, with all ratings or with one. */
export function AllReviews({ data, input, onRetry }: Props) {
  const { reviews: page, reviewStats: stats } = (input.expedition ? data?.expedition : data) ?? {}
  return (
    <div className="grid gap-12 lg:grid-cols-[340px_1fr]">
      <div>
        {stats ? (
          <RatingFilter
            stats={stats}
            rating={input.rating}
            toAddress={(rating) => toAddress({ ...input, page: 1, rating })}
          />
        ) : (
          page && <LoadFailure onRetry={onRetry}>{messages.unavailable}</LoadFailure>
        )}
        {data?.expeditions && <ExpeditionChoice expeditions={data.expeditions.nodes} input={input} />}
      </div>
      <section aria-labelledby="derniers-avis">
        <h2 id="derniers-avis" className="mb-6 scroll-mt-32 text-h2">
          {reviewRules.latest}
        </h2>
        <div aria-live="polite">
          {!page && <LoadFailure onRetry={onRetry}>{messages.unavailable}</LoadFailure>}
          {page?.nodes.length === 0 && (
            <EmptyState action={<ButtonLink to={paths.reviews}>{reviewRules.all}</ButtonLink>}>
              {reviewRules.none}
            </EmptyState>
          )}
          {page && page.nodes.length > 0 && <ReviewList reviews={page.nodes} isBusy={false} />}
        </div>
        {page && <Pages input={input} page={page} />}
      </section>
    </div>
  )
}

type ChoiceProps = { expeditions: NonNullable<ReviewsPageQuery['expeditions']>['nodes']; input: ReviewQuery }

function ExpeditionChoice({ expeditions, input: { expedition = '', rating } }: ChoiceProps) {
  return (
    <div className="mt-5 max-w-sm">
      <SelectForm
        label={reviewRules.filter}
        action={paths.reviews}
        submit={reviewRules.apply}
        others={rating ? [['rating', `${rating}`]] : []}
        className="grid gap-3"
        fields={[
          {
            name: 'aventure',
            label: reviewRules.expedition,
            all: reviewRules.allExpeditions,
            value: expedition,
            choices: listReviewed(expeditions),
          },
        ]}
      />
      {(expedition || rating) && (
        <Link to={paths.reviews} className="link mt-2 inline-flex min-h-11 items-center">
          {reviewRules.all}
        </Link>
      )}
    </div>
  )
}

type PagesProps = { input: ReviewQuery; page: DatedReviewsFragment }

function Pages({ input, page: { nodes, totalCount } }: PagesProps) {
  const { from, to, previous, next } = toPlace(input, nodes.length, totalCount)
  if (!previous && !next) return null
  return (
    <nav aria-label={reviewRules.pages} className="mt-10 flex flex-wrap items-center gap-3">
      {previous && (
        <ButtonLink to={toAddress({ ...input, page: previous })}>{reviewRules.previous}</ButtonLink>
      )}
      {next && <ButtonLink to={toAddress({ ...input, page: next })}>{reviewRules.next}</ButtonLink>}
      {nodes.length > 0 && (
        <span className="text-meta text-ink-2">{reviewRules.place(from, to, totalCount)}</span>
      )}
    </nav>
  )
}
