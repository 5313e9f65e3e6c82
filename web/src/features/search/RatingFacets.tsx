import { Pill } from '#web/features/search/Inputs.tsx'
import { messages } from '#web/features/search/messages.ts'
import { offered, usePanel } from '#web/features/search/panel.tsx'

/** Minimum rating by travellers. */
export function RatingFacet() {
  const { state } = usePanel()
  return (
    <AtLeast
      name="rating"
      facet="ratings"
      steps={['4.8', '4.5', '4']}
      textOf={messages.ratingFrom}
      chosen={state.rating}
    />
  )
}

/** Minimum ecological rating. */
export function EcoFacet() {
  const { state } = usePanel()
  return (
    <AtLeast
      name="eco"
      facet="eco_ratings"
      steps={['5', '4', '3']}
      textOf={messages.ecoFrom}
      chosen={state.eco}
    />
  )
}

type Props = {
  name: string
  facet: string
  steps: string[]
  textOf: (value: string) => string
  chosen: string
}

/** A value of the URL that is no step gets a pill too: the form would lose it. */
function AtLeast({ name, facet, steps, textOf, chosen }: Props) {
  const { facets } = usePanel()
  const words = [...new Set([...steps, chosen])].filter(Boolean).map((value) => ({ value }))
  return (
    <div className="pills">
      <Pill type="radio" name={name} value="" checked={!chosen}>
        {messages.anyRating}
      </Pill>
      {offered(words, facets, facet, [chosen]).map(({ value, count, isChosen }) => (
        <Pill key={value} type="radio" name={name} value={value} count={count} checked={isChosen}>
          {textOf(value)}
        </Pill>
      ))}
    </div>
  )
}
