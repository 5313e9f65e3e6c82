import { type ReactNode, useState } from 'react'
import { parisDay } from '#schema/paris.ts'
import { MessageForm } from '#web/features/questions/MessageForm.tsx'
import { messages } from '#web/features/questions/messages.ts'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { useDraft } from '#web/lib/account/useDraft.ts'
import { singleDay } from '#web/lib/format/format.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { undoable } from '#web/ui/undoable.tsx'
import { useLate } from '#web/ui/useLate.ts'

type Props = {
  expeditionId: string
  question: QuestionFragment
  isNew: (createdAt: string) => boolean
  /** The visitor is: actions of messages are loaded then. */
  isActive: boolean
  onReply: (body: string) => Promise<string | undefined>
}

/** A question, its replies, and a reply form, which restores its draft. */
export function Question({ expeditionId, question, isNew, isActive, onReply }: Props) {
  const draft = useDraft(`reply-${question.id}`)
  const renderActions = useActions(expeditionId, isActive)
  const [isRequested, setRequested] = useState<boolean>()
  const isOpen = isRequested || draft.text !== ''
  // Closing returns the focus.
  const wasClosed = isRequested === false
  const close = () => {
    draft.write('')
    setRequested(false)
  }
  async function send(body: string): Promise<string | undefined> {
    const refusal = await onReply(body)
    if (refusal === undefined) close()
    return refusal
  }
  return (
    <li id={`question-${question.id}`} tabIndex={-1} className="rounded-lg bg-sand p-5 sm:p-6">
      <Said message={question} isNew={isNew(question.createdAt)}>
        {renderActions(question, question.replies.length > 0)}
      </Said>
      {question.replies.length > 0 && (
        <ul className="mt-5 grid gap-5 border-l-2 border-line pl-4 sm:ml-5.5 sm:pl-6">
          {question.replies.map((reply) => (
            <li key={reply.id}>
              <Said message={reply} isNew={isNew(reply.createdAt)}>
                {renderActions(reply, false)}
              </Said>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 sm:ml-13">
        {isOpen ? (
          <MessageForm
            label={messages.yourReply(question.authorName)}
            draft={draft}
            onSend={send}
            onCancel={() => discard(question.id, draft, { close, open: () => setRequested(true) })}
            isRequested={isRequested === true}
          />
        ) : (
          <Button
            variant="ghost"
            size="sm"
            className="ml-9 sm:-ml-4"
            aria-label={messages.replyTo(question.authorName)}
            autoFocus={wasClosed}
            onClick={() => setRequested(true)}
          >
            {messages.reply}
          </Button>
        )}
      </div>
    </li>
  )
}

type Form = { close: () => void; open: () => void }

/** A discarded reply comes back by undo, with its form. */
function discard(
  questionId: string,
  { text, write }: ReturnType<typeof useDraft>,
  { close, open }: Form,
): void {
  const restore = () => {
    write(text)
    open()
  }
  if (text === '') close()
  else void undoable(close, restore, messages.draftDeleted, { id: `draft-${questionId}` })
}

/** Actions of a message, for accounts and active visitors. */
function useActions(expeditionId: string, isActive: boolean) {
  const { me } = useAccount()
  const Actions = useLate(isActive || me !== null, () =>
    import('#web/features/questions/MessageActions.tsx').then((module) => module.MessageActions),
  )
  return ({ id, authorName, authorRole }: Message, hasReplies: boolean) => (
    // The height of the button, which comes late.
    <div className="min-h-11">
      {Actions && <Actions {...{ id, authorName, authorRole, expeditionId, hasReplies }} />}
    </div>
  )
}

type Message = QuestionFragment['replies'][number]

function Said({ message, isNew, children }: { message: Message; isNew: boolean; children: ReactNode }) {
  const role = messages.roles[message.authorRole]
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <Avatar name={message.authorName} className="size-10" />
      <div>
        <p className="flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 text-meta">
          <b className="font-semibold">{message.authorName}</b>
          {role && <Badge tone="pine">{role}</Badge>}
          {isNew && <Badge tone="sun">{messages.fresh}</Badge>}
          {message.createdAt && <span className="text-ink-2">{singleDay(parisDay(message.createdAt))}</span>}
        </p>
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{message.body}</p>
        {children}
      </div>
    </div>
  )
}
