import { useSearchParams } from 'react-router-dom'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { ListLinks } from '#web/agency/shell/ListLinks.tsx'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { FailureItem } from '#web/agency/today/FailureItem.tsx'
import { messages } from '#web/agency/today/messages.ts'
import { useAgencyFailuresQuery } from '#web/agency/today/Today.generated.ts'
import { kindsFor, readKind } from '#web/agency/today/today.rules.ts'

/** Failures, and money that waits to be sent, the oldest first. */
export function Component() {
  return (
    <Screen title={messages.failures} intro={messages.failuresIntro}>
      <Allowed permission="BOOKINGS" or="MONEY">
        <List />
      </Allowed>
    </Screen>
  )
}

function List() {
  const [params] = useSearchParams()
  const after = params.get('apres')
  const kind = readKind(params)
  const { data, loading, refetch } = useAgencyFailuresQuery({
    variables: { ...(kind && { kind }), ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  return (
    <>
      <Kinds current={params.get('quoi')} />
      <PagedList
        data={data?.agency?.failures}
        isLoading={loading}
        onRetry={refetch}
        labels={{ empty: messages.noFailure, more: messages.moreFailures, first: messages.firstFailures }}
      >
        {({ nodes }) => (
          <ul className="max-w-4xl divide-y divide-line rounded-lg bg-surface px-4 shadow-1 sm:px-6">
            {nodes.map((failure) => (
              <li key={`${failure.kind}${failure.id}`}>
                <FailureItem
                  failure={failure}
                  readAt={new Date().toISOString()}
                  onChanged={() => reload(refetch)}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

function Kinds({ current }: { current: string | null }) {
  const me = useAgencyMeQuery().data?.agency?.me
  return (
    <ListLinks
      label={messages.kindsLabel}
      className="mb-5"
      links={[[null, undefined] as const, ...kindsFor(me)].map(([name, kind]) => ({
        to: name ? `/echecs?quoi=${name}` : '/echecs',
        label: kind ? messages.kinds[kind] : messages.all,
        isCurrent: name === current,
      }))}
    />
  )
}
