import { Link, useSearchParams } from 'react-router-dom'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { FailureItem } from '#web/agency/today/FailureItem.tsx'
import { messages } from '#web/agency/today/messages.ts'
import { useAgencyFailuresQuery } from '#web/agency/today/Today.generated.ts'
import { failureKinds, kindOf } from '#web/agency/today/today.rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Failures, and money that waits to be sent, the oldest first. */
export function Component() {
  return (
    <Screen title={messages.failures} intro={messages.failuresIntro}>
      <Allowed permission="BOOKINGS">
        <List />
      </Allowed>
    </Screen>
  )
}

function List() {
  const [params, setParams] = useSearchParams()
  const after = params.get('apres')
  const kind = kindOf(params)
  const { data, loading, refetch } = useAgencyFailuresQuery({
    variables: { ...(kind && { kind }), ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  const turnTo = (cursor: string | null | undefined) => {
    const next = new URLSearchParams(params)
    if (cursor) next.set('apres', cursor)
    else next.delete('apres')
    setParams(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <Kinds current={params.get('quoi')} />
      <Loaded data={data?.agency?.failures} isLoading={loading} onRetry={refetch}>
        {({ nodes, pageInfo }) => (
          <>
            {nodes.length === 0 ? (
              <EmptyState>{messages.noFailure}</EmptyState>
            ) : (
              <ul className="max-w-4xl divide-y divide-line rounded-lg bg-surface px-4 shadow-1 sm:px-6">
                {nodes.map((failure) => (
                  <li key={`${failure.kind}${failure.id}`}>
                    <FailureItem
                      failure={failure}
                      readAt={new Date().toISOString()}
                      onChanged={() => void refetch().catch(() => undefined)}
                    />
                  </li>
                ))}
              </ul>
            )}
            <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
              {pageInfo.hasNextPage && (
                <Button onClick={() => turnTo(pageInfo.endCursor)}>{messages.moreFailures}</Button>
              )}
              {after && <Button onClick={() => turnTo(null)}>{messages.firstFailures}</Button>}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

const Kinds = ({ current }: { current: string | null }) => (
  <nav aria-label={messages.kindsLabel} className="mb-5 flex gap-2 overflow-x-auto">
    {[[null, undefined] as const, ...failureKinds].map(([name, kind]) => (
      <Link
        key={kind ?? 'all'}
        to={name ? `/echecs?quoi=${name}` : '/echecs'}
        aria-current={name === current ? 'page' : undefined}
        className={`inline-flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap ${name === current ? 'bg-pine-50 text-pine-700' : 'text-ink-2 hover:bg-sand'}`}
      >
        {kind ? messages.kinds[kind] : messages.all}
      </Link>
    ))}
  </nav>
)
