import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { longDay } from '#schema/frenchFormats.ts'
import { parisDay } from '#schema/paris.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { Card } from '#web/agency/today/Card.tsx'
import { messages } from '#web/agency/today/messages.ts'
import {
  AgencyTodayDocument,
  type AgencyTodayQuery,
  useAgencyTodayQuery,
} from '#web/agency/today/Today.generated.ts'
import { listOfCard } from '#web/agency/today/today.rules.ts'
import { useRefetchOnReturn } from '#web/agency/today/useRefetchOnReturn.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { useLast } from '#web/lib/graph/useLast.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

export const load = (graph: Graph) => graph.query({ query: AgencyTodayDocument })

/** The work of the day, by card. */
export function Component() {
  const { data, loading, refetch } = useAgencyTodayQuery({ fetchPolicy: 'cache-and-network' })
  useRefetchOnReturn(refetch)
  const today = useLast(data?.agency?.today)
  return (
    <Screen title={messages.title} {...(today && { intro: longDay(parisDay(today.at)) })}>
      <Loaded data={today} isLoading={loading} onRetry={refetch}>
        {(read) => <Cards today={read} onRead={() => refetch().catch(() => undefined)} />}
      </Loaded>
    </Screen>
  )
}

type Today = NonNullable<NonNullable<AgencyTodayQuery['agency']>['today']>

function Cards({ today: { at, cards }, onRead }: { today: Today; onRead: () => Promise<unknown> }) {
  if (cards.length === 0) return <EmptyState>{messages.noCard}</EmptyState>
  const quiet = cards.filter(({ count }) => count === 0)
  return (
    <>
      {quiet.length === cards.length && <EmptyState icon={CircleCheck}>{messages.nothing}</EmptyState>}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {cards
          .filter(({ count }) => count !== 0)
          .map((card) => (
            <Card key={card.kind} card={card} readAt={at} onRead={onRead} />
          ))}
      </div>
      {quiet.length > 0 && (
        <section aria-label={messages.quiet} className="mt-6 flex flex-wrap items-center gap-x-5 text-ink-2">
          <p className="flex items-center gap-2">
            <CircleCheck aria-hidden="true" className="size-5 text-pine-700" />
            {`${messages.quiet}\u00a0:`}
          </p>
          {quiet.map(({ kind }) => (
            <Link
              key={kind}
              to={listOfCard[kind]}
              className="inline-flex min-h-11 items-center underline underline-offset-2"
            >
              {messages.cards[kind]}
            </Link>
          ))}
        </section>
      )}
    </>
  )
}
