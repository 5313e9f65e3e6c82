import { History } from 'lucide-react'
import { toHistory } from '#web/agency/audit/filter.rules.ts'
import { messages } from '#web/agency/audit/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

type Props = {
  entity: keyof typeof messages.entities
  id: string
  /** Name of the row, for those who hear the link alone. */
  name: string
}

/** The audit log of one row, for owners, who alone may read it. */
export function HistoryLink({ entity, id, name }: Props) {
  const me = useAgencyMeQuery().data?.agency?.me
  if (me?.role !== 'OWNER') return null
  return (
    <ButtonLink to={toHistory(entity, id)} variant="ghost" size="sm">
      <History aria-hidden="true" className="size-5" />
      {messages.history}
      <span className="sr-only">{messages.historyFor(name)}</span>
    </ButtonLink>
  )
}
