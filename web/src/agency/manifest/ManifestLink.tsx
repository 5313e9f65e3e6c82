import { Users } from 'lucide-react'
import { Link } from 'react-router-dom'
import { messages } from '#web/agency/manifest/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { may } from '#web/agency/shell/me.rules.ts'
import { buttonClass } from '#web/ui/Button.tsx'

/** The way from a departure to its travellers, for those who may read them. */
export function ManifestLink({ departureId }: { departureId: string }) {
  const me = useAgencyMeQuery().data?.agency?.me
  if (!may(me, 'BOOKINGS')) return null
  return (
    <Link to={`/departs/${departureId}/voyageurs`} className={buttonClass({ className: 'w-full' })}>
      <Users aria-hidden="true" className="size-5" />
      {messages.travellers}
    </Link>
  )
}
