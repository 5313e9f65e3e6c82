import { Link } from 'react-router-dom'
import { searchPageSize } from '#schema/constants.ts'
import { messages } from '#web/features/search/messages.ts'
import { listPages } from '#web/features/search/pages.rules.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { buttonClass } from '#web/ui/Button.tsx'

type Props = { place: SearchPlace; total: number; firstPage: number }

/** A button that appends a page, and links to each page. */
export function Pager({ place: { state, to }, total, firstPage }: Props) {
  const last = Math.ceil(total / searchPageSize)
  const rest = total - state.page * searchPageSize
  if (last <= 1) return null
  return (
    <nav aria-label={messages.pages} className="mt-12 grid justify-items-center gap-5">
      {firstPage === 1 && (
        <p className="text-meta text-ink-2">
          {messages.seen(Math.min(state.page * searchPageSize, total), total)}
        </p>
      )}
      {rest > 0 && (
        <Link
          to={to({ ...state, page: state.page + 1 })}
          state={{ firstPage }}
          preventScrollReset
          className={buttonClass({ variant: 'ink' })}
        >
          {messages.more(Math.min(rest, searchPageSize))}
        </Link>
      )}
      <ul className="flex flex-wrap justify-center gap-1">
        {listPages(state.page, last).map((page) => (
          <li key={page}>
            <Link
              to={to({ ...state, page })}
              aria-label={messages.page(page)}
              aria-current={page === state.page ? 'page' : undefined}
              className="grid size-11 place-items-center rounded-full font-semibold tabular-nums hover:bg-sand aria-[current]:bg-ink aria-[current]:text-white"
            >
              {page}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
