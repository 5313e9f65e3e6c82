import { useState } from 'react'
import { AnswerForm } from '#web/agency/questions/AnswerForm.tsx'
import { HideDialog } from '#web/agency/questions/HideDialog.tsx'
import { messages } from '#web/agency/questions/messages.ts'
import type { QuestionCardFragment } from '#web/agency/questions/Questions.generated.ts'
import { useQuestionChanges } from '#web/agency/questions/useQuestionChanges.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'

type Props = { question: QuestionCardFragment; onChanged: () => void }
type Message = Pick<QuestionCardFragment, 'id' | 'hiddenReason' | 'reportCount' | 'reportReasons'>

/** A question with its replies, the answer to it, and what decides about each message. */
export function QuestionCard({ question, onChanged }: Props) {
  const [isAnswering, answer] = useState(false)
  const { authorName, createdAt, expeditionName, expeditionSlug, replies } = question
  // Beside the answer while the question stands alone.
  const isAlone = replies.length === 0 && question.reportCount === 0 && question.state !== 'HIDDEN'
  return (
    <article className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="font-semibold">
        <a
          href={`/expeditions/${expeditionSlug}#question-${question.id}`}
          target="_blank"
          rel="noreferrer"
          data-row=""
          className="link"
        >
          {expeditionName}
        </a>
      </h2>
      <p className="mt-1 text-meta text-ink-2">{messages.asked(authorName, dayAndHour(createdAt))}</p>
      <p className="mt-3 whitespace-pre-line">{question.body}</p>
      {!isAlone && <Decisions message={question} onChanged={onChanged} />}
      {replies.length > 0 && (
        <ul className="mt-4 grid gap-4 border-l-2 border-line pl-4">
          {replies.map((reply) => (
            <li key={reply.id}>
              <p className="text-meta text-ink-2">
                {messages.asked(reply.authorName, dayAndHour(reply.createdAt))} ·{' '}
                {messages.roles[reply.authorRole]}
              </p>
              <p className="mt-1 whitespace-pre-line">{reply.body}</p>
              <Decisions message={reply} onChanged={onChanged} />
            </li>
          ))}
        </ul>
      )}
      {question.state !== 'HIDDEN' && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          {!isAnswering && (
            <Button size="sm" variant="ink" onClick={() => answer(true)}>
              {question.state === 'OPEN' ? messages.answer : messages.answerOnce}
            </Button>
          )}
          <Assignment question={question} onChanged={onChanged} />
          {isAlone && <Decisions message={question} isInRow onChanged={onChanged} />}
        </div>
      )}
      {isAnswering && (
        <AnswerForm
          question={question}
          onClose={() => answer(false)}
          onAnswered={() => {
            answer(false)
            onChanged()
          }}
        />
      )}
    </article>
  )
}

function Assignment({ question, onChanged }: Props) {
  const me = useAgencyMeQuery().data?.agency?.me
  const { assign, isBusy } = useQuestionChanges(onChanged)
  const { id, assignedTo, assignedName } = question
  const isMine = assignedTo !== null && assignedTo === me?.id
  const name = isMine ? messages.assignedToMe : assignedName && messages.assignedTo(assignedName)
  return (
    <>
      <Button size="sm" isBusy={isBusy} onClick={() => void assign(id, isMine ? null : (me?.id ?? null))}>
        {isMine ? messages.leave : messages.take}
      </Button>
      {name && <span className="text-meta text-ink-2">{name}</span>}
    </>
  )
}

type DecisionsProps = { message: Message; isInRow?: boolean; onChanged: () => void }

/** Reports, and whether visitors read the message. */
function Decisions({ message, isInRow = false, onChanged }: DecisionsProps) {
  const [isHiding, setHiding] = useState(false)
  const { show, hide, isBusy } = useQuestionChanges(onChanged)
  const { id, hiddenReason, reportCount, reportReasons } = message
  const hideFor = async (reason: string) => {
    const refusals = await hide(id, reason)
    if (refusals.length === 0) setHiding(false)
    return refusals
  }
  return (
    <div>
      <p className="mt-2 flex flex-wrap items-center gap-3 text-meta wrap-anywhere empty:hidden">
        {reportCount > 0 && <Badge tone="rouge">{messages.reports(reportCount)}</Badge>}
        {reportReasons.map(messages.reportedFor).join(' ')}
        {hiddenReason !== null && <Badge tone="sand">{messages.hiddenFor(hiddenReason)}</Badge>}
      </p>
      <div className={`flex flex-wrap ${isInRow ? '' : 'mt-2 -ml-4'}`}>
        {hiddenReason === null ? (
          <Button size="sm" variant="ghost" onClick={() => setHiding(true)}>
            {messages.hide}
          </Button>
        ) : (
          <Button size="sm" variant="ghost" isBusy={isBusy} onClick={() => void show(id, messages.shown)}>
            {messages.show}
          </Button>
        )}
        {hiddenReason === null && reportCount > 0 && (
          <Button size="sm" variant="ghost" isBusy={isBusy} onClick={() => void show(id, messages.dismissed)}>
            {messages.dismiss}
          </Button>
        )}
      </div>
      <HideDialog isOpen={isHiding} onClose={() => setHiding(false)} onHide={hideFor} />
    </div>
  )
}
