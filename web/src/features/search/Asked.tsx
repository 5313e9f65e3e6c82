import { Link } from 'react-router-dom'
import { useAskedSearchQuery } from '#web/features/search/Asked.generated.ts'
import { type AskResult as AskedSearch, toQuestion, toShown } from '#web/features/search/asked.rules.ts'
import { Chip, Chips } from '#web/features/search/Chips.tsx'
import type { Choice } from '#web/features/search/choices.ts'
import { messages } from '#web/features/search/messages.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { useListFocus } from '#web/ui/useListFocus.ts'

type Props = { choices: Choice[]; place: SearchPlace }

/** The active filters; those of a sentence as its words, with the words that are searched and those that are not. */
export function AskedChips({ choices, place }: Props) {
  const { state } = place
  const query = useAskedSearchQuery({ variables: toQuestion(state.ask, state), skip: !state.ask })
  const request = state.ask && query.dataState === 'complete' ? query.data.ask : null
  const shown = request && toShown(request, state)
  if (!shown) return <Chips choices={choices} place={place} />
  const others = choices.filter(({ key }) => !shown.keys.has(key.split(':')[0] ?? key))
  return (
    <>
      <Understood request={request} shown={shown} place={place} />
      {others.length > 0 && <Chips choices={others} place={place} />}
    </>
  )
}

type UnderstoodProps = {
  request: AskedSearch
  shown: NonNullable<ReturnType<typeof toShown>>
  place: SearchPlace
}

function Understood({ request: { rest, ignored }, shown: { chips, asWords }, place }: UnderstoodProps) {
  const listFocus = useListFocus<HTMLDivElement>(chips.length)
  return (
    <div {...listFocus} className="mb-5 grid gap-2">
      {chips.length > 0 && (
        <div className="flex flex-wrap items-center gap-2">
          <span id="compris">{messages.understood}</span>
          <ul aria-labelledby="compris" className="contents">
            {chips.map(({ words, label, without }) => (
              <Chip key={words} to={place.to(without)} label={label} title={words} />
            ))}
          </ul>
        </div>
      )}
      {rest && (
        <p className="wrap-anywhere">
          {messages.searchedWords}
          <b className="font-semibold">{rest}</b>
        </p>
      )}
      {ignored.length > 0 && (
        <p className="wrap-anywhere">
          {messages.notUnderstood}
          <b className="font-semibold">{ignored.join(', ')}</b>
        </p>
      )}
      <p>
        <Link
          to={place.to(asWords)}
          preventScrollReset
          className="link inline-flex min-h-11 items-center text-15"
        >
          {messages.asWords}
        </Link>
      </p>
    </div>
  )
}
