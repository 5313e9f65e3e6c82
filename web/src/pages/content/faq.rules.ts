import { fold } from '#web/lib/format/fold.ts'

export type FaqTheme = { title: string; questions: { id: string; question: string; answer: string }[] }

/** Questions that contain all words, in the question or its answer; drops empty themes. */
export function matching(themes: FaqTheme[], query: string): FaqTheme[] {
  const words = fold(query).split(/\s+/).filter(Boolean)
  return themes
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const text = fold(`${question} ${answer}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
