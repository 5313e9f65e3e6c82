import { Link, useParams } from 'react-router-dom'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { GuideForm } from '#web/agency/guides/GuideForm.tsx'
import { type GuideEntryFragment, useAgencyGuidesQuery } from '#web/agency/guides/Guides.generated.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** The form of one guide, or of a new one. */
export function Component() {
  const { id } = useParams()
  const { data, loading, refetch } = useAgencyGuidesQuery({ fetchPolicy: 'cache-and-network' })
  const guide = data?.agency?.guides?.find((each) => each.id === id)
  return (
    <Screen
      title={id ? (guide?.fullName ?? messages.guides) : messages.newGuide}
      action={<Actions guide={guide} />}
    >
      <Allowed permission="DEPARTURES">
        {id ? (
          <Loaded data={data?.agency?.guides} isLoading={loading} onRetry={refetch}>
            {() =>
              guide ? (
                <GuideForm key={`${guide.id} ${guide.version}`} guide={guide} />
              ) : (
                <EmptyState>{messages.unknown}</EmptyState>
              )
            }
          </Loaded>
        ) : (
          <GuideForm guide={undefined} />
        )}
      </Allowed>
    </Screen>
  )
}

const Actions = ({ guide }: { guide: GuideEntryFragment | undefined }) => (
  <span className="flex flex-wrap items-center gap-x-4">
    {guide && <HistoryLink entity="guide" id={guide.id} name={guide.fullName} />}
    <Link to="/guides" className="link inline-flex min-h-11 items-center">
      {messages.backToList}
    </Link>
  </span>
)
