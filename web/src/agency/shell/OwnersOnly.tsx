import { Lock } from 'lucide-react'
import { Outlet } from 'react-router-dom'
import { messages } from '#web/agency/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** The screens of owners: nothing of them is read for others. */
export function OwnersOnly() {
  const me = useAgencyMeQuery().data?.agency?.me
  // A document has a title at any moment.
  if (!me) return <title>{messages.agency}</title>
  if (me.role === 'OWNER') return <Outlet />
  return (
    <Screen title={messages.forOwners}>
      <EmptyState icon={Lock}>{messages.ownersOnly}</EmptyState>
    </Screen>
  )
}
