import { maxMessageLength } from '#schema/constants.ts'
import { cleanText } from '#schema/text.ts'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'

/** Above this number of questions a search field appears. */
const searchedBeyond = 5

/** Why a text cannot be sent, and by how many characters it is too long. */
export function findFault(
  text: string,
): { kind: 'EMPTY' | 'FORBIDDEN' } | { kind: 'LONG'; excess: number } | undefined {
  const cleaned = cleanText(text)
  if (cleaned === undefined) return { kind: 'FORBIDDEN' }
  if (cleaned === '') return { kind: 'EMPTY' }
  const excess = [...cleaned].length - maxMessageLength
  return excess > 0 ? { kind: 'LONG', excess } : undefined
}

/** Inserts a new question before the older ones, unless it is present. */
export const withQuestion = (questions: readonly QuestionFragment[], added: QuestionFragment) =>
  questions.some(({ id }) => id === added.id) ? [...questions] : [added, ...questions]

/** Appends a reply, unless it is present. */
export function withReply(question: QuestionFragment, added: QuestionFragment): QuestionFragment {
  if (question.replies.some(({ id }) => id === added.id)) return question
  const { replies: _none, ...reply } = added
  return { ...question, replies: [...question.replies, reply] }
}

export const isSearched = (count: number): boolean => count > searchedBeyond
