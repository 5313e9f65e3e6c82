import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import type { ColleagueFragment } from '#web/agency/shell/AgencyMe.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { Colleague } from '#web/agency/staff/Colleague.tsx'
import { ColleagueForm } from '#web/agency/staff/ColleagueForm.tsx'
import { toName } from '#web/agency/staff/colleague.rules.ts'
import { InviteForm } from '#web/agency/staff/InviteForm.tsx'
import { messages } from '#web/agency/staff/messages.ts'
import {
  type AgencyTeamQuery,
  useAgencyTeamQuery,
  useRevokeInvitationMutation,
} from '#web/agency/staff/Staff.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Agency = NonNullable<AgencyTeamQuery['agency']>

/** People with access to the agency, for owners. */
export function Component() {
  const { data, loading, refetch } = useAgencyTeamQuery({ fetchPolicy: 'cache-and-network' })
  const [isInviting, setInviting] = useState(false)
  const [changed, setChanged] = useState<ColleagueFragment>()
  const done = () => {
    setInviting(false)
    setChanged(undefined)
    reload(refetch)
  }
  return (
    <Screen
      title={messages.team}
      intro={messages.teamIntro}
      action={
        <Button variant="primary" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden="true" className="size-5" />
          {messages.invite}
        </Button>
      }
    >
      <Loaded data={data?.agency?.staff} isLoading={loading} onRetry={refetch}>
        {(staff) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
            {staff.map((each) => (
              <Colleague
                key={each.id}
                colleague={each}
                isMe={each.id === data?.agency?.me?.id}
                onChange={() => setChanged(each)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Invitations invitations={data?.agency?.invitations ?? []} onRevoked={done} />
      <Dialog isOpen={isInviting} onClose={() => setInviting(false)} title={messages.invite}>
        {isInviting && <InviteForm onDone={done} />}
      </Dialog>
      <Dialog
        isOpen={changed !== undefined}
        onClose={() => setChanged(undefined)}
        title={changed ? toName(changed) : ''}
      >
        {changed && <ColleagueForm key={changed.version} colleague={changed} onDone={done} />}
      </Dialog>
    </Screen>
  )
}

type InvitationsProps = { invitations: NonNullable<Agency['invitations']>; onRevoked: () => void }

function Invitations({ invitations, onRevoked }: InvitationsProps) {
  const [revoke] = useRevokeInvitationMutation()
  const { run, isBusy } = useConfirmedAction()
  if (invitations.length === 0) return null
  const end = async (id: string) => {
    const isRevoked = await run(
      async () => listRefusals((await revoke({ variables: { id } })).data?.agencyRevokeInvitation),
      messages.revoked,
    )
    if (isRevoked) onRevoked()
  }
  return (
    <section className="mt-9">
      <h2 className="text-h3">{messages.openInvitations}</h2>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
        {invitations.map(({ id, email, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-5 py-3">
            <span className="min-w-0">
              <span className="block truncate font-semibold">{email}</span>
              <span className="text-meta text-ink-2">{messages.expires(dayAndHour(expiresAt))}</span>
            </span>
            <span className="flex flex-wrap items-center gap-3">
              <HistoryLink entity="invitation" id={id} name={email} />
              <Button
                size="sm"
                data-row=""
                isBusy={isBusy}
                aria-label={messages.revokeFor(email)}
                onClick={() => void end(id)}
              >
                {messages.revoke}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
