import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Choice } from '#web/features/search/choices.ts'
import { messages } from '#web/features/search/messages.ts'
import { type SearchState, writeSearch } from '#web/features/search/searchState.ts'
import { constants } from '#web/lib/constants.ts'
import { paths } from '#web/lib/paths.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

export const searchPath = (state: SearchState): string => {
  const said = writeSearch(state)
  return said ? `${paths.catalogue}?${said}` : paths.catalogue
}

/** What narrows the search; each is a link to the search without it. */
export function Choices({ choices }: { choices: Choice[] }) {
  if (choices.length === 0) return null
  return (
    <ul aria-label={messages.chosen} className="mb-6 flex flex-wrap gap-2">
      {choices.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={searchPath(without)}
            preventScrollReset
            aria-label={messages.drop(label)}
            className="inline-flex min-h-11 items-center gap-2 rounded-full bg-pine-50 px-4 font-semibold text-pine-700 hover:bg-pine-100"
          >
            {label}
            <X aria-hidden="true" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={paths.catalogue} className="link inline-flex min-h-11 items-center px-2">
          {messages.clear}
        </Link>
      </li>
    </ul>
  )
}

/** Real links, that anybody may follow or share. */
export function Pager({ state, total }: { state: SearchState; total: number }) {
  const last = Math.ceil(total / constants.pageSize)
  if (last <= 1) return null
  const shown = [...new Set([1, state.page - 1, state.page, state.page + 1, last])].filter(
    (page) => page >= 1 && page <= last,
  )
  return (
    <nav aria-label={messages.pages} className="mt-12 flex flex-wrap items-center justify-center gap-2">
      {state.page > 1 && (
        <ButtonLink to={searchPath({ ...state, page: state.page - 1 })} size="sm">
          {messages.previous}
        </ButtonLink>
      )}
      {shown.map((page) => (
        <Link
          key={page}
          to={searchPath({ ...state, page })}
          aria-label={messages.page(page)}
          aria-current={page === state.page ? 'page' : undefined}
          className="grid size-11 place-items-center rounded-full font-semibold tabular-nums hover:bg-sand aria-[current]:bg-ink aria-[current]:text-white"
        >
          {page}
        </Link>
      ))}
      {state.page < last && (
        <ButtonLink to={searchPath({ ...state, page: state.page + 1 })} size="sm">
          {messages.next}
        </ButtonLink>
      )}
    </nav>
  )
}
