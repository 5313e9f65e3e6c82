import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import type { ColleagueFragment } from '#web/agency/shell/AgencyMe.generated.ts'
import { toName, toPermissions } from '#web/agency/staff/colleague.rules.ts'
import { messages } from '#web/agency/staff/messages.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'

type Props = { colleague: ColleagueFragment; isMe: boolean; onChange: () => void }

/** A person of the team, and what the person may do. */
export function Colleague({ colleague, isMe, onChange }: Props) {
  const { id, email, state, lockedUntil, factors, lastSeenAt } = colleague
  const name = toName(colleague)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {isMe && <Badge tone="pine">{messages.you}</Badge>}
          {state === 'SUSPENDED' && <Badge tone="sand">{messages.suspended}</Badge>}
          {lockedUntil && <Badge tone="sand">{messages.locked}</Badge>}
          {factors.length === 0 && <Badge tone="sand">{messages.noFactor}</Badge>}
        </p>
        <p className="truncate text-meta text-ink-2">{email}</p>
      </div>
      <p className="basis-56 text-meta text-ink-2">
        {toPermissions(colleague)}
        <span className="block">
          {lastSeenAt ? messages.lastSeen(dayAndHour(lastSeenAt)) : messages.neverSeen}
        </span>
      </p>
      <HistoryLink entity="staff" id={id} name={name} />
      <Button size="sm" data-row="" aria-label={messages.changeFor(name)} onClick={onChange}>
        {messages.change}
      </Button>
    </li>
  )
}
