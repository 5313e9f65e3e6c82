import { type ExecutionArgs, type FormattedExecutionResult, GraphQLError, type GraphQLSchema } from 'graphql'
import type { Context } from '#gateway/graph/context.ts'
import { formatError } from '#gateway/graph/errors.ts'
import { messages } from '#gateway/graph/messages.ts'
import type { PreparedOperations } from '#gateway/graph/operations/preparedOperations.ts'

export type SubscriptionDeps = {
  schema: GraphQLSchema
  operations: PreparedOperations
}

export type GraphqlRequest = {
  query?: unknown
  operationName?: string | null | undefined
  variables?: object | null | undefined
}

export type Prepared = (ExecutionArgs & { contextValue: Context }) | readonly GraphQLError[]

/** Accepts subscriptions only: other operations have their own route and limits. */
export function prepareSubscription(
  { schema, operations }: SubscriptionDeps,
  { query, operationName, variables }: GraphqlRequest,
  createContext: () => Context,
): Prepared {
  const operation = typeof query === 'string' ? operations.find(query, operationName) : undefined
  if (!operation) return [refusal('failed to parse the document', 'GRAPHQL_PARSE_FAILED')]
  const tooMuch = operation.refusal ?? operations.refuseVariables(operation, variables)
  if (tooMuch) return [refusal(tooMuch.message, tooMuch.code)]
  if (operation.kind !== 'subscription') return [refusal(messages.refused, 'BAD_USER_INPUT')]
  const faults = operations.validate(operation)
  if (faults.length > 0) return faults.map(({ message }) => refusal(message, 'GRAPHQL_VALIDATION_FAILED'))
  return {
    schema,
    document: operation.document,
    operationName: operationName ?? null,
    variableValues: { ...variables },
    contextValue: createContext(),
  }
}

export const refusal = (message: string, code: string) => new GraphQLError(message, { extensions: { code } })

type Result = {
  data?: Record<string, unknown> | null | undefined
  errors?: readonly GraphQLError[] | undefined
}

/** A graphql-js error without a cause is about the variables. */
export function formatResult(
  { data, errors }: Result,
  log: Parameters<typeof formatError>[1],
): FormattedExecutionResult {
  const publish = (error: GraphQLError) =>
    formatError(error.originalError ? error : refusal(error.message, toCode(error)), log)
  return { ...(data !== undefined && { data }), ...(errors && { errors: errors.map(publish) }) }
}

const toCode = ({ extensions: { code } }: GraphQLError) =>
  typeof code === 'string' ? code : 'BAD_USER_INPUT'
