import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ClearLink } from '#web/features/search/ClearLink.tsx'
import { chipClass } from '#web/features/search/chips.look.ts'
import type { Choice } from '#web/features/search/choices.ts'
import { messages } from '#web/features/search/messages.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { useListFocus } from '#web/ui/useListFocus.ts'

/** Active filters; each links to the search without it. */
export function Chips({ choices, place }: { choices: Choice[]; place: SearchPlace }) {
  const listFocus = useListFocus<HTMLUListElement>(choices.length)
  if (choices.length === 0) return null
  return (
    <ul {...listFocus} aria-label={messages.chosen} className="mb-5 flex flex-wrap gap-2">
      {choices.map(({ key, label, without }) => (
        <li key={key}>
          <Link
            to={place.to(without)}
            preventScrollReset
            aria-label={messages.drop(label)}
            className={chipClass}
          >
            {label}
            <X aria-hidden="true" className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li className="empty:hidden">
        <ClearLink place={place} className="text-[15px]" />
      </li>
    </ul>
  )
}
