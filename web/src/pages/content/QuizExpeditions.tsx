import { ExpeditionGrid } from '#web/features/expeditions/ExpeditionGrid.tsx'
import { useFavourites } from '#web/lib/account/favourites.tsx'
import { useQuizExpeditionsQuery } from '#web/pages/content/QuizExpeditions.generated.ts'
import { quiz } from '#web/pages/content/quiz.content.ts'

const hardest = 5

/** Expeditions of the level, and two slightly above it. */
export function QuizExpeditions({ level }: { level: number }) {
  const favourites = useFavourites()
  const query = useQuizExpeditionsQuery({
    variables: { level: [level], above: [Math.min(level + 1, hardest)] },
  })
  if (query.loading && !query.data)
    return (
      <p role="status" className="mt-10 text-ink-2">
        {quiz.loading}
      </p>
    )
  const within = query.data?.within?.nodes ?? []
  const challenge = level < hardest ? (query.data?.challenge?.nodes ?? []) : []
  return (
    <>
      {within.length > 0 && (
        <section aria-labelledby="dans-tes-cordes" className="mt-14">
          <h2 id="dans-tes-cordes" className="mb-6 text-h2">
            {quiz.within}
          </h2>
          <ExpeditionGrid expeditions={within} favourites={favourites} isNarrow />
        </section>
      )}
      {challenge.length > 0 && (
        <section aria-labelledby="petit-defi" className="mt-14">
          <h2 id="petit-defi" className="text-h2">
            {quiz.challenge}
          </h2>
          <p className="mt-1.5 mb-6 text-ink-2">{quiz.challengeIntro(level + 1)}</p>
          <ExpeditionGrid expeditions={challenge} favourites={favourites} isNarrow />
        </section>
      )}
    </>
  )
}
