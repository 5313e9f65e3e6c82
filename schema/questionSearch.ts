import { withoutAccents } from '#schema/text.ts'

type Searched = { body: string; replies: readonly { body: string }[] }

/** Finds the questions that contain all words, in themselves or in a reply, ignoring accents. */
export function findQuestions<Question extends Searched>(
  questions: readonly Question[],
  search: string,
): Question[] {
  const words = withoutAccents(search).split(/\s+/).filter(Boolean)
  return questions.filter(({ body, replies }) => {
    const text = withoutAccents([body, ...replies.map((reply) => reply.body)].join(' '))
    return words.every((word) => text.includes(word))
  })
}
