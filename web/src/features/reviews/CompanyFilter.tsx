import type { ExpeditionReviewsFragment } from '#web/features/reviews/ExpeditionReviews.generated.ts'
import { messages } from '#web/features/reviews/messages.ts'
import type { Company } from '#web/lib/graph/graph.generated.ts'

type Props = {
  companies: NonNullable<ExpeditionReviewsFragment['reviewStats']>['companies']
  company: Company | undefined
  onCompany: (company: Company | undefined) => void
}

/** Filters reviews by travel companions: a press filters, another one shows all. */
export function CompanyFilter({ companies, company: chosen, onCompany }: Props) {
  return (
    <ul aria-label={messages.byCompany} className="mt-4 flex flex-wrap gap-2">
      {companies
        .filter(({ count }) => count > 0)
        .map(({ company, count }) => (
          <li key={company}>
            <button
              type="button"
              aria-pressed={company === chosen}
              onClick={() => onCompany(company === chosen ? undefined : company)}
              className="min-h-11 rounded-full bg-surface px-4 text-meta ring-[1.5px] ring-line-strong ring-inset hover:bg-ink/6 aria-pressed:bg-pine-50 aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-pine-600"
            >
              {messages.companies[company]} <span className="text-ink-2">{count}</span>{' '}
              <span className="sr-only">{messages.review}</span>
            </button>
          </li>
        ))}
    </ul>
  )
}
