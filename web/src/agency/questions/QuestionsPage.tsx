import { useSearchParams } from 'react-router-dom'
import { messages } from '#web/agency/questions/messages.ts'
import { QuestionCard } from '#web/agency/questions/QuestionCard.tsx'
import { useAgencyQuestionsQuery } from '#web/agency/questions/Questions.generated.ts'
import { listAddress, listOf, lists, readFilter } from '#web/agency/questions/questions.rules.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { ListLinks } from '#web/agency/shell/ListLinks.tsx'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
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
  const filter = readFilter(params, me)
  const { data, loading, refetch } = useAgencyQuestionsQuery({
    variables: { filter, ...(after && { after }) },
    fetchPolicy: 'cache-and-network',
  })
  const setMine = (isMine: boolean) => {
    const next = new URLSearchParams(params)
    next.delete('apres')
    if (isMine) next.set('moi', '1')
    else next.delete('moi')
    setParams(next)
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <Lists params={params} />
      <Checkbox
        checked={params.get('moi') === '1'}
        onChange={({ target }) => setMine(target.checked)}
        className="mb-3"
      >
        {messages.mineOnly}
      </Checkbox>
      <PagedList
        data={data?.agency?.questions}
        isLoading={loading}
        onRetry={refetch}
        labels={{ ...messages, empty: messages.empty[listOf(params)] }}
      >
        {({ nodes, totalCount }) => (
          <>
            <p role="status" className="mb-3 text-meta text-ink-2">
              {messages.count(totalCount)}
            </p>
            <ul className="grid max-w-3xl gap-4">
              {nodes.map((question) => (
                <li key={question.id}>
                  <QuestionCard question={question} onChanged={() => reload(refetch)} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </>
  )
}

const Lists = ({ params }: { params: URLSearchParams }) => (
  <ListLinks
    label={messages.listsLabel}
    className="mb-2"
    links={lists.map(([name, list]) => ({
      to: listAddress(params, name),
      label: messages.lists[list],
      isCurrent: listOf(params) === list,
    }))}
  />
)
