import { useEffect, useState } from 'react'
import { levels, perDay } from '#web/lib/format/levels.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { QuizExpeditions } from '#web/pages/content/QuizExpeditions.tsx'
import { questions, quiz } from '#web/pages/content/quiz.content.ts'
import {
  type Answers,
  questionCount,
  readAnswers,
  type Verdict,
  verdictOf,
  withAnswer,
  writeAnswers,
} from '#web/pages/content/quiz.rules.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Level } from '#web/ui/Level.tsx'

const none = readAnswers('')

/** The answers are in the URL fragment, which is never sent: the server renders the page without them. */
function useAnswers() {
  const [answers, setAnswers] = useState(none)
  useEffect(() => {
    const read = () => setAnswers(readAnswers(window.location.hash))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  // Bypasses the router, whose delay would lose the first of two quick answers.
  function store(next: Answers): void {
    setAnswers(next)
    const { pathname, search } = window.location
    window.history.replaceState(
      window.history.state,
      '',
      pathname + search + (next === none ? '' : writeAnswers(next)),
    )
  }
  return { answers, store }
}

export function Page() {
  const { answers, store } = useAnswers()
  const verdict = verdictOf(answers)
  return (
    <ContentPage title={quiz.title} intro={quiz.intro} canonical={paths.levelQuiz}>
      <div className="beside gap-y-10 max-lg:grid">
        <div className="grid max-w-3xl gap-8">
          {questions.map(({ question, options }, index) => (
            <Question
              key={question}
              place={index}
              title={question}
              options={options}
              answer={answers[index] ?? 0}
              onAnswer={(answer) => store(withAnswer(answers, index, answer))}
            />
          ))}
        </div>
        <aside aria-live="polite" className="max-w-3xl rounded-xl bg-sand p-6">
          {verdict ? (
            <Result verdict={verdict} onRestart={() => store(none)} />
          ) : (
            <Progress answers={answers} />
          )}
        </aside>
      </div>
      {verdict && <QuizExpeditions level={verdict.level} />}
      <LevelTable />
    </ContentPage>
  )
}

type QuestionProps = {
  place: number
  title: string
  options: string[]
  answer: number
  onAnswer: (answer: number) => void
}

function Question({ place, title, options, answer, onAnswer }: QuestionProps) {
  return (
    <fieldset>
      <legend className="mb-3 text-h3">
        {place + 1}. {title}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option, index) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface px-4 py-2 has-checked:border-pine-600 has-checked:bg-pine-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-pine-600"
          >
            <input
              type="radio"
              name={`question-${place + 1}`}
              checked={answer === index + 1}
              onChange={() => onAnswer(index + 1)}
              className="size-5 shrink-0 accent-pine-600 outline-none"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Progress({ answers }: { answers: Answers }) {
  const count = questionCount - answers.filter((answer) => answer === 0).length
  return (
    <>
      <p className="font-semibold">{quiz.progress(count)}</p>
      <p className="mt-1 text-ink-2">{quiz.missing}</p>
    </>
  )
}

function Result({
  verdict: { level, strong, weak },
  onRestart,
}: {
  verdict: Verdict
  onRestart: () => void
}) {
  const { label = '', hours = '', metres = '' } = levels[level - 1] ?? {}
  return (
    <>
      <h2 className="text-h2">{quiz.result(level, label)}</h2>
      <p className="mt-3">{perDay(hours, metres)}</p>
      <Reasons title={quiz.strong} places={strong} />
      <Reasons title={quiz.weak} places={weak} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={`${paths.catalogue}?level=${level}`} variant="primary">
          {quiz.see(level)}
        </ButtonLink>
        <Button onClick={onRestart}>{quiz.restart}</Button>
      </div>
    </>
  )
}

function Reasons({ title, places }: { title: string; places: number[] }) {
  if (places.length === 0) return null
  const topics = places.map((place) => questions[place]?.topic)
  return (
    <p className="mt-3">
      <span className="font-semibold">{title}</span>
      {`\u00a0: ${topics.join(', ')}.`}
    </p>
  )
}

function LevelTable() {
  return (
    <section aria-labelledby="niveaux" className="mt-14 max-w-3xl">
      <h2 id="niveaux" className="mb-4 text-h2">
        {quiz.levels}
      </h2>
      <ul className="grid">
        {levels.map(({ level, label, hours, metres }) => (
          <li key={level} className="flex flex-wrap items-center gap-x-4 border-b border-line py-4">
            <Level level={level} />
            <span className="min-w-24 font-semibold">{label}</span>
            <span className="text-ink-2">{perDay(hours, metres)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
