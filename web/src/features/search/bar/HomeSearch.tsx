import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router-dom'
import { CalendarButton } from '#web/features/search/bar/CalendarButton.tsx'
import { whenOf } from '#web/features/search/bar/dates.ts'
import { companyOf, HomeField, WhatField, WhenField, WhoField } from '#web/features/search/bar/HomeFields.tsx'
import {
  type HomeSearch as HomeFields,
  readHomeSearch,
  wantedOf,
  writeHomeSearch,
} from '#web/features/search/bar/homeSearch.rules.ts'
import { messages } from '#web/features/search/bar/messages.ts'
import { type Place, SuggestField } from '#web/features/search/bar/SuggestField.tsx'
import { pathOf, type Suggestion } from '#web/features/search/bar/suggestions.rules.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { searchPath } from '#web/features/search/useSearchState.ts'
import { useDraft } from '#web/lib/account/useDraft.ts'
import { paths } from '#web/lib/site/paths.ts'
import { buttonClass } from '#web/ui/Button.tsx'

type Choice = { value: string; label: string }

/** Where, what, when, with whom: a plain form without scripts, with suggestions once they run. */
export function HomeSearch({ activities, places }: { activities: Choice[]; places: Place[] }) {
  const { state, wanted, change, submit, where } = useHomeSearch()
  const who = <WhoField state={state} onChange={change} />
  const whenAndWho = whenAndWhoOf(state)
  return (
    <search className="page relative z-5 -mt-11 block">
      <form
        action={paths.catalogue}
        method="get"
        aria-label={messages.homeSearch}
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
        className="grid gap-0.5 rounded-xl bg-surface p-2 shadow-3 sm:grid-cols-2 lg:grid-cols-[1.25fr_1.25fr_1.1fr_1fr_auto] lg:items-center lg:rounded-[44px] lg:p-[9px]"
      >
        <WhereField {...where} places={places} />
        <WhatField activities={activities} state={state} onChange={change} />
        <div className="hidden lg:contents noscript:contents">
          <WhenField state={wanted} onChange={submit} />
          {who}
        </div>
        <CalendarButton
          name={messages.whenAndWho}
          label={whenAndWho}
          className="link flex min-h-11 items-center gap-2 px-[18px] text-left lg:hidden noscript:hidden"
          state={wanted}
          onChoose={submit}
        >
          {who}
        </CalendarButton>
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

type WhereProps = Pick<
  ComponentProps<typeof SuggestField>,
  'value' | 'onType' | 'onSuggestion' | 'places' | 'onPlace'
>

/** Has its own name: the label contains the suggestions too. */
const WhereField = (field: WhereProps) => (
  <HomeField label={messages.where}>
    <SuggestField
      name="q"
      aria-label={messages.where}
      placeholder={messages.whereHint}
      className="home-value"
      {...field}
    />
  </HomeField>
)

/** Stored in the tab, so that Back restores it. A suggested expedition opens at once. */
function useHomeSearch() {
  const navigate = useNavigate()
  const draft = useDraft('home-search')
  const search = readHomeSearch(draft.text)
  const wanted = wantedOf(search)
  const write = (part: Partial<HomeFields>) => draft.write(writeHomeSearch({ ...search, ...part }))
  const change = (part: Partial<SearchState>) => write({ state: { ...search.state, ...part } })
  return {
    state: search.state,
    wanted,
    change,
    submit(part: Partial<SearchState> = {}) {
      change(part)
      void navigate(searchPath({ ...wanted, ...part }))
    },
    where: {
      value: search.where,
      onType: (text: string) => write({ where: text, suggestion: undefined }),
      onPlace: (path: string) => void navigate(path),
      onSuggestion(suggestion: Suggestion) {
        const path = pathOf(suggestion)
        if (path) void navigate(path)
        else write({ where: suggestion.label, suggestion })
      },
    },
  }
}

/** « À partir du 12/06/2027 · En famille »: the choices, if any. */
function whenAndWhoOf(state: SearchState): string {
  const company = companyOf(state)
  return [whenOf(state), company && messages.companies[company]].filter(Boolean).join(' · ')
}
