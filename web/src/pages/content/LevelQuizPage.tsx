import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { levels, perDay } from '#web/lib/format/levels.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { OutingSection } from '#web/pages/content/OutingSection.tsx'
import { QuizExpeditions } from '#web/pages/content/QuizExpeditions.tsx'
import { questions, quiz } from '#web/pages/content/quiz.content.ts'
import {
  type Answers,
  findVerdict,
  questionCount,
  readAnswers,
  type Verdict,
  withAnswer,
  writeAnswers,
} from '#web/pages/content/quiz.rules.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Level } from '#web/ui/Level.tsx'

const none = readAnswers('')

/** The answers are in the URL fragment, which is never sent: the server renders the page without them. */
function useAnswers(onRead: () => void) {
  const [answers, setAnswers] = useState(none)
  const read = useEffectEvent(() => {
    const input = readAnswers(window.location.hash)
    if (writeAnswers(input) === writeAnswers(answers)) return
    setAnswers(input)
    onRead()
  })
  useEffect(() => {
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
  // The question that the visitor has opened; otherwise the first without an answer, or the result.
  const [opened, setOpened] = useState<number>()
  const { answers, store } = useAnswers(() => setOpened(undefined))
  const shown = useFocusAfter(opened)
  const verdict = findVerdict(answers)
  const place = opened ?? Math.max(0, answers.indexOf(0))
  const isDone = verdict !== undefined && opened === undefined
  const isLast = place === questionCount - 1
  return (
    <ContentPage title={quiz.title} intro={quiz.intro} canonical={paths.levelQuiz}>
      <section ref={shown} aria-label={quiz.title} className="max-w-3xl rounded-xl bg-sand p-6 sm:p-10">
        {isDone && (
          <Result
            verdict={verdict}
            onReview={() => setOpened(0)}
            onRestart={() => {
              store(none)
              setOpened(0)
            }}
          />
        )}
        {!isDone && (
          <Question
            key={place}
            place={place}
            answer={answers[place] ?? 0}
            onAnswer={(answer) => {
              store(withAnswer(answers, place, answer))
              setOpened(place)
            }}
            onBack={() => setOpened(place - 1)}
            onNext={() => setOpened(isLast ? undefined : place + 1)}
          />
        )}
      </section>
      {isDone && <QuizExpeditions level={verdict.level} />}
      <OutingSection />
      <LevelTable />
    </ContentPage>
  )
}

/** Focuses the new question or the result after a change of the opened question. */
function useFocusAfter(opened: number | undefined) {
  const shown = useRef<HTMLElement>(null)
  const last = useRef(opened)
  useEffect(() => {
    if (last.current === opened) return
    const isFirstAnswer = last.current === undefined && shown.current?.contains(document.activeElement)
    last.current = opened
    if (isFirstAnswer) return
    const first = ['input:checked', 'input', 'h2'].flatMap(
      (it) => shown.current?.querySelector<HTMLElement>(it) ?? [],
    )
    first[0]?.focus()
  }, [opened])
  return shown
}

type QuestionProps = {
  place: number
  answer: number
  onAnswer: (answer: number) => void
  onBack: () => void
  onNext: () => void
}

/** One question at a time; « Suivante » waits for an answer. */
function Question({ place, answer, onAnswer, onBack, onNext }: QuestionProps) {
  const { question = '', options = [] } = questions[place] ?? {}
  const isLast = place === questionCount - 1
  return (
    <form
      action={paths.levelQuiz}
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        onNext()
      }}
    >
      <p className="font-semibold text-ink-2">{quiz.progress(place + 1)}</p>
      <progress
        value={place + 1}
        max={questionCount}
        aria-label={quiz.progressLabel}
        className="mt-3 mb-8 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-pine-600 [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-pine-600"
      />
      <fieldset>
        <legend className="mb-5 text-h2">{question}</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {options.map((option, index) => (
            <label
              key={option}
              className="flex min-h-14 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface px-4 py-2 has-checked:border-pine-600 has-checked:bg-pine-50 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-pine-600"
            >
              <input
                type="radio"
                required
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
      <div className="mt-8 flex flex-wrap justify-between gap-3">
        {place > 0 ? <Button onClick={onBack}>{quiz.back}</Button> : <span />}
        <Button type="submit" variant="primary">
          {isLast ? quiz.finish : quiz.next}
        </Button>
      </div>
      <noscript>
        <p className="mt-6 text-ink-2">{quiz.noScript}</p>
      </noscript>
    </form>
  )
}

function Result({
  verdict: { level, strong, weak },
  onReview,
  onRestart,
}: {
  verdict: Verdict
  onReview: () => void
  onRestart: () => void
}) {
  const { label = '', hours = '', metres = '' } = levels[level - 1] ?? {}
  return (
    <>
      <h2 tabIndex={-1} className="text-h2">
        {quiz.result(level, label)}
      </h2>
      <p className="mt-3">{perDay(hours, metres)}</p>
      <Reasons title={quiz.strong} places={strong} />
      <Reasons title={quiz.weak} places={weak} />
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={`${paths.catalogue}?level=${level}`} variant="primary">
          {quiz.see(level)}
        </ButtonLink>
        <Button onClick={onReview}>{quiz.review}</Button>
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
