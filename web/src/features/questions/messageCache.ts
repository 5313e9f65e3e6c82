import type { ApolloCache } from '@apollo/client'
import { DeletableMessagesDocument } from '#web/features/questions/DeletableMessages.generated.ts'
import { ExpeditionQuestionsFragmentDoc } from '#web/features/questions/ExpeditionQuestions.generated.ts'
import { type QuestionFragment, QuestionFragmentDoc } from '#web/features/questions/Question.generated.ts'
import { withQuestion, withReply } from '#web/features/questions/questions.rules.ts'

type Added = QuestionFragment & { parentId: string | null }

/**
 * Adds a message to the cache: a question to those of its expedition, a reply to its question wherever that
 * is shown.
 */
export function addMessage(cache: ApolloCache, expeditionId: string, { parentId, ...message }: Added): void {
  if (parentId !== null) {
    const id = cache.identify({ __typename: 'Message', id: parentId }) ?? ''
    const fragment = { id, fragment: QuestionFragmentDoc, fragmentName: 'Question' }
    cache.updateFragment(fragment, (question) => question && withReply(question, message))
    return
  }
  const id = cache.identify({ __typename: 'Expedition', id: expeditionId }) ?? ''
  const fragment = { id, fragment: ExpeditionQuestionsFragmentDoc, fragmentName: 'ExpeditionQuestions' }
  cache.updateFragment(fragment, (expedition) => {
    if (!expedition?.questions) return expedition
    return {
      ...expedition,
      questions: { ...expedition.questions, nodes: withQuestion(expedition.questions.nodes, message) },
    }
  })
}

/**
 * Adds a posted message to those that the account may still delete; before they are first read, it comes with
 * them.
 */
export function addDeletable(cache: ApolloCache, id: string): void {
  cache.updateQuery({ query: DeletableMessagesDocument }, (data) =>
    data?.me?.deletableMessageIds
      ? { me: { ...data.me, deletableMessageIds: [...data.me.deletableMessageIds, id] } }
      : data,
  )
}
