import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { messages } from '#web/features/search/messages.ts'
import { emptySearch } from '#web/features/search/searchState.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'

/** Drops the visitor's filters: on a theme, its own come back. Absent without any. */
export function ClearLink({ place, className }: { place: SearchPlace; className: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { state, preset, to } = place
  const { sort, view } = state
  const cleared = to({ ...preset, sort, view })
  if (to({ ...state, page: 1 }) === cleared) return null
  // A click with a key opens another tab, and changes nothing here.
  const offer = async ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    if (ctrlKey || metaKey || shiftKey || altKey) return
    const { offerSearch } = await import('#web/features/search/ClearedSearch.tsx')
    offerSearch({ from: pathname + search, cleared, navigate })
  }
  return (
    <Link
      to={cleared}
      preventScrollReset
      onClick={(event) => void offer(event)}
      className={`link inline-flex min-h-11 items-center px-2 ${className}`}
    >
      {preset === emptySearch ? messages.clear : messages.backToTheme}
    </Link>
  )
}
