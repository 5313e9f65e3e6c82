import type { InputHTMLAttributes, ReactNode } from 'react'
import { messages } from '#web/features/search/bar/messages.ts'
import type { Suggestion, SuggestionRow } from '#web/features/search/bar/suggestions.rules.ts'
import { useSuggestions } from '#web/features/search/bar/useSuggestions.ts'
import { adventures, fromPrice } from '#web/lib/format/format.ts'
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

/** The cover of the expedition of that name, a flag, or an icon. */
function Mark({ kind, value, expedition }: SuggestionRow) {
  if (expedition?.coverImage) return <Picture image={expedition.coverImage} alt="" sizes="48px" />
  if (kind === 'COUNTRY') return <Flag url={`/flags/${value}.svg`} />
  if (kind === 'ACTIVITY') return <ActivityIcon slug={value} />
  return <SpriteIcon name={icons[kind]} />
}

const icons = { REGION: 'map-trifold', GUIDE: 'user', EXPEDITION: 'mountains' }

/** « Pays · 12 aventures », « Aventure · À partir de 870 € » */
function toNote({ kind, expedition, count }: SuggestionRow): string {
  const detail = expedition ? fromPrice(expedition) : count && adventures(count)
  return [messages.kinds[kind], detail].filter(Boolean).join(' · ')
}

const Row = ({ mark, name, note }: { mark: ReactNode; name: string; note: string }) => (
  <>
    <span className="suggestion-mark">{mark}</span>
    <span className="min-w-0 leading-tight">
      <span className="block font-[550]">{name}</span>
      <small>{note}</small>
    </span>
  </>
)

/** A place with its picture and its number of adventures. */
export const PlaceRow = ({ name, image, count }: Place) => (
  <Row
    mark={image && <Picture image={image} alt="" sizes="48px" />}
    name={name}
    note={count === null ? '' : adventures(count)}
  />
)

/** The search field, with suggestions of countries, regions, activities, guides and expeditions. */
export function SuggestField({ value, onSuggestion, places = [], onPlace, ...field }: Props) {
  const { suggestions, isLoading } = useSuggestions(value)
  const isBlank = value.trim() === ''
  const proposed =
    isBlank && places.length > 0
      ? places.map((place) => ({ key: place.path, content: <PlaceRow {...place} /> }))
      : undefined
  const known = proposed ?? suggestions
  const options = suggestions?.map((found) => ({
    key: `${found.kind}:${found.value}`,
    content: <Row mark={<Mark {...found} />} name={found.label} note={toNote(found)} />,
  }))
  return (
    <Combobox
      {...field}
      type="search"
      value={value}
      options={proposed ?? options}
      isOpenAtOnce={isBlank || field.autoFocus}
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
