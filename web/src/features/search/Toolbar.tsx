import { SlidersHorizontal } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { ClearLink } from '#web/features/search/ClearLink.tsx'
import type { Choice, Filters } from '#web/features/search/choices.ts'
import { messages } from '#web/features/search/messages.ts'
import type { Facets } from '#web/features/search/panel.tsx'
import { SearchPanel, type SectionName } from '#web/features/search/SearchPanel.tsx'
import { Sort } from '#web/features/search/Sort.tsx'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { Button } from '#web/ui/Button.tsx'
import { Sheet } from '#web/ui/Sheet.tsx'

type Props = {
  place: SearchPlace
  filters: Filters
  facets: Facets
  total: number
  choices: Choice[]
  /** Replaces the count while the search fails. */
  failure?: ReactNode
}

/** Id of the panel: without scripts, a small screen links to it. */
export const panelId = 'filtres'

const quick: SectionName[] = ['when', 'activities', 'countries', 'levels', 'price']

const pill =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-surface px-4 text-15 font-semibold shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] hover:bg-sand'

/**
 * On small screens it sticks below the header and opens the panel as a sheet, at the requested filter. Beside the
 * map it opens the panel on all screens, and offers no order.
 */
export function Toolbar(props: Props) {
  const [opened, setOpened] = useState<{ requested?: SectionName }>()
  const open = (event: MouseEvent, requested?: SectionName) => {
    event.preventDefault()
    setOpened(requested ? { requested } : {})
  }
  const isMap = props.place.state.view === 'map'
  return (
    <div className="no-scrollbar fade-end sticky top-(--header-height) z-30 -mx-(--gutter) flex items-center gap-2 overflow-x-auto bg-paper px-(--gutter) py-2 lg:static lg:m-0 lg:p-0 lg:after:hidden">
      <a href={`#${panelId}`} className={isMap ? pill : `${pill} lg:hidden`} onClick={(event) => open(event)}>
        <SlidersHorizontal aria-hidden="true" className="size-[18px]" />
        {messages.filtersChosen(props.choices.length)}
      </a>
      {!isMap && <Sort place={props.place} />}
      {quick.map((name) => (
        <button
          key={name}
          type="button"
          className={`${pill} lg:hidden noscript:hidden`}
          onClick={(event) => open(event, name)}
        >
          {messages.sections[name]}
        </button>
      ))}
      {opened && <FilterSheet {...props} {...opened} onClose={() => setOpened(undefined)} />}
    </div>
  )
}

function FilterSheet({
  requested,
  onClose,
  choices,
  failure,
  ...props
}: Props & { requested?: SectionName; onClose: () => void }) {
  const { place, total } = props
  return (
    <Sheet
      title={messages.filtersChosen(choices.length)}
      isAtOpenPart={requested !== undefined}
      onClose={onClose}
      footer={(close) => (
        <>
          <ClearLink place={place} className="shrink-0 whitespace-nowrap" />
          {failure ?? (
            <>
              <p role="status" className="sr-only">
                {messages.count(total)}
              </p>
              <Button variant="primary" className="grow" onClick={close}>
                {messages.see(total)}
              </Button>
            </>
          )}
        </>
      )}
    >
      <SearchPanel {...props} requested={requested} />
    </Sheet>
  )
}
