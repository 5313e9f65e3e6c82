import { useState } from 'react'
import { messages } from '#web/features/search/bar/messages.ts'
import type { Place } from '#web/features/search/bar/SuggestField.tsx'
import type { BarSearch } from '#web/features/search/bar/useHomeSearch.ts'
import { useOnDemand } from '#web/ui/useLate.ts'

type Props = { places: Place[]; where: BarSearch['where'] }

/**
 * A plain field until the first touch, which loads its proposals; the focus and the text stay. Escape would
 * empty a field of the type search.
 */
export function WhereField({ places, where }: Props) {
  const [isTouched, setTouched] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const touch = () => {
    setFocus(true)
    setTouched(true)
  }
  const SuggestField = useOnDemand(
    isTouched,
    () => import('#web/features/search/bar/SuggestField.tsx').then((module) => module.SuggestField),
    () => setTouched(false),
  )
  if (SuggestField) return <SuggestField {...attributes} places={places} autoFocus={hasFocus} {...where} />
  return (
    <input
      {...attributes}
      type="text"
      enterKeyHint="search"
      role="combobox"
      aria-expanded={false}
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      value={where.value}
      onChange={({ currentTarget }) => {
        touch()
        where.onType(currentTarget.value)
      }}
      onFocus={touch}
      onBlur={() => setFocus(false)}
    />
  )
}

const attributes = {
  name: 'q',
  'aria-label': messages.where,
  placeholder: messages.whereHint,
  className: 'home-value',
}
