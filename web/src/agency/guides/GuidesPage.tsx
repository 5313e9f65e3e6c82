import { UserPlus } from 'lucide-react'
import { ExportButton } from '#web/agency/exports/ExportButton.tsx'
import { GuideRow } from '#web/agency/guides/GuideRow.tsx'
import { useAgencyGuidesQuery } from '#web/agency/guides/Guides.generated.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { ImportLink } from '#web/agency/imports/ImportLink.tsx'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** All guides; those who assign departures change them. */
export function Component() {
  const { data, loading, refetch } = useAgencyGuidesQuery({ fetchPolicy: 'cache-and-network' })
  const isEditable = may(useAgencyMeQuery().data?.agency?.me, 'DEPARTURES')
  const actions = (
    <div className="flex flex-wrap gap-3">
      <ExportButton kind="GUIDES" />
      <ImportLink kind="GUIDES" />
      {isEditable && (
        <ButtonLink to="/guides/nouveau" variant="primary">
          <UserPlus aria-hidden="true" className="size-5" />
          {messages.add}
        </ButtonLink>
      )}
    </div>
  )
  return (
    <Screen title={messages.guides} intro={messages.guidesIntro} action={actions}>
      <Loaded data={data?.agency?.guides} isLoading={loading} onRetry={refetch}>
        {(guides) =>
          guides.length === 0 ? (
            <EmptyState>{messages.none}</EmptyState>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
              {guides.map((guide) => (
                <GuideRow key={guide.id} guide={guide} isEditable={isEditable} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  )
}
