import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { MessageForm } from '#web/features/questions/MessageForm.tsx'
import { messages } from '#web/features/questions/messages.ts'
import { Question } from '#web/features/questions/Question.tsx'
import { isSearched, matching } from '#web/features/questions/questions.rules.ts'
import type { TripQuestionsFragment } from '#web/features/questions/TripQuestions.generated.ts'
import { type NewMessage, usePostMessage } from '#web/features/questions/usePostMessage.ts'
import { useAccount, useWish } from '#web/lib/account.tsx'
import { agency } from '#web/lib/agency.content.ts'
import { writeDraft } from '#web/lib/drafts.ts'
import { useDraft } from '#web/lib/useDraft.ts'
import { useWatched } from '#web/lib/useWatched.ts'
import { TextField } from '#web/ui/Field.tsx'
import { useLate } from '#web/ui/useLate.ts'

/** Questions with their replies, live, and the way to ask and to reply. */
export function Questions({ trip }: { trip: TripQuestionsFragment }) {
  const { id: expeditionId, messages: questions } = trip
  const draft = useDraft(`question-${expeditionId}`)
  const say = useSay(expeditionId)
  const isNew = useNew(trip)
  const isWatched = useWatched()
  const LiveMessages = useLate(isWatched, () =>
    import('#web/features/questions/LiveMessages.tsx').then((module) => module.LiveMessages),
  )
  async function ask(body: string): Promise<string | undefined> {
    const refusal = await say({ body })
    if (refusal === undefined) draft.write('')
    return refusal
  }
  if (questions === null) return <p className="text-ink-2">{messages.unavailable}</p>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_384px] lg:gap-16">
      {isWatched && LiveMessages && <LiveMessages expeditionId={expeditionId} />}
      <div className="self-start lg:sticky lg:top-24 lg:order-2">
        <MessageForm label={messages.ask} draft={draft} onSend={ask} />
        <noscript>
          <p className="mt-3 text-ink-2">
            {messages.needsScripts} <a href={`mailto:${agency.email}`}>{agency.email}</a>
          </p>
        </noscript>
      </div>
      {questions.length === 0 ? (
        <p className="text-ink-2">{messages.none}</p>
      ) : (
        <Threads
          questions={questions}
          isNew={isNew}
          onReply={(parentId) => (body) => say({ body, parentId })}
        />
      )}
    </div>
  )
}

/** Whether a message has come since the page did. */
function useNew({ messages: questions }: TripQuestionsFragment): (id: string) => boolean {
  const [known] = useState(
    () => new Set(questions?.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)])),
  )
  return (id) => !known.has(id)
}

type ThreadsProps = {
  questions: NonNullable<TripQuestionsFragment['messages']>
  isNew: (id: string) => boolean
  onReply: (parentId: string) => (body: string) => Promise<string | undefined>
}

function Threads({ questions, isNew, onReply }: ThreadsProps) {
  const [search, setSearch] = useState('')
  const shown = matching(questions, search)
  return (
    <div>
      {isSearched(questions.length) && (
        <TextField
          type="search"
          label={messages.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="mt-0! mb-6"
        />
      )}
      <p role="status" className="text-meta text-ink-2 not-empty:mb-4">
        {search && messages.found(shown.length)}
      </p>
      <ul aria-live="polite" aria-relevant="additions" className="grid gap-4">
        {shown.map((question) => (
          <Question key={question.id} question={question} isNew={isNew} onReply={onReply(question.id)} />
        ))}
      </ul>
    </div>
  )
}

/** A visitor signs in first; what they wrote is then sent without asking again. */
function useSay(expeditionId: string) {
  const { me, isReady, openSignIn } = useAccount()
  const post = usePostMessage()

  async function send(message: NewMessage): Promise<string | undefined> {
    const refusal = await post(message)
    if (refusal === undefined) toast.success(messages.sent)
    return refusal
  }

  useWish('message', (wish) => {
    if (wish.expeditionId !== expeditionId) return false
    void send(wish).then((refusal) => {
      if (refusal !== undefined) return toast.error(refusal)
      writeDraft(wish.parentId ? `reply-${wish.parentId}` : `question-${expeditionId}`, '')
    })
    return true
  })

  // A text that waits for its owner is neither sent nor refused.
  return async (message: Omit<NewMessage, 'expeditionId'>): Promise<string | undefined> => {
    if (me) return send({ expeditionId, ...message })
    if (isReady) openSignIn({ kind: 'message', expeditionId, ...message })
    return ''
  }
}
