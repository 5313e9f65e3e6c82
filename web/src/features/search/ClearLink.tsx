import { Link } from 'react-router-dom'
import { messages } from '#web/features/search/messages.ts'
import { emptySearch } from '#web/features/search/searchState.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'

/** Drops the visitor's filters: on a theme, its own come back. Absent without any. */
export function ClearLink({ place, className }: { place: SearchPlace; className: string }) {
  const { state, preset, to } = place
  const { sort, view } = state
  const cleared = to({ ...preset, sort, view })
  if (to({ ...state, page: 1 }) === cleared) return null
  return (
    <Link
      to={cleared}
      preventScrollReset
      className={`link inline-flex min-h-11 items-center px-2 ${className}`}
    >
      {preset === emptySearch ? messages.clear : messages.backToTheme}
    </Link>
  )
}
