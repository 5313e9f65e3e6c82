import type { QuestionPageFragment } from '#web/features/questions/ExpeditionQuestions.generated.ts'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'

/** A page of questions; with a cursor, one that others follow. */
export const questionPage = (
  nodes: QuestionFragment[],
  endCursor: string | null = null,
): QuestionPageFragment => ({
  __typename: 'MessageConnection',
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  nodes,
})
