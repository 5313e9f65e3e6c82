import type { OperationVariables, TypedDocumentNode } from '@apollo/client'

export type QueryRequest<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables>
  variables?: Variables
}

/** The gateway's response to an operation; without data it failed entirely. */
export type Answer = { data?: unknown; hasErrors: boolean }

/** By operation name and variables. */
export type Answers = Map<string, Answer>

/** Executes an operation without Apollo Client. */
export type Execute = (operationName: string, variables: OperationVariables) => Promise<Answer>

export const inPart = new Error('the gateway could not answer in full')

export const toKey = <Data, Variables extends OperationVariables>({
  query,
  variables,
}: QueryRequest<Data, Variables>) => `${readOperationName(query)} ${JSON.stringify(variables ?? {})}`

export function readOperationName<Data, Variables extends OperationVariables>({
  definitions,
}: TypedDocumentNode<Data, Variables>): string {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition')
  return operation?.name?.value ?? ''
}

/** Types a response by its document: the gateway ran the same operation. */
export const isAnswerTo = <Data, Variables extends OperationVariables>(
  _query: TypedDocumentNode<Data, Variables>,
  data: unknown,
): data is Data => typeof data === 'object' && data !== null

/** A failed relation costs its part of the page, not the page. */
export const errorPolicy = 'all'
