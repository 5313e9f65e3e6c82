import { messages } from '#web/features/questions/messages.ts'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'
import { shortDay } from '#web/lib/format.ts'
import { Badge } from '#web/ui/Badge.tsx'

/** Questions with their replies under them. */
export function Questions({ questions }: { questions: QuestionFragment[] | null }) {
  if (questions === null) return <p className="text-ink-2">{messages.unavailable}</p>
  if (questions.length === 0) return <p className="text-ink-2">{messages.none}</p>
  return (
    <ul className="grid gap-6">
      {questions.map((question) => (
        <li key={question.id} className="rounded-lg bg-sand p-6">
          <Said message={question} />
          <ul className="mt-4 grid gap-4 border-l-2 border-line pl-5">
            {question.replies.map((reply) => (
              <li key={reply.id}>
                <Said message={reply} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

function Said({ message }: { message: QuestionFragment['replies'][number] }) {
  const role = messages.roles[message.authorRole]
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-meta">
        <b>{message.authorName}</b>
        {role && <Badge tone="pine">{role}</Badge>}
        <span className="text-ink-2">{shortDay(message.createdAt.slice(0, 10))}</span>
      </p>
      <p className="mt-1 whitespace-pre-line">{message.body}</p>
    </>
  )
}
