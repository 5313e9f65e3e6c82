import { Compass, Flag, Map as MapIcon, Mountain, UserRound } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { messages } from '#web/features/search/messages.ts'
import type { Suggestion } from '#web/features/search/suggestions.rules.ts'
import { useSuggestions } from '#web/features/search/useSuggestions.ts'
import { Combobox } from '#web/ui/Combobox.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value: string
  onType: (value: string) => void
  onSuggestion: (suggestion: Suggestion) => void
}

const icons = {
  COUNTRY: Flag,
  REGION: MapIcon,
  ACTIVITY: Compass,
  GUIDE: UserRound,
  EXPEDITION: Mountain,
}

/** The field of the search: what one types finds countries, regions, activities, guides and trips. */
export function SuggestField({ value, onSuggestion, ...field }: Props) {
  const { suggestions, isLoading } = useSuggestions(value)
  const options = suggestions?.map((suggestion) => {
    const Icon = icons[suggestion.kind]
    return {
      key: `${suggestion.kind}:${suggestion.value}`,
      content: (
        <>
          <Icon aria-hidden="true" className="size-5 shrink-0 text-pine-700" />
          {suggestion.label}
          <small>{messages.kinds[suggestion.kind]}</small>
        </>
      ),
    }
  })
  return (
    <Combobox
      {...field}
      type="search"
      value={value}
      options={options}
      listLabel={messages.suggestions}
      status={isLoading ? messages.looking : suggestions ? messages.suggested(suggestions.length) : ''}
      onPick={(index) => {
        const suggestion = suggestions?.[index]
        if (suggestion) onSuggestion(suggestion)
      }}
    />
  )
}
