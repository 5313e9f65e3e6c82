import { messages } from '#web/agency/access/messages.ts'
import {
  type AgencySessionFragment,
  useAgencySessionsQuery,
  useEndAgencySessionMutation,
} from '#web/agency/access/Sessions.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { useListFocus } from '#web/ui/useListFocus.ts'

/** Sessions of the account, on the site and here: they are the same. */
export function Sessions() {
  const { data, loading, refetch } = useAgencySessionsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <section className="rounded-lg bg-surface p-6 shadow-1">
      <h2 className="text-h3">{messages.sessions}</h2>
      <p className="mt-2 mb-3 text-ink-2">{messages.sessionsText}</p>
      <Loaded data={data?.me?.sessions} isLoading={loading} onRetry={refetch}>
        {(sessions) => <SessionList sessions={sessions} />}
      </Loaded>
    </section>
  )
}

function SessionList({ sessions }: { sessions: readonly AgencySessionFragment[] }) {
  const [end] = useEndAgencySessionMutation()
  const { run, isBusy } = useAction()
  const listFocus = useListFocus<HTMLUListElement>(sessions.length)
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const endOne = async (id: string) => (await end({ variables: { id } })).data?.endSession.errors
  const endOthers = async () => {
    const refusals = []
    for (const { id } of others) refusals.push(...((await endOne(id)) ?? [{ message: explainFailure() }]))
    return refusals
  }
  return (
    <>
      <ul {...listFocus} className="divide-y divide-line">
        {sessions.map(({ id, createdAt, lastSeenAt, isCurrent }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span>
              <span className="block font-semibold">{isCurrent ? messages.thisDevice : messages.device}</span>
              <span className="text-meta text-ink-2">
                {messages.since(dayAndHour(createdAt), dayAndHour(lastSeenAt))}
              </span>
            </span>
            {isCurrent ? (
              <Badge tone="pine">{messages.current}</Badge>
            ) : (
              <Button
                size="sm"
                isBusy={isBusy}
                aria-label={messages.endFor(dayAndHour(createdAt))}
                onClick={() => void run(() => endOne(id), messages.sessionEnded)}
              >
                {messages.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        {others.length > 1 && (
          <Button size="sm" isBusy={isBusy} onClick={() => void run(endOthers, messages.othersEnded)}>
            {messages.endOthers}
          </Button>
        )}
        <ButtonLink to={paths.logout} isExternal size="sm">
          {messages.signOut}
        </ButtonLink>
      </div>
    </>
  )
}
