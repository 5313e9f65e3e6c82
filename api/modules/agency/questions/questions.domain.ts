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

/** Position of a question in the list, as its page's cursor. */
export type QuestionPosition = { at: Date; id: string }

export function toCursor({ at, id }: QuestionPosition): string {
  return Buffer.from(`${at.getTime()}_${id}`).toString('base64url')
}

/** Reads a cursor; undefined for any other text. */
export function readCursor(cursor: string): QuestionPosition | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, time, id] = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text) ?? []
  return time === undefined || id === undefined ? undefined : { at: new Date(Number(time)), id }
}
