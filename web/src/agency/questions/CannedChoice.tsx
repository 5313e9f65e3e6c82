import { filledAnswer } from '#schema/cannedAnswers.content.ts'
import { useAnswerHelpQuery } from '#web/agency/questions/CannedAnswers.generated.ts'
import { messages } from '#web/agency/questions/messages.ts'
import type { QuestionCardFragment } from '#web/agency/questions/Questions.generated.ts'
import { datesWithDays } from '#web/lib/format/format.ts'

type Props = { question: QuestionCardFragment; onChoose: (body: string) => void }

/** Canned answers, filled for the question; the author edits the text before it is sent. */
export function CannedChoice({ question: { expeditionId, expeditionName, authorName }, onChoose }: Props) {
  const { data } = useAnswerHelpQuery({ variables: { expeditionId } })
  const answers = data?.agency?.cannedAnswers ?? []
  if (answers.length === 0) return null
  const departures = (data?.agency?.departures?.nodes ?? []).map(({ startDate, endDate }) =>
    datesWithDays(startDate, endDate),
  )
  const values = {
    prénom: authorName,
    aventure: expeditionName,
    départs: departures.length > 0 ? departures.join(', ') : messages.noDeparture,
  }
  return (
    <label className="mt-4 block text-15 font-semibold">
      <span className="mb-1.5 block">{messages.canned}</span>
      <select
        value=""
        onChange={({ target }) => {
          const chosen = answers.find(({ id }) => id === target.value)
          if (chosen) onChoose(filledAnswer(chosen.body, values))
        }}
        className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
      >
        <option value="">{messages.chooseCanned}</option>
        {answers.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
    </label>
  )
}
