import { Link, useParams } from 'react-router-dom'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { useEditedExpeditionQuery } from '#web/agency/editor/Editor.generated.ts'
import { Editor } from '#web/agency/editor/Editor.tsx'
import { messages } from '#web/agency/editor/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** The draft of one expedition. */
export function Component() {
  const { id = '' } = useParams()
  const { data, loading, refetch } = useEditedExpeditionQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const me = useAgencyMeQuery().data?.agency?.me
  const expedition = data?.agency?.expedition
  const isUnknown = data?.agency && !expedition && !loading
  return (
    <Screen
      title={expedition ? expedition.draft.name || messages.unnamed : messages.expedition}
      action={
        <span className="flex flex-wrap items-center gap-x-4">
          {expedition && (
            <HistoryLink entity="expedition" id={id} name={expedition.draft.name || messages.unnamed} />
          )}
          <Link to="/aventures" className="link inline-flex min-h-11 items-center">
            {messages.backToList}
          </Link>
        </span>
      }
    >
      <Allowed permission="CATALOGUE">
        {isUnknown ? (
          <EmptyState>{messages.unknown}</EmptyState>
        ) : (
          <Loaded data={me && expedition} isLoading={loading} onRetry={refetch}>
            {() =>
              me && expedition && <Editor key={expedition.id} expedition={expedition} accountId={me.id} />
            }
          </Loaded>
        )}
      </Allowed>
    </Screen>
  )
}
