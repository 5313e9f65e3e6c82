import type { OperationVariables, TypedDocumentNode } from '@apollo/client'

export type Asked<Data, Variables extends OperationVariables> = {
  query: TypedDocumentNode<Data, Variables>
  variables?: Variables
}

/** What the gateway has said to an operation; without data it could not answer at all. */
export type Answer = { data?: unknown; hasErrors: boolean }

/** Under the name of the operation and its variables. */
export type Answers = Map<string, Answer>

export type Ask = (operationName: string, variables: OperationVariables) => Promise<Answer>

export const inPart = new Error('the gateway could not answer in full')

export const keyOf = <Data, Variables extends OperationVariables>({
  query,
  variables,
}: Asked<Data, Variables>) => `${operationNameOf(query)} ${JSON.stringify(variables ?? {})}`

export function operationNameOf<Data, Variables extends OperationVariables>({
  definitions,
}: TypedDocumentNode<Data, Variables>): string {
  const operation = definitions.find((definition) => definition.kind === 'OperationDefinition')
  return operation?.name?.value ?? ''
}

/** The gateway runs the very operation that the document's type was written from. */
export const isAnswerTo = <Data, Variables extends OperationVariables>(
  _query: TypedDocumentNode<Data, Variables>,
  data: unknown,
): data is Data => typeof data === 'object' && data !== null

/** A relation that could not be read costs its own place on the page, not the page. */
export const errorPolicy = 'all'
