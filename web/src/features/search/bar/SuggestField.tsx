import type { InputHTMLAttributes } from 'react'
import { messages } from '#web/features/search/bar/messages.ts'
import type { Suggestion } from '#web/features/search/bar/suggestions.rules.ts'
import { useSuggestions } from '#web/features/search/bar/useSuggestions.ts'
import { ActivityIcon, SpriteIcon } from '#web/ui/ActivityIcon.tsx'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Flag } from '#web/ui/Flag.tsx'
import { Picture } from '#web/ui/Picture.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
  value: string
  onType: (value: string) => void
  onSuggestion: (suggestion: Suggestion) => void
  /** Proposed before the first letter. */
  places?: Place[]
  onPlace?: (path: string) => void
}

export type Place = {
  name: string
  path: string
  image: Parameters<typeof Picture>[0]['image'] | null
  count: number | null
}

function Mark({ kind, value }: Suggestion) {
  if (kind === 'COUNTRY') return <Flag url={`/flags/${value}.svg`} />
  if (kind === 'ACTIVITY') return <ActivityIcon slug={value} />
  return <SpriteIcon name={icons[kind]} />
}

const icons = { REGION: 'map-trifold', GUIDE: 'user', EXPEDITION: 'mountains' }

const placeOption = ({ name, path, image, count }: Place) => ({
  key: path,
  content: (
    <>
      <span className="size-10 shrink-0 overflow-hidden rounded-md bg-sand">
        {image && <Picture image={image} alt="" sizes="40px" />}
      </span>
      {name}
      <small>{count}</small>
    </>
  ),
})

/** The search field, with suggestions of countries, regions, activities, guides and expeditions. */
export function SuggestField({ value, onSuggestion, places = [], onPlace, ...field }: Props) {
  const { suggestions, isLoading } = useSuggestions(value)
  const isBlank = value.trim() === ''
  const proposed = isBlank && places.length > 0 ? places.map(placeOption) : undefined
  const known = proposed ?? suggestions
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
      options={proposed ?? options}
      isOpenAtOnce={isBlank}
      listLabel={messages.suggestions}
      status={isLoading ? messages.looking : known ? messages.suggested(known.length) : ''}
      onPick={(index) => {
        const place = isBlank ? places[index] : undefined
        if (place) onPlace?.(place.path)
        const suggestion = suggestions?.[index]
        if (suggestion) onSuggestion(suggestion)
      }}
    />
  )
}
