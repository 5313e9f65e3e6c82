import { Link, useSearchParams } from 'react-router-dom'
import { messages } from '#web/agency/questions/messages.ts'
import { QuestionCard } from '#web/agency/questions/QuestionCard.tsx'
import {
  type AgencyQuestionsQuery,
  useAgencyQuestionsQuery,
} from '#web/agency/questions/Questions.generated.ts'
import { filterOf, listAddress, listOf, lists } from '#web/agency/questions/questions.rules.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Checkbox } from '#web/ui/Field.tsx'

/** The questions of visitors by list, in pages of fifty. */
export const Component = () => (
  <Screen
    title={messages.title}
    intro={messages.intro}
    action={<ButtonLink to="/messages/reponses">{messages.cannedTitle}</ButtonLink>}
  >
    <Allowed permission="MESSAGES">
      <Inbox />
    </Allowed>
  </Screen>
)

function Inbox() {
  const [params, setParams] = useSearchParams()
  const me = useAgencyMeQuery().data?.agency?.me?.id
  const after = params.get('apres')
  const filter = filterOf(params, me)
  const { data, loading, refetch } = useAgencyQuestionsQuery({
    variables: { filter, ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  const put = (name: string, value: string | null | undefined) => {
    const next = new URLSearchParams(params)
    if (name !== 'apres') next.delete('apres')
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <Lists params={params} />
      <Checkbox
        checked={params.get('moi') === '1'}
        onChange={({ target }) => put('moi', target.checked ? '1' : null)}
        className="mb-3"
      >
        {messages.mineOnly}
      </Checkbox>
      <Loaded data={data?.agency?.questions} isLoading={loading} onRetry={refetch}>
        {(page) => (
          <>
            <Page {...page} list={listOf(params)} onChanged={() => void refetch()} />
            <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
              {page.pageInfo.hasNextPage && (
                <Button onClick={() => put('apres', page.pageInfo.endCursor)}>{messages.more}</Button>
              )}
              {after && <Button onClick={() => put('apres', null)}>{messages.first}</Button>}
            </div>
          </>
        )}
      </Loaded>
    </>
  )
}

const Lists = ({ params }: { params: URLSearchParams }) => (
  <nav aria-label={messages.listsLabel} className="mb-2 flex gap-2 overflow-x-auto">
    {lists.map(([name, list]) => {
      const isCurrent = listOf(params) === list
      return (
        <Link
          key={list}
          to={listAddress(params, name)}
          aria-current={isCurrent ? 'page' : undefined}
          className={`inline-flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap ${isCurrent ? 'bg-pine-50 text-pine-700' : 'text-ink-2 hover:bg-sand'}`}
        >
          {messages.lists[list]}
        </Link>
      )
    })}
  </nav>
)

type Questions = NonNullable<NonNullable<AgencyQuestionsQuery['agency']>['questions']>
type PageProps = Questions & { list: keyof typeof messages.empty; onChanged: () => void }

function Page({ nodes, totalCount, list, onChanged }: PageProps) {
  if (nodes.length === 0) return <EmptyState>{messages.empty[list]}</EmptyState>
  return (
    <>
      <p role="status" className="mb-3 text-meta text-ink-2">
        {messages.count(totalCount)}
      </p>
      <ul className="grid max-w-3xl gap-4">
        {nodes.map((question) => (
          <li key={question.id}>
            <QuestionCard question={question} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </>
  )
}
