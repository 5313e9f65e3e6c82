import type { questionLists, questionStates } from '#api/modules/agency/questions/questions.contract.ts'

export type QuestionState = (typeof questionStates)[number]
export type QuestionList = (typeof questionLists)[number]

/** A hidden question is hidden, answered or not. */
export function questionState(question: { answeredAt: Date | null; hiddenAt: Date | null }): QuestionState {
  if (question.hiddenAt) return 'hidden'
  return question.answeredAt ? 'answered' : 'open'
}

/** Questions that wait for an answer are listed by their age. */
export const isOldestFirst = (list: QuestionList): boolean => list === 'open'
