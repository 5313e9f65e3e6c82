export type FaqTheme = { title: string; questions: { id: string; question: string; answer: string }[] }

/** Ignores case and accents. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")

/** Questions that contain all words, in the question or its answer; drops empty themes. */
export function matching(themes: FaqTheme[], query: string): FaqTheme[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return themes
    .map(({ title, questions }) => ({
      title,
      questions: questions.filter(({ question, answer }) => {
        const text = plain(`${question} ${answer}`)
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
