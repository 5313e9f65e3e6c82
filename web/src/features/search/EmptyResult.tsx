import { Link } from 'react-router-dom'
import { broaderSearches, broaderVariables } from '#web/features/search/broaderSearches.rules.ts'
import type { Choice } from '#web/features/search/choices.ts'
import {
  type SearchWaysQueryVariables,
  useSearchWaysQuery,
} from '#web/features/search/EmptyResult.generated.ts'
import { messages } from '#web/features/search/messages.ts'
import type { SearchPlace } from '#web/features/search/useSearchState.ts'
import { paths } from '#web/lib/site/paths.ts'
import { buttonClass } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type Props = { choices: Choice[]; place: SearchPlace }

/** Suggests filters to drop, with the number of results each gives. */
export function EmptyResult({ choices, place }: Props) {
  const variables = broaderVariables(choices)
  return (
    <EmptyState
      action={
        <div className="flex flex-wrap items-center justify-center gap-3">
          {variables && <Ways variables={variables} choices={choices} place={place} />}
          <Link to={paths.catalogue} className="link inline-flex min-h-11 items-center">
            {messages.seeAll}
          </Link>
        </div>
      }
    >
      {messages.empty}
    </EmptyState>
  )
}

function Ways({ variables, choices, place }: Props & { variables: SearchWaysQueryVariables }) {
  const query = useSearchWaysQuery({ variables })
  return broaderSearches(choices, query.dataState === 'complete' ? query.data : {}).map(
    ({ choice, count }, index) => (
      <Link
        key={choice.key}
        to={place.to(choice.without)}
        className={buttonClass({
          variant: index === 0 ? 'ink' : 'line',
          className: 'py-2 leading-tight! whitespace-normal! wrap-anywhere',
        })}
      >
        {messages.emptyDrop(choice.label, count, choice.key === 'q')}
      </Link>
    ),
  )
}
