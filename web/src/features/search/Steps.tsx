import { type SearchParameter, searchParameters } from '#schema/searchParameters.ts'
import { Pill } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { offered, usePanel } from '#web/features/search/panel.tsx'

type Props = {
  of: Extract<SearchParameter, { kind: 'number' }>['key']
  /** Counts the steps and hides those without results; without it, all are offered. */
  facet?: string
  steps: string[]
  toText: (value: string) => string
}

/** Pills of a number. A value of the URL that is no step gets a pill too: the form would lose it. */
export function Steps({ of, facet, steps, toText }: Props) {
  const { state, facets } = usePanel()
  const chosen = state[of]
  const name = searchParameters.find(({ key }) => key === of)?.name ?? of
  const words = [...new Set([...steps, chosen])].filter(Boolean).map((value) => ({ value }))
  const pills = facet
    ? offered(words, facets, facet, [chosen])
    : words.map(({ value }) => ({ value, count: undefined, isChosen: value === chosen }))
  return (
    <div className="pills">
      <Pill type="radio" name={name} value="" checked={!chosen}>
        {messages.anyRating}
      </Pill>
      {pills.map(({ value, count, isChosen }) => (
        <Pill key={value} type="radio" name={name} value={value} count={count} checked={isChosen}>
          {toText(value)}
        </Pill>
      ))}
    </div>
  )
}
