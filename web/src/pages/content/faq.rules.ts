export type FaqTheme = { title: string; questions: { id: string; question: string; answer: string }[] }

/** Case and accents do not count. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")

/** The questions that hold every word, in the question or in its answer; themes left without any are dropped. */
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
