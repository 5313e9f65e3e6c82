import { Upload } from 'lucide-react'
import { kinds } from '#web/agency/imports/imports.rules.ts'
import { messages } from '#web/agency/imports/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { may } from '#web/agency/shell/me.rules.ts'
import type { AgencyImportKind } from '#web/lib/graph/graph.generated.ts'
import { ButtonLink } from '#web/ui/Button.tsx'

/** From a list to the import of its rows, for those who may. */
export function ImportLink({ kind }: { kind: AgencyImportKind }) {
  const me = useAgencyMeQuery().data?.agency?.me
  if (!may(me, kinds[kind].permission)) return null
  return (
    <ButtonLink to={`/donnees?type=${kinds[kind].word}`}>
      <Upload aria-hidden="true" className="size-5" />
      {messages.import}
    </ButtonLink>
  )
}
