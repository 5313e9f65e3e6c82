import { Search } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { SuggestField } from '#web/features/search/bar/SuggestField.tsx'
import { toPart, toPath } from '#web/features/search/bar/suggestions.rules.ts'
import { Carried } from '#web/features/search/Carried.tsx'
import { messages } from '#web/features/search/messages.ts'
import type { SearchState } from '#web/features/search/searchState.ts'
import { useAsk } from '#web/features/search/useAsk.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { useTyped } from '#web/features/search/useTyped.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

/** A sentence replaces the one before it; other words keep the filters. */
const toFields = ({ ask }: SearchState) => (ask ? { only: ['view'] } : { but: ['q', 'words', 'ask'] })

/** Search words or a sentence, with suggestions, which add a filter or open an expedition. */
export function QueryForm({ place }: { place: SearchPlace }) {
  const { shown, preset, path, go } = place
  const navigate = useNavigate()
  const [typed, setTyped] = useTyped(shown.ask || shown.q)
  const ask = useAsk()
  const base = shown.ask ? { ...preset, view: shown.view } : shown
  return (
    <search className="block w-full max-w-[560px]">
      <form
        action={path}
        method="get"
        className="relative flex items-center rounded-full bg-surface shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-3 has-[input:focus-visible]:outline-pine-600"
        onFocus={ask.load}
        onSubmit={(event) => {
          event.preventDefault()
          go(ask.search(typed, base) ?? { ...base, q: typed.trim(), words: '', ask: '', page: 1 })
        }}
      >
        <Carried place={place} fields={toFields(shown)} />
        <SuggestField
          name="q"
          aria-label={messages.search}
          placeholder={ask.isOffered ? messages.askHint : messages.searchHint}
          value={typed}
          onType={setTyped}
          onSuggestion={(suggestion) => {
            const path = toPath(suggestion)
            if (path) return void navigate(path)
            const part = toPart(suggestion, base)
            setTyped(part.q ?? '')
            go({ ...base, ...part, words: '', ask: '', page: 1 })
          }}
          className="h-12 min-w-0 sm:h-13 grow rounded-full bg-transparent outline-none pr-2 pl-5 placeholder:text-ink-3"
        />
        <IconButton type="submit" label={messages.search} className="mr-1 text-pine-700">
          <Search aria-hidden="true" className="size-[22px]" />
        </IconButton>
      </form>
    </search>
  )
}
