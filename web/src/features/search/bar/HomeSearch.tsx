import { Search, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { HomeField, WhatField, WhenField, WhoField } from '#web/features/search/bar/HomeFields.tsx'
import { messages } from '#web/features/search/bar/messages.ts'
import { SuggestField } from '#web/features/search/bar/SuggestField.tsx'
import { partOf, pathOf, type Suggestion } from '#web/features/search/bar/suggestions.rules.ts'
import { emptySearch, type SearchState } from '#web/features/search/searchState.ts'
import { searchPath } from '#web/features/search/useSearchState.ts'
import { paths } from '#web/lib/paths.ts'
import { Button, buttonClass } from '#web/ui/Button.tsx'
import { useAsked } from '#web/ui/useLate.ts'

type Choice = { value: string; label: string }

/** Where, what, when, with whom: a plain form before any script has run, and then one that proposes. */
export function HomeSearch({ activities }: { activities: Choice[] }) {
  const { state, change, submit, where } = useHomeSearch()
  const more = { state, onChange: change }
  return (
    <search className="page relative z-5 -mt-11 block">
      <form
        action={paths.catalogue}
        aria-label={messages.homeSearch}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="grid gap-0.5 rounded-xl bg-surface p-2 shadow-3 lg:grid-cols-[1.25fr_1.25fr_1.1fr_1fr_auto] lg:items-center lg:rounded-[44px] lg:p-[9px]"
      >
        <HomeField label={messages.where}>
          <SuggestField name="q" placeholder={messages.whereHint} className="home-value" {...where} />
        </HomeField>
        <WhatField activities={activities} {...more} />
        <div className="hidden lg:contents noscript:contents">
          <WhenField {...more} />
          <WhoField {...more} />
        </div>
        <More onSubmit={submit}>
          <WhenField {...more} />
          <WhoField {...more} />
        </More>
        <button
          type="submit"
          className={buttonClass({ variant: 'primary', className: 'lg:min-h-[62px] lg:px-[30px]' })}
        >
          <Search aria-hidden="true" className="size-5" />
          {messages.find}
        </button>
      </form>
    </search>
  )
}

/** A suggestion stays in the field by its name until one types on; a trip is gone to at once. */
function useHomeSearch() {
  const navigate = useNavigate()
  const [state, setState] = useState(emptySearch)
  const [where, setWhere] = useState<{ text: string; suggestion?: Suggestion }>({ text: '' })
  return {
    state,
    change: (part: Partial<SearchState>) => setState({ ...state, ...part }),
    submit() {
      const found = where.suggestion ? partOf(where.suggestion, state) : { q: where.text.trim() }
      void navigate(searchPath({ ...state, ...found }))
    },
    where: {
      value: where.text,
      onType: (text: string) => setWhere({ text }),
      onSuggestion(suggestion: Suggestion) {
        const path = pathOf(suggestion)
        if (path) void navigate(path)
        else setWhere({ text: suggestion.label, suggestion })
      },
    },
  }
}

/** On small screens what is asked for less often waits in a sheet. */
function More({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const Sheet = useAsked(isOpen, () => import('#web/ui/Sheet.tsx').then((module) => module.Sheet), close)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="link flex min-h-11 items-center gap-2 px-[18px] lg:hidden noscript:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-[18px]" />
        {messages.whenAndWho}
      </button>
      {isOpen && Sheet && (
        <Sheet
          title={messages.whenAndWho}
          isAtOpenPart={false}
          onClose={close}
          footer={() => (
            <Button variant="primary" className="grow" onClick={onSubmit}>
              {messages.find}
            </Button>
          )}
        >
          {children}
        </Sheet>
      )}
    </>
  )
}
