import type { InputHTMLAttributes } from 'react'
import { messages } from '#web/features/search/bar/messages.ts'
import type { Suggestion } from '#web/features/search/bar/suggestions.rules.ts'
import { useSuggestions } from '#web/features/search/bar/useSuggestions.ts'
import { ActivityIcon, SpriteIcon } from '#web/ui/ActivityIcon.tsx'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Flag } from '#web/ui/Flag.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value: string
  onType: (value: string) => void
  onSuggestion: (suggestion: Suggestion) => void
}

function Mark({ kind, value }: Suggestion) {
  if (kind === 'COUNTRY') return <Flag url={`/flags/${value}.svg`} />
  if (kind === 'ACTIVITY') return <ActivityIcon slug={value} />
  return <SpriteIcon name={icons[kind]} />
}

const icons = { REGION: 'map-trifold', GUIDE: 'user', EXPEDITION: 'mountains' }

/** The search field, with suggestions of countries, regions, activities, guides and expeditions. */
export function SuggestField({ value, onSuggestion, ...field }: Props) {
  const { suggestions, isLoading } = useSuggestions(value)
  const options = suggestions?.map((suggestion) => {
    return {
      key: `${suggestion.kind}:${suggestion.value}`,
      content: (
        <>
          <Mark {...suggestion} />
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
