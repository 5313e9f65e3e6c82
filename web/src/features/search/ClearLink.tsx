import { Link } from 'react-router-dom'
import { messages } from '#web/features/search/messages.ts'
import { emptySearch } from '#web/features/search/searchState.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'

/** Drops what the visitor has changed: on a theme, its own filters come back. Absent where there is nothing to drop. */
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
