import { useEffect, useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import type {
  ExpeditionQuestionsFragment,
  QuestionPageFragment,
} from '#web/features/questions/ExpeditionQuestions.generated.ts'
import { MessageForm } from '#web/features/questions/MessageForm.tsx'
import { messages } from '#web/features/questions/messages.ts'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'
import { Question } from '#web/features/questions/Question.tsx'
import { isSearched } from '#web/features/questions/questions.rules.ts'
import type { NewMessage } from '#web/features/questions/sendMessage.ts'
import { useAccount, useIntent } from '#web/lib/account/account.tsx'
import { writeDraft } from '#web/lib/account/drafts.ts'
import { useDraft } from '#web/lib/account/useDraft.ts'
import { useIsActive } from '#web/lib/browser/useIsActive.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import { useRetry } from '#web/lib/graph/useRetry.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { LoadFailure } from '#web/ui/LoadFailure.tsx'
import { useLate, useOnDemand } from '#web/ui/useLate.ts'

/** Questions with their replies, live, and forms to ask and reply. */
export function Questions({ expedition }: { expedition: ExpeditionQuestionsFragment }) {
  const { id: expeditionId, questions } = expedition
  const draft = useDraft(`question-${expeditionId}`)
  const say = useSay(expeditionId)
  const isNew = useNew(expedition)
  const retry = useRetry(`Expedition:${expeditionId}`)
  const isActive = useIsActive()
  const LiveMessages = useLate(isActive, () =>
    import('#web/features/questions/LiveMessages.tsx').then((module) => module.LiveMessages),
  )
  const ReplyTime = useLate(isActive, () =>
    import('#web/features/questions/ReplyTime.tsx').then((module) => module.ReplyTime),
  )
  async function ask(body: string): Promise<string | undefined> {
    const refusal = await say({ body })
    if (refusal === undefined) draft.write('')
    return refusal
  }
  const { email } = useAgency()
  if (questions === null) return <LoadFailure onRetry={retry}>{messages.unavailable}</LoadFailure>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
      {isActive && LiveMessages && <LiveMessages expeditionId={expeditionId} />}
      <div className="self-start lg:sticky lg:top-[calc(var(--header-height)+var(--tabs-height)+20px)] lg:order-2">
        <MessageForm label={messages.ask} draft={draft} onSend={ask} />
        {/* The height of the line, which comes late. */}
        <div className="mt-3 min-h-5">{isActive && ReplyTime && <ReplyTime />}</div>
        <noscript>
          <p className="mt-3 text-ink-2">
            {messages.needsScripts}{' '}
            {email && (
              <>
                {messages.withoutScripts} <a href={`mailto:${email}`}>{email}</a>
              </>
            )}
          </p>
        </noscript>
      </div>
      {questions.nodes.length === 0 ? (
        <p className="text-ink-2">{messages.none}</p>
      ) : (
        <Threads
          slug={expedition.slug}
          expeditionId={expeditionId}
          page={questions}
          isNew={isNew}
          isActive={isActive}
          onReply={(parentId) => (body) => say({ body, parentId })}
        />
      )}
    </div>
  )
}

/** Whether a message is newer than the page; older ones arrive by paging. */
function useNew({ questions }: ExpeditionQuestionsFragment): (createdAt: string) => boolean {
  const [newest] = useState(
    () =>
      questions?.nodes
        .flatMap(({ createdAt, replies }) => [createdAt, ...replies.map((reply) => reply.createdAt)])
        .toSorted()
        .at(-1) ?? '',
  )
  return (createdAt) => createdAt > newest
}

type ThreadsProps = {
  slug: string
  expeditionId: string
  page: QuestionPageFragment
  isNew: (createdAt: string) => boolean
  isActive: boolean
  onReply: (parentId: string) => (body: string) => Promise<string | undefined>
}

function Threads({ slug, expeditionId, page, isNew, isActive, onReply }: ThreadsProps) {
  const [search, setSearch] = useState('')
  const { list, isBusy, more } = useMore(slug, page)
  const FoundQuestions = useOnDemand(
    search !== '',
    () => import('#web/features/questions/FoundQuestions.tsx').then((module) => module.FoundQuestions),
    () => setSearch(''),
  )
  const shown = (questions: QuestionFragment[]) => (
    <ul ref={list} aria-live="polite" aria-relevant="additions" className="grid gap-4">
      {questions.map((question) => (
        <Question
          key={question.id}
          expeditionId={expeditionId}
          question={question}
          isNew={isNew}
          isActive={isActive}
          onReply={onReply(question.id)}
        />
      ))}
    </ul>
  )
  return (
    <div>
      {isSearched(page.nodes.length) && (
        <TextField
          type="search"
          label={messages.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="mt-0! mb-6"
        />
      )}
      {search && FoundQuestions ? (
        <FoundQuestions slug={slug} search={search} page={page} list={shown} />
      ) : (
        shown(page.nodes)
      )}
      {!search && page.pageInfo.hasNextPage && (
        <Button onClick={more} isBusy={isBusy} className="mt-6">
          {messages.more}
        </Button>
      )}
    </div>
  )
}

/** Reads the next page, then moves the focus to its first question: the button may be gone. */
function useMore(slug: string, { nodes, pageInfo: { endCursor } }: QuestionPageFragment) {
  const graph = useGraph()
  const list = useRef<HTMLUListElement>(null)
  const [begin, setBegin] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (begin === undefined || nodes.length <= begin) return
    const item = list.current?.children.item(begin)
    if (item instanceof HTMLElement) item.focus()
    setBegin(undefined)
  }, [begin, nodes.length])
  const more = () => {
    if (!endCursor) return
    setBusy(true)
    setBegin(nodes.length)
    import('#web/features/questions/moreQuestions.ts')
      .then((module) => module.readMoreQuestions(graph, slug, endCursor))
      .catch(() => {
        setBegin(undefined)
        toast.error(messages.moreFailed)
      })
      .finally(() => setBusy(false))
  }
  return { list, isBusy, more }
}

/** A visitor signs in first; the text is then sent without another press. */
function useSay(expeditionId: string) {
  const { me, openSignIn } = useAccount()
  const graph = useGraph()

  async function send(message: NewMessage): Promise<string | undefined> {
    const refusal = await import('#web/features/questions/sendMessage.ts').then(
      (module) => module.sendMessage(graph, message),
      () => messages.failed,
    )
    if (refusal === undefined) toast.success(messages.sent)
    return refusal
  }

  useIntent('message', (intent) => {
    if (intent.expeditionId !== expeditionId) return false
    void send(intent).then((refusal) => {
      if (refusal !== undefined) return toast.error(refusal)
      writeDraft(intent.parentId ? `reply-${intent.parentId}` : `question-${expeditionId}`, '')
    })
    return true
  })

  // A text held until the account is known, or signed in, is neither sent nor refused.
  return async (message: Omit<NewMessage, 'expeditionId'>): Promise<string | undefined> => {
    if (me) return send({ expeditionId, ...message })
    openSignIn({ kind: 'message', expeditionId, ...message })
    return ''
  }
}
