import { messages } from '#web/features/profile/messages.ts'
import { ProfileSection } from '#web/features/profile/ProfileSection.tsx'
import {
  type SessionsFragment,
  useEndAllSessionsMutation,
  useEndSessionMutation,
} from '#web/features/profile/Sessions.generated.ts'
import { deleteRoadBooks } from '#web/lib/account/roadBooks.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { useListFocus } from '#web/ui/useListFocus.ts'

type Props = {
  /** `null` when the sessions could not be read. */
  sessions: SessionsFragment['sessions']
  /** This browser is signed out too. */
  onEnded: () => void
  onRetry: () => Promise<unknown>
}

export function SessionList({ sessions, onEnded, onRetry }: Props) {
  const [endAll] = useEndAllSessionsMutation()
  const { run, isBusy } = useAction(messages.failed)
  const listFocus = useListFocus<HTMLUListElement>(sessions?.length ?? 0)
  const end = () =>
    run(async () => {
      // First, as the sign-out does: a page that closes half-way leaves nothing behind.
      await deleteRoadBooks().catch(() => undefined)
      return (await endAll()).data?.endAllSessions.errors
    }, messages.everywhere)
  return (
    <ProfileSection title={messages.sessions}>
      {sessions ? (
        <ul {...listFocus} className="max-w-2xl">
          {sessions.map((session) => (
            <Session key={session.id} session={session} />
          ))}
        </ul>
      ) : (
        <LoadFailure onRetry={onRetry}>{messages.sessionsFailed}</LoadFailure>
      )}
      <p className="mt-6 max-w-prose text-meta text-ink-2">{messages.endAllConsequence}</p>
      <Button
        isBusy={isBusy}
        className="mt-3"
        onClick={() => void end().then((isEnded) => isEnded && onEnded())}
      >
        {messages.endAll}
      </Button>
    </ProfileSection>
  )
}

function Session({ session }: { session: NonNullable<SessionsFragment['sessions']>[number] }) {
  const { id, createdAt, lastSeenAt, isCurrent } = session
  const [end] = useEndSessionMutation()
  const { run, isBusy } = useAction(messages.failed)
  const created = dayAndHour(createdAt)
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-3 border-b border-line py-3">
      <span>
        <span className="font-semibold">{isCurrent ? messages.current : messages.other}</span>
        <span className="block text-meta text-ink-2">{messages.since(created, dayAndHour(lastSeenAt))}</span>
      </span>
      {isCurrent ? (
        <Badge tone="pine">{messages.connected}</Badge>
      ) : (
        <Button
          size="sm"
          isBusy={isBusy}
          aria-label={messages.endFor(created)}
          onClick={() =>
            void run(async () => (await end({ variables: { id } })).data?.endSession.errors, messages.ended)
          }
        >
          {messages.end}
        </Button>
      )}
    </li>
  )
}
