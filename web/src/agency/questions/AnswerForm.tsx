import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { CannedChoice } from '#web/agency/questions/CannedChoice.tsx'
import { messages } from '#web/agency/questions/messages.ts'
import {
  type QuestionCardFragment,
  useAnswerQuestionMutation,
} from '#web/agency/questions/Questions.generated.ts'
import { answerRules } from '#web/agency/questions/questions.rules.ts'
import { PublicText } from '#web/agency/shell/PublicText.tsx'

type Props = { question: QuestionCardFragment; onClose: () => void; onAnswered: () => void }

/** The public answer to a question, which may begin with a canned one. */
export function AnswerForm({ question, onClose, onAnswered }: Props) {
  const { id, authorName } = question
  const [send] = useAnswerQuestionMutation()
  return (
    <PublicText
      body={answerRules.body}
      label={messages.answerLabel(authorName)}
      hint={messages.answerHint}
      publish={messages.publish}
      cancel={messages.cancel}
      onClose={onClose}
      onSend={async (body) => {
        const { data } = await send({ variables: { id, body } })
        const refusals = listRefusals(data?.agencyAnswer)
        if (refusals.length > 0) return refusals
        toast.success(messages.published)
        onAnswered()
        return []
      }}
    >
      {(insert) => <CannedChoice question={question} onChoose={insert} />}
    </PublicText>
  )
}
