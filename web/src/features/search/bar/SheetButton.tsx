import { Search } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { type Activity, choiceIn, panelFields } from '#web/features/search/bar/fields.rules.ts'
import { messages } from '#web/features/search/bar/messages.ts'
import type { Place } from '#web/features/search/bar/SuggestField.tsx'
import type { BarSearch } from '#web/features/search/bar/useHomeSearch.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = { search: BarSearch; activities: Activity[]; places: Place[] }

/** The search of a small screen: one button with the choices, which opens all fields in a sheet. */
export function SheetButton({ search, activities, places }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const SearchSheet = useOnDemand(
    isOpen,
    () => import('#web/features/search/bar/SearchSheet.tsx').then((module) => module.SearchSheet),
    close,
  )
  const choices = [
    search.where.value.trim(),
    ...panelFields.map((field) => choiceIn(field, search.state, activities)),
  ].filter(Boolean)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="flex w-full items-center gap-3 rounded-full bg-surface py-2.5 pr-2.5 pl-6 text-left shadow-3 lg:hidden noscript:hidden"
      >
        <span className="min-w-0 grow">
          <b className="block text-base leading-snug font-semibold">{messages.allFields}</b>{' '}
          <span className="block truncate text-meta text-ink-2">
            {choices.join(' · ') || messages.allFieldsHint}
          </span>
        </span>
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-ember-600 text-white">
          <Search aria-hidden="true" className="size-[22px]" />
        </span>
      </button>
      {isOpen &&
        SearchSheet &&
        createPortal(
          <SearchSheet search={search} activities={activities} places={places} onClose={close} />,
          document.body,
        )}
    </>
  )
}
