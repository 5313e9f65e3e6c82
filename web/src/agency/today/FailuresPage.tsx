import { useSearchParams } from 'react-router-dom'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { ListLinks } from '#web/agency/shell/ListLinks.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { PageTurns } from '#web/agency/shell/PageTurns.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { FailureItem } from '#web/agency/today/FailureItem.tsx'
import { messages } from '#web/agency/today/messages.ts'
import { useAgencyFailuresQuery } from '#web/agency/today/Today.generated.ts'
import { failureKinds, kindOf } from '#web/agency/today/today.rules.ts'
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
  const [params] = useSearchParams()
  const after = params.get('apres')
  const kind = kindOf(params)
  const { data, loading, refetch } = useAgencyFailuresQuery({
    variables: { ...(kind && { kind }), ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
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
            <PageTurns pageInfo={pageInfo} more={messages.moreFailures} first={messages.firstFailures} />
          </>
        )}
      </Loaded>
    </>
  )
}

const Kinds = ({ current }: { current: string | null }) => (
  <ListLinks
    label={messages.kindsLabel}
    className="mb-5"
    links={[[null, undefined] as const, ...failureKinds].map(([name, kind]) => ({
      to: name ? `/echecs?quoi=${name}` : '/echecs',
      label: kind ? messages.kinds[kind] : messages.all,
      isCurrent: name === current,
    }))}
  />
)
