import { Link, useParams, useSearchParams } from 'react-router-dom'
import { toContent } from '#web/agency/editor/content.ts'
import { Comparison } from '#web/agency/revisions/Comparison.tsx'
import { messages } from '#web/agency/revisions/messages.ts'
import { RevisionList } from '#web/agency/revisions/RevisionList.tsx'
import {
  type ExpeditionRevisionsQuery,
  useExpeditionRevisionsQuery,
} from '#web/agency/revisions/Revisions.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Published contents of an expedition, version by version. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <Screen
      title={messages.title}
      action={
        <Link to={`/aventures/${id}`} className="link inline-flex min-h-11 items-center">
          {messages.backToEditor}
        </Link>
      }
    >
      <Allowed permission="CATALOGUE">
        <Versions id={id} />
      </Allowed>
    </Screen>
  )
}

type Expedition = NonNullable<NonNullable<ExpeditionRevisionsQuery['agency']>['expedition']>
type Revisions = NonNullable<Expedition['revisions']>

function Versions({ id }: { id: string }) {
  const [params, setParams] = useSearchParams()
  const after = params.get('apres')
  const { data, loading, refetch } = useExpeditionRevisionsQuery({
    variables: { id, ...(after && { after }) },
    fetchPolicy: 'network-only',
  })
  const expedition = data?.agency?.expedition
  return (
    <Loaded data={expedition?.revisions} isLoading={loading} onRetry={refetch}>
      {(revisions) =>
        revisions.nodes.length === 0 ? (
          <EmptyState>{messages.none}</EmptyState>
        ) : (
          <>
            <h2 className="text-h3">{messages.of(expedition?.draft.name ?? '')}</h2>
            <Compared revisions={revisions} />
            <RevisionList
              revisions={revisions.nodes}
              expedition={{ id, version: expedition?.version ?? 0 }}
              onChanged={() => reload(refetch)}
            />
            <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
              {revisions.pageInfo.hasNextPage && (
                <Button onClick={() => setParams({ apres: revisions.pageInfo.endCursor ?? '' })}>
                  {messages.more}
                </Button>
              )}
              {after && <Button onClick={() => setParams({})}>{messages.first}</Button>}
            </div>
          </>
        )
      }
    </Loaded>
  )
}

const Compared = ({ revisions: { nodes } }: { revisions: Revisions }) =>
  nodes.length > 1 ? (
    <Comparison revisions={nodes.map(({ number, content }) => ({ number, content: toContent(content) }))} />
  ) : (
    <p className="mt-3 text-ink-2">{messages.only}</p>
  )
