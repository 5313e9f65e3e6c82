import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ClearLink } from '#web/features/search/ClearLink.tsx'
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
        <Chip key={key} to={place.to(without)} label={label} />
      ))}
      <li className="empty:hidden">
        <ClearLink place={place} className="text-15" />
      </li>
    </ul>
  )
}

type ChipProps = { to: string; label: string; title?: string }

/** A filter, with the link that drops it. */
export const Chip = ({ to, label, title }: ChipProps) => (
  <li>
    <Link
      to={to}
      preventScrollReset
      title={title}
      aria-label={messages.drop(label)}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-pine-50 px-4 py-2 text-15 leading-tight wrap-anywhere font-semibold text-pine-700 transition-colors hover:bg-pine-100"
    >
      {label}
      <X aria-hidden="true" className="size-4 shrink-0" />
    </Link>
  </li>
)
