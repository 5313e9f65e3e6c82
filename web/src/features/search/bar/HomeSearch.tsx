import { Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type Activity, type PanelField, panelFields } from '#web/features/search/bar/fields.rules.ts'
import { HomeField, NativeFields, PanelButton } from '#web/features/search/bar/HomeFields.tsx'
import { messages } from '#web/features/search/bar/messages.ts'
import { SheetButton } from '#web/features/search/bar/SheetButton.tsx'
import type { Place } from '#web/features/search/bar/SuggestField.tsx'
import { type BarSearch, useHomeSearch } from '#web/features/search/bar/useHomeSearch.ts'
import { WhereField } from '#web/features/search/bar/WhereField.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = { activities: Activity[]; places: Place[] }

/** Where, what, when, with whom: a bar, or a sheet on small screens; a plain form without scripts. */
export function HomeSearch(props: Props) {
  const search = useHomeSearch()
  return (
    <search className="page relative z-5 -mt-11 block">
      <SheetButton search={search} {...props} />
      <Bar search={search} {...props} />
    </search>
  )
}

/** Each field opens one panel below the whole bar, right after it in the order of the page. */
function Bar({ search, activities, places }: Props & { search: BarSearch }) {
  const { bar, open, show, FieldPanel } = useOpenField()
  const panelId = useId()
  return (
    <form
      ref={bar}
      action={paths.catalogue}
      method="get"
      aria-label={messages.homeSearch}
      onSubmit={search.submit}
      className="home-search hidden gap-0.5 rounded-xl bg-surface p-2 shadow-3 lg:grid lg:rounded-[44px] lg:p-[9px] noscript:grid"
    >
      <HomeField label={messages.where} onFocus={() => show()}>
        <WhereField places={places} where={search.where} />
      </HomeField>
      {panelFields.map((field) => (
        <PanelButton
          key={field}
          field={field}
          state={search.state}
          activities={activities}
          panelId={panelId}
          isOpen={open === field}
          onToggle={() => show(open === field ? undefined : field)}
        >
          {FieldPanel && (
            <FieldPanel id={panelId} field={field} search={search} activities={activities} onShow={show} />
          )}
        </PanelButton>
      ))}
      <NativeFields activities={activities} />
      <FindButton />
    </form>
  )
}

const FindButton = () => (
  <button
    type="submit"
    className={buttonClass({ variant: 'primary', className: 'lg:min-h-[62px] lg:px-[30px]' })}
  >
    <Search aria-hidden="true" className="size-5" />
    {messages.find}
  </button>
)

/** Room below the bar, in pixels, without which the page scrolls it up. */
const roomPx = 560

/** The open panel. The page scrolls the bar up once for all of them, and for the proposals of « Où ? ». */
function useOpenField() {
  const bar = useRef<HTMLFormElement>(null)
  const [open, setOpen] = useState<PanelField>()
  const FieldPanel = useOnDemand(
    open !== undefined,
    () => import('#web/features/search/bar/FieldPanel.tsx').then((module) => module.FieldPanel),
    () => setOpen(undefined),
  )
  const rise = () => {
    const bottom = bar.current?.getBoundingClientRect().bottom ?? 0
    if (window.innerHeight - bottom < roomPx) bar.current?.scrollIntoView()
  }
  return {
    bar,
    open,
    FieldPanel,
    show(field?: PanelField) {
      setOpen(field)
      // After the list of proposals has scrolled itself into view.
      requestAnimationFrame(rise)
    },
  }
}
