import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#web/agency/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { may } from '#web/agency/shell/me.rules.ts'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type Props = { permission: StaffPermission; or?: StaffPermission; children: ReactNode }

/** A part of the agency for those with a permission, or another; to others, the name of what they lack. */
export function Allowed({ permission, or = permission, children }: Props) {
  const me = useAgencyMeQuery().data?.agency?.me
  if (!me) return null
  if (may(me, permission) || may(me, or)) return children
  const needed = [...new Set([permission, or])].map((each) => messages.permissions[each])
  return <EmptyState icon={Lock}>{messages.forbidden(needed)}</EmptyState>
}
